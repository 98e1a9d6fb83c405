/** Answers as mail programs send them: `…` stands for the words of their writer. */
export const formats: ReadonlyArray<readonly [program: string, text: string]> = [
  [
    'Gmail, English',
    '…\n\nOn Mon, Nov 23, 2026 at 12:00 PM Dorfpost <turn+0a@dorfpost.example> wrote:\n\n> 1  Draft the Mason\n> 2  Draft the Cooper\n',
  ],
  [
    'Gmail, English, a broken line',
    '…\n\nOn Mon, Nov 23, 2026 at 12:00 PM Dorfpost <\nturn+0a@dorfpost.example>\nwrote:\n\n> 1  Draft the Mason\n',
  ],
  [
    'Gmail, German',
    '…\n\nAm Mo., 23. Nov. 2026 um 12:00 Uhr schrieb Dorfpost <\nturn+0a@dorfpost.example>:\n\n> 1  Nimm Maurer\n',
  ],
  [
    'Gmail, French',
    '…\n\nLe lun. 23 nov. 2026 à 12:00, Dorfpost <turn+0a@dorfpost.example>\na écrit :\n\n> 1  Recruter le Maçon\n',
  ],
  ['Gmail, below', '> 1  Draft the Mason\n> 2  Draft the Cooper\n\n…\n'],
  [
    'Apple Mail, English',
    '…\n\n> On 23 Nov 2026, at 12:00, Dorfpost <turn+0a@dorfpost.example> wrote:\n> \n> 1  Draft the Mason\n',
  ],
  [
    'Apple Mail, German',
    '…\n\n> Am 23.11.2026 um 12:00 schrieb Dorfpost <turn+0a@dorfpost.example>:\n> \n> 1  Nimm Maurer\n',
  ],
  [
    'Apple Mail, French',
    '…\n\n> Le 23 nov. 2026 à 12:00, Dorfpost <turn+0a@dorfpost.example> a écrit :\n> \n> 1  Recruter le Maçon\n',
  ],
  [
    'iPhone, English',
    '…\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 12:00, Dorfpost <turn+0a@dorfpost.example> wrote:\n> 1\n',
  ],
  [
    'iPhone, German',
    '…\n\nVon meinem iPhone gesendet\n\n> Am 23.11.2026 um 12:00 schrieb Dorfpost:\n> 1\n',
  ],
  [
    'iPhone, French',
    '…\n\nEnvoyé de mon iPhone\n\n> Le 23 nov. 2026 à 12:00, Dorfpost a écrit :\n> 1\n',
  ],
  [
    'Outlook, English',
    '…\n\nFrom: Dorfpost <post@dorfpost.example>\nSent: Monday, November 23, 2026 12:00\nTo: Ada\nSubject: Your turn\n\n1  Draft the Mason\n',
  ],
  [
    'Outlook, German',
    '…\n\nVon: Dorfpost <post@dorfpost.example>\nGesendet: Montag, 23. November 2026 12:00\nAn: Ada\nBetreff: Du bist dran\n\n1  Nimm Maurer\n',
  ],
  [
    'Outlook, French',
    '…\n\nDe : Dorfpost <post@dorfpost.example>\nEnvoyé : lundi 23 novembre 2026 12:00\nÀ : Ada\nObjet : À toi\n\n1  Recruter\n',
  ],
  [
    'Outlook on the web',
    '…\n________________________________\nFrom: Dorfpost <post@dorfpost.example>\nSent: Monday\n\n1  Draft the Mason\n',
  ],
  [
    'Outlook for Android',
    '…\n\nHolen Sie sich Outlook für Android<https://aka.ms/x>\n________________________________\nFrom: Dorfpost\n\n1\n',
  ],
  ['Thunderbird, English', '…\n\nOn 11/23/26 12:00, Dorfpost wrote:\n> 1  Draft the Mason\n'],
  [
    'Thunderbird, German, below',
    'Am 23.11.26 um 12:00 schrieb Dorfpost:\n> 1  Nimm Maurer\n> 2  Nimm Böttcher\n\n…\n\n-- \nAda\n',
  ],
  [
    'Thunderbird, French',
    '…\n\nLe 23/11/2026 à 12:00, Dorfpost a écrit :\n> 1  Recruter le Maçon\n',
  ],
  [
    'GMX',
    '…\n \n\nGesendet: Montag, 23. November 2026 um 12:00 Uhr\nVon: "Dorfpost" <post@dorfpost.example>\nAn: ada@example.org\nBetreff: Du bist dran\n\n1  Nimm Maurer\n',
  ],
  [
    'K-9 Mail',
    '…\n\n\nAm 23. November 2026 12:00:00 MEZ schrieb Dorfpost <post@dorfpost.example>:\n>1  Nimm Maurer\n',
  ],
  [
    'Yahoo, English',
    '…\n\n    On Monday, November 23, 2026 at 12:00:00 PM GMT+1, Dorfpost <post@dorfpost.example> wrote:  \n \n 1  Draft the Mason\n',
  ],
  [
    'Yahoo, German',
    '…\n\n    Am Montag, 23. November 2026 um 12:00:00 MEZ hat Dorfpost <post@dorfpost.example> Folgendes geschrieben:  \n \n 1  Nimm Maurer\n',
  ],
  [
    'Proton',
    '…\n\nSent with Proton Mail secure email.\n\nOn Monday, November 23rd, 2026 at 12:00 PM, Dorfpost <post@dorfpost.example> wrote:\n\n> 1  Draft the Mason\n',
  ],
  [
    'Samsung',
    '…\n\nVon meinem Galaxy gesendet\n\n-------- Ursprüngliche Nachricht --------\nVon: Dorfpost\nDatum: 23.11.26 12:00\n\n1\n',
  ],
  [
    'Between quotes',
    'On 11/23/26 12:00, Dorfpost wrote:\n> What do you do?\n…\n> 1  Draft the Mason\n',
  ],
]

/** Answers that begin as a sentence over a quote does, or end so. */
export const openings: ReadonlyArray<string> = [
  'Le 4 blanc',
  'On the road, the Mason',
  'Am liebsten den Maurer',
  'El 3',
  'Op 2',
  'Il maçon',
  '2',
]
