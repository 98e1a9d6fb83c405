/** States of a pointer on a piece, by name, without a page. */

/**
 * `free`: nothing is waited for. `resting`: a mouse lies on it, and it will be explained. `explained`: it was, by resting.
 * `pressed`: a finger is on it, and it will be explained. `held`: it was, by a long press, of which no tap comes.
 * `answered`: a tap did something, and a mouse that stays where it is asks for no explanation.
 */
export type Press = 'free' | 'resting' | 'explained' | 'pressed' | 'held' | 'answered'

/** Events on a piece: by a mouse, by a finger, or by either. `wait`: a mouse rested, or a finger pressed, long enough. */
export type Touch =
  | 'enter'
  | 'move'
  | 'leave'
  | 'mouse'
  | 'finger'
  | 'lift'
  | 'drag'
  | 'tap'
  | 'wait'

/** Transitions of each state; an event that is not named leaves it as it is. */
const leads: Readonly<Record<Press, Readonly<Partial<Record<Touch, Press>>>>> = {
  free: { move: 'resting', finger: 'pressed', tap: 'answered' },
  resting: {
    wait: 'explained',
    leave: 'free',
    mouse: 'free',
    finger: 'pressed',
    lift: 'free',
    drag: 'free',
    tap: 'answered',
  },
  explained: {
    leave: 'free',
    mouse: 'free',
    finger: 'pressed',
    lift: 'free',
    drag: 'free',
    tap: 'answered',
  },
  pressed: {
    wait: 'held',
    leave: 'free',
    mouse: 'free',
    finger: 'pressed',
    lift: 'free',
    drag: 'free',
    tap: 'answered',
  },
  // The tap that the browser makes of a long press is none.
  held: { enter: 'free', mouse: 'free', finger: 'pressed', tap: 'free' },
  answered: { enter: 'free', finger: 'pressed' },
}

/** The state after a touch. */
export const pressAfter = (press: Press, touch: Touch): Press => leads[press][touch] ?? press

/** Tells whether a state goes on by itself, once it has lasted for a while. */
export const waits = (press: Press): boolean => press === 'resting' || press === 'pressed'
