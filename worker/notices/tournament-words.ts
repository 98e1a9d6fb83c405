/** Words of the letters of tournaments. */
import { de as of } from '../games/kernel/french.ts'
import { type Language, locales, type PerLanguage } from '../games/kernel/language.ts'

/** Matters to tell. */
export type TournamentMatter =
  /** A table of a round is there. */
  | 'pairing'
  /** The same, in the final of groups. */
  | 'pairing-final'
  /** The groups are played, and others go on to the final. */
  | 'group-out'
  /** No table in a round: a point as of a win; or on to the next round of a knock-out. */
  | 'bye'
  | 'bye-on'
  /** From the line to a place. */
  | 'place'
  /** Check in now. */
  | 'called'
  /** It began without somebody who had no place, or had not checked in. */
  | 'left-out'
  /** A bot had to play to the end, and so they are out. */
  | 'missed'
  | 'removed'
  | 'cancelled'
  | 'final'

interface Told {
  readonly title: string
  /** From 1; 0 where it is about none. */
  readonly round: number
  /** Names of the others at the table, as a list in words. */
  readonly others: string
  /** Place in the final table; 0 where it is about none. */
  readonly place: number
}

interface Said {
  readonly subject: string
  readonly heading: string
  readonly text: string
}

interface TournamentWords {
  readonly say: Readonly<Record<TournamentMatter, (told: Told) => Said>>
  readonly openTable: string
  readonly openTournament: string
  /** End of the round's tables. */
  readonly roundEnds: (time: string) => string
  readonly starts: (time: string) => string
  readonly finalTable: string
  /** On a postmark, before its number. */
  readonly round: string
  readonly groupTable: string
  /** Points in wins, such as "3.5". */
  readonly points: (points: number) => string
}

const inWins = (language: Language, points: number): string =>
  locales[language].number(Math.round(points * 100) / 100)

const en: TournamentWords = {
  say: {
    pairing: ({ title, round, others }) => ({
      subject: `Round ${round}: ${title}`,
      heading: `Round ${round}: you play against ${others}`,
      text: `Your table of “${title}” is ready, and the game has begun.`,
    }),
    'pairing-final': ({ title, round, others }) => ({
      subject: `Final, round ${round}: ${title}`,
      heading: `In the final: you play against ${others}`,
      text: `You are among the best of the groups. Your table of “${title}” is ready, and the game has begun.`,
    }),
    'group-out': ({ title, place }) => ({
      subject: `The groups are over: ${title}`,
      heading: `Place ${place} in your group`,
      text: `The groups of “${title}” are played, and the best of each go on to the final. This time you are not among them. Thank you for playing.`,
    }),
    bye: ({ title, round }) => ({
      subject: `Round ${round}: ${title}`,
      heading: `Round ${round}: no table for you`,
      text: `In this round of “${title}” there is nobody left to play you. It counts as a win.`,
    }),
    'bye-on': ({ title, round }) => ({
      subject: `Round ${round}: ${title}`,
      heading: `Round ${round}: you go through without playing`,
      text: `In this round of “${title}” you have no opponent. You are in the next one.`,
    }),
    place: ({ title }) => ({
      subject: `A place for you: ${title}`,
      heading: 'You are in the tournament',
      text: `A place has become free in “${title}”, and it is yours. If you cannot play, withdraw before it starts, and the next in line gets it.`,
    }),
    called: ({ title }) => ({
      subject: `Check in: ${title}`,
      heading: 'Check in now',
      text: `“${title}” starts soon. Open its page and check in before then. Otherwise your place goes to the next in line.`,
    }),
    'left-out': ({ title }) => ({
      subject: `Started without you: ${title}`,
      heading: 'The tournament has started without you',
      text: `“${title}” has started. You had no place, or you had not checked in.`,
    }),
    missed: ({ title }) => ({
      subject: `You are out: ${title}`,
      heading: 'You are out of the tournament',
      text: `At a table of “${title}” a bot had to play to the end in your place. By the rules of this tournament you play no further rounds.`,
    }),
    removed: ({ title }) => ({
      subject: `You are out: ${title}`,
      heading: 'You are out of the tournament',
      text: `The organiser of “${title}” has removed you from it.`,
    }),
    cancelled: ({ title }) => ({
      subject: `Cancelled: ${title}`,
      heading: 'The tournament was cancelled',
      text: `“${title}” does not take place, or stops here. Games that have begun can be played to their end.`,
    }),
    final: ({ title, place }) => ({
      subject: `Final table: ${title}`,
      heading:
        place === 1 ? 'You have won the tournament!' : `The tournament is over: place ${place}`,
      text: `All rounds of “${title}” are played. Thank you for playing.`,
    }),
  },
  openTable: 'Open the table',
  openTournament: 'Open the tournament',
  roundEnds: (time) => `The round ends on ${time}.`,
  starts: (time) => `It starts on ${time}.`,
  finalTable: 'Final table',
  round: 'Round',
  groupTable: 'Your group',
  points: (points) =>
    locales.en.plural(points, { one: '1 point', other: `${inWins('en', points)} points` }),
}

const de: TournamentWords = {
  say: {
    pairing: ({ title, round, others }) => ({
      subject: `Runde ${round}: ${title}`,
      heading: `Runde ${round}: Du spielst gegen ${others}`,
      text: `Dein Tisch im Turnier „${title}“ steht bereit, die Partie hat begonnen.`,
    }),
    'pairing-final': ({ title, round, others }) => ({
      subject: `Finale, Runde ${round}: ${title}`,
      heading: `Im Finale: Du spielst gegen ${others}`,
      text: `Du gehörst zu den Besten der Gruppen. Dein Tisch im Turnier „${title}“ steht bereit, die Partie hat begonnen.`,
    }),
    'group-out': ({ title, place }) => ({
      subject: `Die Gruppen sind gespielt: ${title}`,
      heading: `Platz ${place} in deiner Gruppe`,
      text: `Die Gruppen von „${title}“ sind gespielt, die Besten kommen ins Finale. Diesmal bist du nicht dabei. Danke fürs Mitspielen.`,
    }),
    bye: ({ title, round }) => ({
      subject: `Runde ${round}: ${title}`,
      heading: `Runde ${round}: spielfrei`,
      text: `In dieser Runde von „${title}“ ist für dich niemand übrig. Das zählt wie ein Sieg.`,
    }),
    'bye-on': ({ title, round }) => ({
      subject: `Runde ${round}: ${title}`,
      heading: `Runde ${round}: Du kommst kampflos weiter`,
      text: `In dieser Runde von „${title}“ spielt niemand gegen dich. In der nächsten bist du dabei.`,
    }),
    place: ({ title }) => ({
      subject: `Ein Platz für dich: ${title}`,
      heading: 'Du bist im Turnier',
      text: `Im Turnier „${title}“ ist ein Platz frei geworden, und er gehört dir. Wenn du nicht spielen kannst, melde dich vor dem Beginn ab, dann rückt jemand nach.`,
    }),
    called: ({ title }) => ({
      subject: `Melde dich: ${title}`,
      heading: 'Sag, dass du da bist',
      text: `„${title}“ beginnt bald. Sag vorher auf der Seite des Turniers, dass du da bist. Sonst rückt jemand anders nach.`,
    }),
    'left-out': ({ title }) => ({
      subject: `Ohne dich begonnen: ${title}`,
      heading: 'Das Turnier hat ohne dich begonnen',
      text: `„${title}“ hat begonnen. Für dich war kein Platz mehr, oder du hattest nicht gesagt, dass du da bist.`,
    }),
    missed: ({ title }) => ({
      subject: `Ausgeschieden: ${title}`,
      heading: 'Du bist aus dem Turnier ausgeschieden',
      text: `An einem Tisch von „${title}“ musste ein Bot für dich zu Ende spielen. Nach den Regeln dieses Turniers bist du in keiner weiteren Runde dabei.`,
    }),
    removed: ({ title }) => ({
      subject: `Nicht mehr dabei: ${title}`,
      heading: 'Du bist nicht mehr im Turnier',
      text: `Die Leitung von „${title}“ hat dich aus dem Turnier genommen.`,
    }),
    cancelled: ({ title }) => ({
      subject: `Abgesagt: ${title}`,
      heading: 'Das Turnier wurde abgesagt',
      text: `„${title}“ findet nicht statt oder geht nicht weiter. Begonnene Tische könnt ihr zu Ende spielen.`,
    }),
    final: ({ title, place }) => ({
      subject: `Endstand: ${title}`,
      heading:
        place === 1 ? 'Du hast das Turnier gewonnen!' : `Das Turnier ist zu Ende: Platz ${place}`,
      text: `Alle Runden von „${title}“ sind gespielt. Danke fürs Mitspielen.`,
    }),
  },
  openTable: 'Zum Tisch',
  openTournament: 'Zum Turnier',
  roundEnds: (time) => `Die Runde endet am ${time}.`,
  starts: (time) => `Es beginnt am ${time}.`,
  finalTable: 'Endstand',
  round: 'Runde',
  groupTable: 'Deine Gruppe',
  points: (points) =>
    locales.de.plural(points, { one: '1 Punkt', other: `${inWins('de', points)} Punkte` }),
}

const fr: TournamentWords = {
  say: {
    pairing: ({ title, round, others }) => ({
      subject: `Ronde ${round} : ${title}`,
      heading: `Ronde ${round} : tu joues contre ${others}`,
      text: `Ta table du tournoi « ${title} » est prête, la partie a commencé.`,
    }),
    'pairing-final': ({ title, round, others }) => ({
      subject: `Phase finale, ronde ${round} : ${title}`,
      heading: `En phase finale : tu joues contre ${others}`,
      text: `Ton rang dans le groupe te qualifie. Ta table du tournoi « ${title} » est prête, la partie a commencé.`,
    }),
    'group-out': ({ title, place }) => ({
      subject: `Les groupes sont terminés : ${title}`,
      heading: `Ton rang dans le groupe : ${place}`,
      text: `Les groupes de « ${title} » sont terminés, et les premières places mènent à la phase finale. Cette fois, ce n’est pas pour toi. Merci d’avoir joué.`,
    }),
    bye: ({ title, round }) => ({
      subject: `Ronde ${round} : ${title}`,
      heading: `Ronde ${round} : pas de table pour toi`,
      text: `Dans cette ronde de « ${title} », il ne reste personne contre qui jouer. Cela compte comme une victoire.`,
    }),
    'bye-on': ({ title, round }) => ({
      subject: `Ronde ${round} : ${title}`,
      heading: `Ronde ${round} : tu passes sans jouer`,
      text: `Dans cette ronde de « ${title} », tu n’as pas d’adversaire. Tu joues la suivante.`,
    }),
    place: ({ title }) => ({
      subject: `Une place pour toi : ${title}`,
      heading: 'Tu participes au tournoi',
      text: `Une place s’est libérée dans « ${title} », et elle est à toi. Si tu ne peux pas jouer, retire-toi avant le début : quelqu’un d’autre prendra ta place.`,
    }),
    called: ({ title }) => ({
      subject: `Confirme ta présence : ${title}`,
      heading: 'Dis que tu es là',
      text: `« ${title} » commence bientôt. Ouvre sa page et confirme ta présence avant le début. Sans cela, ta place passe à la personne suivante.`,
    }),
    'left-out': ({ title }) => ({
      subject: `Commencé sans toi : ${title}`,
      heading: 'Le tournoi a commencé sans toi',
      text: `« ${title} » a commencé. Il n’y avait plus de place pour toi, ou tu n’avais pas confirmé ta présence.`,
    }),
    missed: ({ title }) => ({
      subject: `Fini pour toi : ${title}`,
      heading: 'Le tournoi est fini pour toi',
      text: `À une table de « ${title} », un robot a dû jouer jusqu’au bout à ta place. Selon les règles de ce tournoi, tu ne joues plus les rondes suivantes.`,
    }),
    removed: ({ title }) => ({
      subject: `Fini pour toi : ${title}`,
      heading: 'Le tournoi est fini pour toi',
      text: `L’organisation ${of(`« ${title} »`)} a mis fin à ta participation.`,
    }),
    cancelled: ({ title }) => ({
      subject: `Annulé : ${title}`,
      heading: 'Le tournoi est annulé',
      text: `« ${title} » n’aura pas lieu, ou s’arrête là. Les parties commencées peuvent aller au bout.`,
    }),
    final: ({ title, place }) => ({
      subject: `Classement final : ${title}`,
      heading: place === 1 ? 'Tu as gagné le tournoi !' : `Tournoi terminé, ton rang : ${place}`,
      text: `Toutes les rondes de « ${title} » sont jouées. Merci d’avoir joué.`,
    }),
  },
  openTable: 'Ouvrir la table',
  openTournament: 'Ouvrir le tournoi',
  roundEnds: (time) => `La ronde se termine le ${time}.`,
  starts: (time) => `Il commence le ${time}.`,
  finalTable: 'Classement final',
  round: 'Ronde',
  groupTable: 'Ton groupe',
  points: (points) =>
    locales.fr.plural(points, {
      one: `${inWins('fr', points)} point`,
      other: `${inWins('fr', points)} points`,
    }),
}

export const tournamentWords: PerLanguage<TournamentWords> = { en, de, fr }
