import type { DoorTexts } from './words.en.ts'

/** What the ways in say in German. */
export const de: DoorTexts = {
  firstName: 'Du bist angemeldet. Nur noch eins:',

  devices: {
    title: 'Geräte',
    lead: 'Auf diesen Geräten bist du angemeldet. Melde ab, was du nicht mehr benutzt oder nicht kennst: Das gilt sofort.',
    unknown: 'Ein Gerät ohne Namen',
    here: 'dieses Gerät',
    seen: (day) => `zuletzt ${day}`,
    since: (day) => `seit ${day}`,
    by: {
      guest: 'als Gast',
      letter: 'per E-Mail',
      card: 'mit Platzkarte',
      passkey: 'mit Passkey',
    },
    hint: 'Gemerkt wird der Tag des letzten Besuchs, keine Uhrzeit.',
  },
}
