const second = 1000
const maxWait = 60 * 60 * second

/** Time to wait after that many failures, in milliseconds: two seconds, doubled each time, an hour at most; a random part of up to half is taken off. */
export const waitAfter = (attempts: number, random = 0): number =>
  Math.round(Math.min(second * 2 ** Math.min(attempts, 20), maxWait) * (1 - random / 2))
