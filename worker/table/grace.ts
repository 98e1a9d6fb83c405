/** Notices wait this long, in milliseconds, so that a page which is just opening can say that somebody is looking. */
export const grace = 5000
