import { den, type Noun, noun, weak, withAdjective } from '../kernel/german.ts'
import { locales } from '../kernel/language.ts'
import type { CardTexts, GoodText } from './cards.ts'
import type { Profession } from './components/index.ts'

const { plural } = locales.de

const good = (one: string, many: string, object: string): GoodText => ({
  name: one,
  object,
  all: many,
  count: (n) => `${n} ${plural(n, { one, other: many })}`,
})

/** Professions as nouns. */
export const professions: Readonly<Record<Profession, Noun>> = {
  abbot: noun('m', 'Abt'),
  councilman: weak('Ratsherr', 'Ratsherrn'),
  traveller: withAdjective('m', 'Reisender'),
  craftsman: noun('m', 'Handwerker'),
  merchant: noun('m', 'Händler'),
}

/** Names and texts of the components, in German; `object` is the accusative. */
export const cards: CardTexts = {
  churches: {
    'church-of-salvation': {
      name: 'Heilskirche',
      object: 'die Heilskirche',
      text: 'Zweimal im Spiel, wenn eine Rattenplage kommt: Belege ein Feld dieser Karte, statt Geschichten-Punkte zu verlieren. Nur mit Abt.',
    },
    'abbey-church': {
      name: 'Abteikirche',
      object: 'die Abteikirche',
      text: 'Bringt ein eigenes Kirchenfenster mit; also passen höchstens fünf Mönche an.',
    },
    'trade-church': {
      name: 'Handelskirche',
      object: 'die Handelskirche',
      text: 'Bei der Marktvogtei kommt zuerst ein Kunde vom Stapel dazu, und ein ausliegender Kunde ist umsonst. Nur mit Abt.',
    },
    'mission-church': {
      name: 'Missionskirche',
      object: 'die Missionskirche',
      text: 'Einmal je Reisestapel: Schiebe die aufgedeckte Reisekarte unter den Stapel und behalte die nächste; mische danach. Nur mit Abt.',
    },
  },
  chambers: {
    'finance-chamber': {
      name: 'Finanzrathaus',
      object: 'das Finanzrathaus',
      text: 'Beim Anlegen 2 Münzen; sein weißes Banner bringt ebenfalls 2 Münzen.',
    },
    'area-chamber': {
      name: 'Bereichsrathaus',
      object: 'das Bereichsrathaus',
      text: 'Jede Aktivierung markiert eine Kategorie. Am Ende zählt jede deiner Karten einer markierten Kategorie 1 Ruhmespunkt.',
    },
    'population-chamber': {
      name: 'Bevölkerungsrathaus',
      object: 'das Bevölkerungsrathaus',
      text: 'Jede Aktivierung markiert einen Beruf. Am Ende zählt jeder markierte Beruf, dessen Dorfbewohner anwesend ist, 4 Ruhmespunkte.',
    },
    'guild-chamber': {
      name: 'Gildenrathaus',
      object: 'das Gildenrathaus',
      text: 'Seine Marker sind Joker-Güter: jedes Gut, auch ein Pflug für ein Kornfeld.',
    },
  },
  meetingPlace: {
    name: 'Versammlungsplatz',
    object: 'den Versammlungsplatz',
    text: 'Weißes Banner, nur als letztes im Zug: Du darfst dein „2/12er“-Plättchen umlegen, erhältst 1 Geschichten-Punkt und stellst 1 Marker hierher. Beim Erstellen des Bannerwerts stellt jeder zurückgegebene Marker einen Würfel beliebig ein.',
  },
  field: {
    name: 'Kornfeld',
    object: 'das Kornfeld',
    text: 'Weißes Banner: 1 Münze, und 1 weitere, wenn hier ein Pflug steht.',
  },
  buildings: {
    stable: {
      name: 'Stall',
      object: 'den Stall',
      text: 'Weißes Banner: stellt 1 Gut her (Pferd).',
    },
    brewery: {
      name: 'Brauerei',
      object: 'die Brauerei',
      text: 'Weißes Banner: stellt 1 Gut her (Bier).',
    },
    forge: {
      name: 'Schmiede',
      object: 'die Schmiede',
      text: 'Weißes Banner: stellt 1 Gut her (Pflug).',
    },
    scriptorium: {
      name: 'Schreibstube',
      object: 'die Schreibstube',
      text: 'Weißes Banner: stellt 1 Gut her (Schriftrolle).',
    },
    wainwright: {
      name: 'Wagnerei',
      object: 'die Wagnerei',
      text: 'Weißes Banner: stellt 1 Gut her (Planwagen).',
    },
  },
  chapel: 'Deine Reise endet hier: keine E-Karte.',
  stacks: { quill: 'Feder', jug: 'Krug', rosary: 'Rosenkranz' },
  monkText(bonus) {
    if ('sp' in bonus) return `${bonus.sp} Geschichten-Punkte`
    if ('headman' in bonus) return 'Aktiviere einmal dein „?“-Banner zu dessen Kosten'
    if ('school' in bonus)
      return `Aktiviere ${plural(bonus.school, { one: 'einmal', other: 'zweimal' })} dein Schulbanner`
    return 'Aktiviere einmal die Marktvogtei für ein oder zwei Kunden zu den üblichen Kosten'
  },
  professions: {
    abbot: { name: 'Abt', object: den(professions.abbot) },
    councilman: { name: 'Ratsherr', object: den(professions.councilman) },
    traveller: { name: 'Reisender', object: den(professions.traveller) },
    craftsman: { name: 'Handwerker', object: den(professions.craftsman) },
    merchant: { name: 'Händler', object: den(professions.merchant) },
  },
  areas: {
    religion: 'Religionsbereich',
    council: 'Ratsbereich',
    harvest: 'Erntebereich',
    travel: 'Reisebereich',
    crafts: 'Handwerksbereich',
    market: 'Marktbereich',
  },
  categories: {
    'travel-cards': 'Reisekarten',
    'craft-buildings': 'Handwerksgebäude',
    'served-customers': 'bediente Kunden',
    'church-and-monks': 'Kirche und Mönche',
    fields: 'Kornfelder',
  },
  goods: {
    horse: good('Pferd', 'Pferde', 'das Pferd'),
    beer: good('Bier', 'Biere', 'das Bier'),
    plow: good('Pflug', 'Pflüge', 'den Pflug'),
    scroll: good('Schriftrolle', 'Schriftrollen', 'die Schriftrolle'),
    wagon: good('Planwagen', 'Planwagen', 'den Planwagen'),
  },
  headmanTo: {
    'main-house': 'ins Haupthaus',
    'coin-space': 'auf das Münzfeld',
    'three-sp-space': 'auf das Feld mit 3 Geschichten-Punkten',
  },
}
