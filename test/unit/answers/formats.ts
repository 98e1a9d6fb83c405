/** Answers as mail programs send them, in English, German and French: `…` stands for the words of their writer. */

const letter = ['1  Draft the Mason', '2  Nimm Böttcher aus der Auslage', '3  Recruter le Maçon']
const quote = letter.map((line) => `> ${line}`).join('\n')
const address = '<turn+0a@dorfpost.example>'

/** The sentence that a program writes over what it quotes, by program and language. */
const sentences: Readonly<Record<string, readonly [en: string, de: string, fr: string]>> = {
  Gmail: [
    `On Mon, Nov 23, 2026 at 12:00 PM Dorfpost ${address} wrote:`,
    `Am Mo., 23. Nov. 2026 um 12:00 Uhr schrieb Dorfpost ${address}:`,
    `Le lun. 23 nov. 2026 à 12:00, Dorfpost ${address} a écrit :`,
  ],
  'Gmail, in lines': [
    'On Mon, Nov 23, 2026 at 12:00 PM Dorfpost <\nturn+0a@dorfpost.example>\nwrote:',
    'Am Mo., 23. Nov. 2026 um 12:00 Uhr schrieb Dorfpost <\nturn+0a@dorfpost.example>:',
    `Le lun. 23 nov. 2026 à 12:00, Dorfpost ${address}\na écrit\u00a0:`,
  ],
  'Apple Mail': [
    `On 23 Nov 2026, at 12:00, Dorfpost ${address} wrote:`,
    `Am 23.11.2026 um 12:00 schrieb Dorfpost ${address}:`,
    `Le 23 nov. 2026 à 12:00, Dorfpost ${address} a écrit :`,
  ],
  Thunderbird: [
    'On 11/23/26 12:00, Dorfpost wrote:',
    'Am 23.11.26 um 12:00 schrieb Dorfpost:',
    'Le 23/11/2026 à 12:00, Dorfpost a écrit :',
  ],
  'K-9 Mail': [
    `On November 23, 2026 12:00:00 PM GMT+01:00, Dorfpost ${address} wrote:`,
    `Am 23. November 2026 12:00:00 MEZ schrieb Dorfpost ${address}:`,
    `Le 23 novembre 2026 12:00:00 GMT+01:00, Dorfpost ${address} a écrit :`,
  ],
  Proton: [
    `On Monday, November 23rd, 2026 at 12:00 PM, Dorfpost ${address} wrote:`,
    `Dorfpost ${address} schrieb am Montag, 23. November 2026 um 12:00:`,
    `Le lundi 23 novembre 2026 à 12:00, Dorfpost ${address} a écrit :`,
  ],
  'GMX on a phone': [
    `On 23.11.26 at 12:00, Dorfpost ${address} wrote:`,
    `Am 23.11.26, 12:00 schrieb Dorfpost ${address}:`,
    `Le 23/11/26 12:00, Dorfpost ${address} a écrit :`,
  ],
}

/** A line that a program writes below an answer of its own accord. */
const marks: Readonly<Record<string, readonly [en: string, de: string, fr: string]>> = {
  'Apple Mail': ['Sent from my iPhone', 'Von meinem iPhone gesendet', 'Envoyé de mon iPhone'],
  'K-9 Mail': [
    '-- \nSent from my Android device with K-9 Mail. Please excuse my brevity.',
    '-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    '-- \nEnvoyé de mon appareil Android avec Courriel K-9 Mail. Veuillez excuser ma brièveté.',
  ],
  Proton: [
    'Sent with [Proton Mail](https://proton.me/mail/home) secure email.',
    'Gesendet mit [Proton Mail](https://proton.me/mail/home) sicherer E-Mail.',
    'Envoyé avec la messagerie sécurisée [Proton Mail](https://proton.me/mail/home).',
  ],
  'GMX on a phone': [
    '-- \nSent from my Android phone with GMX Mail. Please excuse my brevity.',
    '-- \nDiese Nachricht wurde von meinem Android Mobiltelefon mit GMX Mail gesendet.',
    '-- \nEnvoyé de mon téléphone Android avec GMX Mail.',
  ],
}

/** The block of a letter's header lines that a program writes over what it quotes without signs. */
const headers: readonly [en: string, de: string, fr: string] = [
  'From: Dorfpost <post@dorfpost.example>\nSent: Monday, November 23, 2026 12:00 PM\nTo: Ada <ada@example.org>\nSubject: Your turn: Pond',
  'Von: Dorfpost <post@dorfpost.example>\nGesendet: Montag, 23. November 2026 12:00\nAn: Ada <ada@example.org>\nBetreff: Du bist dran: Teich',
  'De : Dorfpost <post@dorfpost.example>\nEnvoyé : lundi 23 novembre 2026 12:00\nÀ : Ada <ada@example.org>\nObjet : À toi : Étang',
]
const gmx: readonly [en: string, de: string, fr: string] = [
  'Sent: Monday, November 23, 2026 at 12:00 PM\nFrom: "Dorfpost" <post@dorfpost.example>\nTo: ada@example.org\nSubject: Your turn: Pond',
  'Gesendet: Montag, 23. November 2026 um 12:00 Uhr\nVon: "Dorfpost" <post@dorfpost.example>\nAn: ada@example.org\nBetreff: Du bist dran: Teich',
  'Envoyé: lundi 23 novembre 2026 à 12:00\nDe: "Dorfpost" <post@dorfpost.example>\nÀ: ada@example.org\nObjet: À toi : Étang',
]
const yahoo: readonly [en: string, de: string, fr: string] = [
  `    On Monday, November 23, 2026 at 12:00:00 PM GMT+1, Dorfpost ${address} wrote:  `,
  `    Am Montag, 23. November 2026 um 12:00:00 MEZ hat Dorfpost ${address} Folgendes geschrieben:  `,
  `    Le lundi 23 novembre 2026 à 12:00:00 UTC+1, Dorfpost ${address} a écrit :  `,
]
const mobile: readonly [en: string, de: string, fr: string] = [
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Outlook für iOS beziehen<https://aka.ms/o0ukef>',
  'Obtenir Outlook pour iOS<https://aka.ms/o0ukef>',
]
const android: readonly [en: string, de: string, fr: string] = [
  'Get Outlook for Android<https://aka.ms/AAb9ysg>',
  'Holen Sie sich Outlook für Android<https://aka.ms/AAb9ysg>',
  'Télécharger Outlook pour Android<https://aka.ms/AAb9ysg>',
]
const line = '_'.repeat(32)
const body = letter.join('\n')

const languages = ['English', 'German', 'French'] as const

type Format = readonly [program: string, text: string]

/** Formats in each language. */
const each = (program: string, textIn: (language: number) => string): Format[] =>
  languages.map((language, i) => [`${program}, ${language}`, textIn(i)])

export const formats: ReadonlyArray<Format> = [
  ...Object.entries(sentences).flatMap(([program, over]) => {
    const mark = (i: number) => (marks[program] ? `\n\n${marks[program][i]}` : '')
    return [
      ...each(program, (i) => `…${mark(i)}\n\n${over[i]}\n\n${quote}\n`),
      ...each(`${program}, below`, (i) => `${over[i]}\n\n${quote}\n\n…${mark(i)}\n`),
      ...each(`${program}, between`, (i) => `${over[i]}\n> What do you do?\n\n…\n\n${quote}\n`),
    ]
  }),
  ...each(
    'Apple Mail, all quoted',
    (i) => `…\n\n> ${sentences['Apple Mail']?.[i]}\n> \n${quote}\n`,
  ),
  ...each(
    'Thunderbird, below, signed',
    (i) => `${sentences.Thunderbird?.[i]}\n${quote}\n\n…\n\n-- \nAda\n12 Main Street\n`,
  ),
  ...each('Outlook', (i) => `…\n\n${headers[i]}\n\n${body}\n`),
  ...each('Outlook, with a name', (i) => `…\n\nAda\n\n${headers[i]}\n\n${body}\n`),
  ...each(
    'Outlook, original message',
    (i) =>
      `…\n\n${['-----Original Message-----', '-----Ursprüngliche Nachricht-----', "-----Message d'origine-----"][i]}\n${headers[i]}\n\n${body}\n`,
  ),
  ...each('Outlook on the web', (i) => `…\n${line}\n${headers[i]}\n\n${body}\n`),
  ...each('Outlook for iOS', (i) => `…\n\n${mobile[i]}\n${line}\n${headers[i]}\n\n${body}\n`),
  ...each('Outlook for Android', (i) => `…\n\n${android[i]}\n${line}\n${headers[i]}\n\n${body}\n`),
  ...each('GMX', (i) => `…\n \n\n${gmx[i]}\n\n${body}\n`),
  ...each('Yahoo', (i) => `…\n\n${yahoo[i]}\n \n ${letter.join('\n ')}\n`),
  [
    'Samsung',
    `…\n\nVon meinem Galaxy gesendet\n\n-------- Ursprüngliche Nachricht --------\nVon: Dorfpost\nDatum: 23.11.26 12:00\n\n${body}\n`,
  ],
  [
    'Samsung, English',
    `…\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Dorfpost <post@dorfpost.example>\nDate: 23/11/2026 12:00 (GMT+00:00)\nTo: ada@example.org\nSubject: Your turn\n\n${body}\n`,
  ],
  [
    'Samsung, French',
    `…\n\nEnvoyé depuis mon smartphone Samsung Galaxy.\n\n-------- Message d’origine --------\nDe : Dorfpost <post@dorfpost.example>\nDate : 23/11/2026 12:00 (GMT+01:00)\nÀ : ada@example.org\n\n${body}\n`,
  ],
  [
    'Proton on a phone',
    `…\n\n-------- Original Message --------\nOn 11/23/26 12:00, Dorfpost ${address} wrote:\n\n${quote}\n`,
  ],
]

/** Answers that begin as a sentence over a quote does, or end so. */
export const openings: ReadonlyArray<string> = [
  'Le 4 blanc',
  'Le maçon, à prendre : 1',
  'From the road, the Mason',
  'Von der Auslage den Maurer',
  'De la route, le maçon',
  'To me the Mason',
  'An mich: der Maurer',
  'On the road, the Mason',
  'Am liebsten den Maurer',
  'El 3',
  'Op 2',
  'Il maçon',
  '2',
]
