/** Codes with which sockets are closed (RFC 6455, 7.4.1; from 4000 on our own). */
export const closing = {
  notText: 1003,
  malformed: 1007,
  tooMany: 1008,
  comeAgain: 4001,
  /** The session that opened it is over: a page is signed out, or signed in by another. */
  sessionEnded: 4003,
} as const
