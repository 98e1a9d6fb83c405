import { createEffect, createSignal } from 'solid-js'
import { keep, kept } from '../../device/browser-storage.ts'
import { chooseSound, settings } from '../../stage/settings.ts'
import { ring } from '../../stage/sound.ts'
import { language } from '../../words/index.ts'
import type { Seated } from './seated.ts'
import type { Turn } from './turn.ts'

const en = {
  question: 'Shall a bell ring when it is your turn?',
  on: 'Sounds on',
  no: 'No, thanks',
}
const de: typeof en = {
  question: 'Soll eine Glocke läuten, wenn du dran bist?',
  on: 'Klänge an',
  no: 'Nein, danke',
}
const fr: typeof en = {
  question: 'Une cloche quand c’est à toi\u202f?',
  on: 'Avec sons',
  no: 'Non merci',
}

/** Words of the offer of sound. */
export const soundOfferTexts = () => ({ en, de, fr })[language()]

/** Kept on the device: the table at which sound was offered, or that it was answered. */
const place = 'sound-offer'
const answered = 'answered'

export type SoundOffer = ReturnType<typeof createSoundOffer>

/**
 * The offer of sound: once on a device, at the first table that somebody plays at, until it is answered there. It is open
 * while others are to move, so it takes its buttons' room from no other answer.
 */
export function createSoundOffer({ seat, table }: Seated, turn: Turn) {
  const first = kept(place) ?? table.id
  const [isDue, setDue] = createSignal(
    seat !== null && !turn.over() && !settings.sound() && first === table.id,
  )
  const answer = () => {
    setDue(false)
    keep(place, answered)
  }
  // It may be switched on in the drawer as well.
  createEffect(() => settings.sound() && answer())
  const isOpen = () =>
    isDue() && !turn.mine() && !turn.over() && turn.planned().length === 0 && !turn.isSent()
  createEffect(() => isOpen() && keep(place, table.id))
  return {
    isOpen,
    refuse: answer,
    accept() {
      chooseSound(true)
      // The press lets the page sound: one hears what was chosen.
      ring('bell')
    },
  }
}
