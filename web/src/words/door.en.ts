import { locales } from '../../../worker/games/kernel/language.ts'

const { plural } = locales.en

/** Words of the ways in, in English. */
export const en = {
  firstName: 'You are signed in. One more thing:',

  devices: {
    title: 'Devices',
    lead: 'You are signed in on these devices. Sign out any you no longer use or do not recognise; it takes effect at once.',
    unknown: 'A device without a name',
    here: 'this device',
    seen: (day: string) => `last seen ${day}`,
    since: (day: string) => `since ${day}`,
    by: {
      guest: 'as a guest',
      letter: 'by e-mail',
      card: 'with a seat card',
      passkey: 'with a passkey',
      pass: 'with a letter’s link',
    },
    only: (tables: string) => `only ${tables}`,
    hint: 'Only the day of the last visit is kept, not the time.',
  },

  passkeys: {
    title: 'Passkeys',
    lead: 'Keep your account with a fingerprint, face or PIN: no password, no address. A passkey signs you in on other devices, too.',
    none: 'This browser does not support passkeys.',
    add: 'Add a passkey',
    keep: 'Keep it with a passkey',
    made: (day: string) => `made ${day}`,
    used: (day: string) => `last used ${day}`,
    unused: 'not used yet',
    rename: 'Rename',
    remove: 'Remove',
    name: 'Name of the passkey',
    stopped: 'Nothing happened: the browser gave no passkey.',
    signInTitle: 'With a passkey',
    signInLead: 'If you made a passkey here, one click is enough. You need no address.',
    signIn: 'Sign in with a passkey',
  },

  card: {
    title: 'Seat card',
    keep: (name: string) => `Keep this card, ${name}`,
    lead: 'It brings you back to your seats from any phone or computer. No account needed. Anybody who has it can play for you.',
    kept: 'You need no seat card: on another device you sign in with your e-mail address.',
    show: 'Show my seat card',
    send: 'Send it to me',
    mail: 'Mail it to me',
    print: 'Print',
    copy: 'Copy the link',
    copied: 'Copied',
    qr: 'QR code of your seat card',
    scan: 'Scan it with the other device.',
    secret: 'Secret link',
    seat: (seat: number, of: number) => `seat ${seat} of ${of}`,
    seats: 'for all your seats',
    made: (day: string) => `Made ${day}.`,
    used: (day: string) => `Last used ${day}.`,
    unused: 'Not used yet.',
    anew: 'A new card',
    anewHint: 'Lost it? Make a new one; the old one then stops working.',
    end: 'Cancel the card',
    ended: 'The card no longer works. Its link leads nowhere now.',
    mailSubject: (name: string) => `Dorfpost: seat card of ${name}`,
    mailText: (link: string) =>
      `This link brings you back to your seats on any device. Anybody who has it can play for you.\n\n${link}`,
    done: 'I have it',
  },

  cardPage: {
    title: 'Back to your seat',
    who: (name: string) => `This is the seat card of ${name}.`,
    tables: 'It leads to',
    noTables: 'No game is going on there at the moment.',
    go: (name: string) => `I am ${name}: let me in`,
    goHint: 'Only if it is yours: you will then play under that name on this device.',
    hereAlready: (name: string) => `You are already ${name} on this device.`,
    on: 'Keep playing',
    other: (name: string) =>
      `You are ${name} in this browser. ${name} keeps everything, and is back when you sign out.`,
    kept: (name: string) =>
      `${name} now has an e-mail address, so the card no longer works. Sign in with that address.`,
    none: 'This link is not complete. Is part of it missing at the end?',
  },

  invited: {
    wants: (email: string) =>
      `Letters come to ${email}: your invitation confirms that address, and it signs you in on any device. Not yours? Untick this.`,
    known: (email: string) =>
      `${email}, to which this invitation was sent, already has an account.`,
    signIn: 'Sign in',
  },

  pass: {
    title: 'From your letter',
    who: (name: string) => `This link comes from a letter to ${name}.`,
    play: (name: string) => `I am ${name}: play this table here`,
    hint: 'Only if the letter is yours. The link works once, for this table only. You get an e-mail and can end this in the settings.',
    signIn: 'Sign in',
    look: 'Only look at the table',
    over: 'This letter’s link has been used, or is older than a week. Sign in to play; anybody can watch.',
    here: (name: string, tables: number) =>
      plural(tables, {
        one: `A letter’s link lets you play only this table here, as ${name}. Sign in for everything else.`,
        other: `Letters’ links let you play only these tables here, as ${name}. Sign in for everything else.`,
      }),
    toTable: 'Go to the table',
    leave: 'End it on this device',
    open: (count: number) =>
      plural(count, {
        one: 'One link in your letters can still open its table on another device. It works once, within a week of the letter.',
        other: `${count} links in your letters can still open their tables on another device. Each works once, within a week of its letter.`,
      }),
    end: 'Cancel the links in all letters',
  },

  back: {
    title: 'Is one of these seats yours?',
    ask: 'Is one of these seats yours?',
    sit: (names: string, count: number) =>
      plural(count, {
        one: `${names} sits here. Is that you? This is the way back:`,
        other: `${names} sit here. Are you one of them? This is the way back:`,
      }),
    card: 'With your seat card',
    cardHint: 'Open its link or scan its code on this device.',
    mail: 'By e-mail',
    mailHint: 'If you gave an address, sign in with it.',
    passkey: 'With a passkey',
    passkeyHint: 'If you made one, this device may have it, too.',
    device: 'On the device where you sat down',
    deviceHint:
      'You are still signed in there. Its settings show your seat card: scan it with this device.',
    host: (name: string) => `Through the host, ${name}`,
    hostHint: 'None of that at hand? Ask for a new link to your seat.',
  },
}

export type DoorTexts = typeof en
