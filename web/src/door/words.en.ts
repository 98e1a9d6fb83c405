/** What the ways in say in English. */
export const en = {
  firstName: 'You are signed in. One more thing:',

  devices: {
    title: 'Devices',
    lead: 'You are signed in on these devices. Sign out one that you no longer use, or do not know: that ends it at once.',
    unknown: 'A device without a name',
    here: 'this device',
    seen: (day: string) => `last seen ${day}`,
    since: (day: string) => `since ${day}`,
    by: {
      guest: 'as a guest',
      letter: 'by e-mail',
      card: 'by seat card',
      passkey: 'by passkey',
    },
    hint: 'A device counts as seen on the day of its last visit; the time of day is not kept.',
  },
}

export type DoorTexts = typeof en
