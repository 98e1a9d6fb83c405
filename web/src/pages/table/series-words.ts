import { language } from '../../words/index.ts'

const en = {
  title: 'Series',
  field: 'A series: up to three games',
  /** By the number of people. */
  hint: (people: number): string =>
    people === 2
      ? 'Each next game opens by itself, with the seats turned round. Two wins decide the series.'
      : 'Three games. Each next one opens by itself, with the seats turned round. The smallest sum of places wins; points break ties.',
  game: (game: number) => `Game ${game} of the series`,
  won: (score: string) => `Games won: ${score}.`,
  places: (score: string) => `Places added up: ${score}. The smallest sum wins.`,
  winner: (names: string, many: boolean): string =>
    `${names} ${many ? 'share' : 'has won'} the series.`,
  youWon: 'You have won the series.',
  soon: (game: number) => `Game ${game} opens in a moment.`,
  open: (game: number) => `Game ${game} is open.`,
  last: 'This is the last game of the series.',
  broken: 'The series ends here, because not everybody is going on.',
  end: 'End the series with this game',
  endHint: 'No further game opens by itself. The others see that.',
  ended: (name: string) => `${name} has ended the series: this is its last game.`,
  toNext: (game: number) => `To game ${game}`,
  make: 'Make it a series',
  makeHint: 'This game counts as the first of up to three. The others are asked.',
}
const de: typeof en = {
  title: 'Serie',
  field: 'Eine Serie: bis zu drei Partien',
  hint: (people) =>
    people === 2
      ? 'Jede nächste Partie öffnet sich von selbst, mit getauschten Plätzen. Wer zwei gewinnt, gewinnt die Serie.'
      : 'Drei Partien. Jede nächste öffnet sich von selbst, mit vertauschten Plätzen. Die kleinste Summe der Plätze gewinnt; bei Gleichstand zählen die Punkte.',
  game: (game) => `Partie ${game} der Serie`,
  won: (score) => `Gewonnene Partien: ${score}.`,
  places: (score) => `Summe der Plätze: ${score}. Die kleinste gewinnt.`,
  winner: (names, many) =>
    many ? `${names} teilen sich die Serie.` : `${names} hat die Serie gewonnen.`,
  youWon: 'Du hast die Serie gewonnen.',
  soon: (game) => `Partie ${game} öffnet sich gleich.`,
  open: (game) => `Partie ${game} ist eröffnet.`,
  last: 'Das ist die letzte Partie der Serie.',
  broken: 'Die Serie endet hier, denn nicht alle spielen weiter.',
  end: 'Die Serie mit dieser Partie beenden',
  endHint: 'Danach öffnet sich keine Partie mehr von selbst. Die anderen sehen das.',
  ended: (name) => `${name} hat die Serie beendet: Diese Partie ist ihre letzte.`,
  toNext: (game) => `Zu Partie ${game}`,
  make: 'Eine Serie daraus machen',
  makeHint: 'Diese Partie zählt als erste von bis zu dreien. Die anderen werden gefragt.',
}
const fr: typeof en = {
  title: 'Série',
  field: 'Une série : trois parties au plus',
  hint: (people) =>
    people === 2
      ? 'La partie suivante s’ouvre d’elle-même, places échangées. Deux victoires décident de la série.'
      : 'Trois parties. La suivante s’ouvre d’elle-même, les places tournent. La plus petite somme des places gagne ; à égalité, les points comptent.',
  game: (game) => `Partie ${game} de la série`,
  won: (score) => `Parties gagnées : ${score}.`,
  places: (score) => `Somme des places : ${score}. La plus petite gagne.`,
  winner: (names, many) => `${names} ${many ? 'se partagent' : 'a gagné'} la série.`,
  youWon: 'Tu as gagné la série.',
  soon: (game) => `La partie ${game} s’ouvre dans un instant.`,
  open: (game) => `La partie ${game} est ouverte.`,
  last: 'C’est la dernière partie de la série.',
  broken: 'La série s’arrête ici, car tout le monde ne continue pas.',
  end: 'Finir la série avec cette partie',
  endHint: 'Aucune autre partie ne s’ouvrira d’elle-même. Les autres le voient.',
  ended: (name) => `${name} a mis fin à la série : cette partie est la dernière.`,
  toNext: (game) => `À la partie ${game}`,
  make: 'En faire une série',
  makeHint:
    'Cette partie compte comme la première de trois au plus. Les autres reçoivent une invitation.',
}

/** Words for a series of games, in the present language. */
export const seriesTexts = (): typeof en => ({ en, de, fr })[language()]
