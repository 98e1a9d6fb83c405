import { settings } from './settings.ts'

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is. */
interface Tone {
  readonly pitch: number
  readonly at: number
  readonly rings: number
  readonly loud: number
  readonly wave: OscillatorType
}

/** Sounds: a piece set down, a letter falling into the box, the bell of the post office. */
const sounds = {
  tick: [{ pitch: 1250, at: 0, rings: 0.035, loud: 0.1, wave: 'triangle' }],
  letter: [
    { pitch: 320, at: 0, rings: 0.09, loud: 0.14, wave: 'triangle' },
    { pitch: 190, at: 0.07, rings: 0.16, loud: 0.16, wave: 'sine' },
  ],
  bell: [
    { pitch: 880, at: 0, rings: 1.1, loud: 0.16, wave: 'sine' },
    { pitch: 1318.5, at: 0.02, rings: 0.8, loud: 0.09, wave: 'sine' },
    { pitch: 659.3, at: 0.24, rings: 1.2, loud: 0.13, wave: 'sine' },
  ],
} satisfies Record<string, ReadonlyArray<Tone>>

/** Shakes of the device, in milliseconds on and off. */
const shakes = { tick: [8], letter: [20], bell: [40, 60, 40] } as const

export type Sound = keyof typeof sounds

let context: AudioContext | null = null

/** Plays a sound and shakes the device, as far as somebody has switched that on. */
export function ring(sound: Sound): void {
  if (settings.shake()) navigator.vibrate?.([...shakes[sound]])
  if (!settings.sound()) return
  context ??= new AudioContext()
  const audio = context
  const begin = () => {
    for (const tone of sounds[sound]) play(audio, tone)
  }
  if (audio.state === 'running') {
    begin()
    return
  }
  // A page that nobody has touched yet may not sound; Safari stops it for a call or another app as well. Its clock stands
  // still meanwhile: what came then would all sound at once as it goes on.
  const asked = performance.now()
  audio.resume().then(
    () => performance.now() - asked < soon && begin(),
    () => undefined,
  )
}

/** A sound that comes later than this, in milliseconds, has lost its reason. */
const soon = 500

function play(audio: AudioContext, { pitch, at, rings, loud, wave }: Tone): void {
  const begin = audio.currentTime + at
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud, begin + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + rings)
  voice.connect(volume).connect(audio.destination)
  voice.start(begin)
  voice.stop(begin + rings + 0.02)
}
