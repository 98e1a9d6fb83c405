/** Texts of My Village's pieces, for letters whose reader asks about one. */
import { capital, type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import {
  type BlackBanner,
  churches,
  councilChambers,
  craftBuildingKinds,
  craftBuildings,
  customers,
  field,
  letters,
  marketOffice,
  meetingPlace,
  monkStacks,
  monks,
  type Profession,
  professions,
  schoolBanner,
  startingPlayerHand,
  travelCards,
  villageBoards,
  windowPoints,
} from '../../games/my-village/components/index.ts'
import { customerNames } from '../../games/my-village/customer-names.ts'
import { travelBanner } from '../../games/my-village/travel.ts'
import { nounIn } from '../holdings.ts'
import { bareName, costOf, pricesOf, textOf, texts } from './seen.ts'
import { terms } from './terms.ts'

interface Said {
  readonly banner: string
  readonly needs: (villager: string) => string
  readonly monks: string
  readonly travel: string
  readonly field: string
  readonly craft: string
  readonly customer: string
  readonly office: string
  readonly hand: string
  readonly play: string
  readonly school: string
  readonly headman: string
  /** Names of their own: the reaper, the rats, the chronicle. */
  readonly more: readonly [Told, Told, Told]
}

type Told = readonly [name: string, text: string]

const words: PerLanguage<Said> = {
  en: {
    banner: 'Banner',
    needs: (villager) => `needs ${villager}`,
    monks: 'Needs a church, too. Church windows bring points by their number',
    travel:
      'The next letter after your last card; how much it brings and what going on costs is seen once it is turned over.',
    field: '1 coin at once.',
    craft: 'One of each kind at most. Its first good comes at once, and it holds 3.',
    customer: 'Customer',
    office: 'Customers to be taken, each served later by its own banner',
    hand: 'Once a round: take the story points on it and begin the next round. Worth 1 point at the end.',
    play: '1 story point.',
    school:
      'A descendant enters the left space; later he goes right, or becomes a missing villager for 1 time, from the right with 2 story points.',
    headman:
      'Any two dice, 1 time: the headman goes one step, to the coin space (1 coin), from there to 3 story points or home, where all stories on the tree are saved. Only saved ones count.',
    more: [
      [
        'Reaper',
        'Comes after every 10 time; at the end of that turn you choose one of your villagers to die.',
      ],
      [
        'Rats',
        'Each death moves them 1 to 6 steps. When they come, everybody loses half of the stories on the tree, rounded down.',
      ],
      [
        'Chronicle',
        'The first dead of each profession brings 2 story points, the second 1, all others none.',
      ],
    ],
  },
  de: {
    banner: 'Banner',
    needs: (villager) => `braucht ${villager}`,
    monks: 'Braucht auch eine Kirche. Kirchenfenster bringen Punkte nach ihrer Zahl',
    travel:
      'Der nächste Buchstabe nach deiner letzten Karte; was sie bringt und die Weiterreise kostet, zeigt sich beim Aufdecken.',
    field: 'Sofort 1 Münze.',
    craft: 'Höchstens eins jeder Art. Das erste Gut kommt sofort, und 3 haben Platz.',
    customer: 'Kunde',
    office: 'Kunden, die du nimmst und später mit ihrem Banner bedienst',
    hand: 'Einmal je Runde: Nimm die Geschichten-Punkte darauf und beginne die nächste Runde. Am Ende 1 Punkt wert.',
    play: '1 Geschichten-Punkt.',
    school:
      'Ein Nachkomme kommt auf das linke Feld; später rückt er nach rechts oder wird für 1 Zeit ein fehlender Dorfbewohner, von rechts mit 2 Geschichten-Punkten.',
    headman:
      'Zwei beliebige Würfel, 1 Zeit: Das Oberhaupt geht einen Schritt, auf das Münzfeld (1 Münze), von dort zu 3 Geschichten-Punkten oder heim, wo alle Geschichten vom Baum gesichert sind. Nur gesicherte zählen.',
    more: [
      [
        'Gevatter Tod',
        'Kommt nach je 10 Zeit; am Ende dieses Zugs wählst du, welcher deiner Dorfbewohner stirbt.',
      ],
      [
        'Ratten',
        'Jeder Tod bringt sie 1 bis 6 Schritte näher. Kommen sie, verlieren alle die Hälfte der Geschichten am Baum, abgerundet.',
      ],
      [
        'Chronik',
        'Der erste Tote jedes Berufs bringt 2 Geschichten-Punkte, der zweite 1, alle weiteren keinen.',
      ],
    ],
  },
  fr: {
    banner: 'Bannière',
    needs: (villager) => `il faut ${villager}`,
    monks: 'Il faut aussi une église. Les vitraux rapportent des points selon leur nombre',
    travel:
      'La lettre qui suit ta dernière carte\u202f; ce qu’elle rapporte et ce que coûte la suite se voit une fois retournée.',
    field: '1 pièce aussitôt.',
    craft: 'Un seul de chaque sorte. Son premier bien vient aussitôt, et il en tient 3.',
    customer: 'Client',
    office: 'Clients à prendre, servis plus tard par leur propre bannière',
    hand: 'Une fois par manche\u202f: prends les points d’histoire posés dessus et commence la manche suivante. Vaut 1 point à la fin.',
    play: '1 point d’histoire.',
    school:
      'Un descendant entre à gauche\u202f; plus tard il va à droite, ou devient un villageois manquant pour 1 temps, depuis la droite avec 2 points d’histoire.',
    headman:
      'Deux dés quelconques, 1 temps\u202f: le chef avance d’un pas, vers la case pièce (1 pièce), de là vers 3 points d’histoire ou chez lui, où toutes les histoires de l’arbre sont à l’abri. Seules celles-ci comptent.',
    more: [
      [
        'Faucheuse',
        'Vient tous les 10 temps\u202f; à la fin de ce tour, tu choisis lequel de tes villageois meurt.',
      ],
      [
        'Rats',
        'Chaque mort les rapproche de 1 à 6 pas. Quand ils viennent, chacun perd la moitié des histoires de l’arbre, arrondie en dessous.',
      ],
      [
        'Chronique',
        'Le premier mort de chaque métier apporte 2 points d’histoire, le deuxième 1, les autres rien.',
      ],
    ],
  },
}

/** Numbers in order, each once: `4–7`, or the only one. */
function range(numbers: ReadonlyArray<number>): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return least === most ? `${least}` : `${least}–${most}`
}

/** Black banners of equal cards: their values, what they cost and whom they need. */
function bannerText(
  banners: ReadonlyArray<BlackBanner>,
  language: Language,
  villager: Profession | null = null,
): string {
  const { or } = locales[language]
  const { banner, needs } = words[language]
  const [one] = banners
  const values = [...new Set(banners.map(({ values }) => values.join('/')))]
  const needed = villager ? [needs(texts[language].professions[villager].object)] : []
  return `${[`${banner} ${or(values)}`, ...(one ? [costOf(one, language)] : []), ...needed].join(', ')}.`
}

const piece = (name: string, ...said: ReadonlyArray<string>) => ({
  name: capital(name),
  text: said.filter((one) => one !== '').join(' '),
})

/** Points of equal cards: `2–4 points.` */
function worthOf(cards: ReadonlyArray<{ readonly pp: number }>, language: Language): string {
  const numbers = cards.map(({ pp }) => pp)
  const most = Math.max(...numbers)
  const points = locales[language].plural(most, terms[language].points)
  return most === 0 ? '' : `${range(numbers)} ${points}.`
}

/** Cards of the display. */
function displayed(language: Language) {
  const say = words[language]
  const { buildings } = texts[language]
  const cardOf = (
    card: { readonly id: string; readonly black: BlackBanner; readonly pp: number },
    villager: Profession | null,
    more = '',
  ) =>
    piece(
      bareName(card.id, language),
      bannerText([card.black], language, villager),
      textOf(card.id, language),
      more,
      worthOf([card], language),
    )
  const windows = windowPoints.points.slice(1).join(', ')
  const stacks = monkStacks.flatMap((stack) => monks.find((one) => one.stack === stack) ?? [])
  return [
    ...churches.map((card) => cardOf(card, 'abbot')),
    ...stacks.map(({ id, black }) =>
      piece(
        bareName(id, language),
        bannerText([black], language, 'abbot'),
        `${locales[language].labelled(say.monks, windows)}.`,
      ),
    ),
    ...councilChambers.map((card) => cardOf(card, 'councilman')),
    cardOf(meetingPlace, 'councilman'),
    cardOf(field, null, say.field),
    ...letters.map((letter) =>
      piece(
        bareName(`travel-${letter}`, language),
        bannerText([travelBanner(letter)], language, 'traveller'),
        worthOf(
          travelCards.filter((one) => one.letter === letter),
          language,
        ),
        say.travel,
      ),
    ),
    ...craftBuildingKinds.map((kind) => {
      const some = craftBuildings.filter((one) => one.kind === kind)
      const black = some.map((one) => one.black)
      const { name, text } = buildings[kind]
      return piece(name, bannerText(black, language, 'craftsman'), text, say.craft)
    }),
  ]
}

/** Text about the rats. */
export const ratsText = (language: Language): string => words[language].more[1][1]

/** Texts of the banners that everybody has. */
export function bannerTexts(
  language: Language,
): Readonly<Record<'market-office' | 'hand' | 'headman' | 'school' | 'play', string>> {
  const { hand, headman, school, play, office } = words[language]
  const prices = locales[language].labelled(office, pricesOf(language))
  return { hand, headman, school, play, 'market-office': `${prices}.` }
}

/** Customers, villagers, and banners that everybody has. */
function others(language: Language) {
  const say = words[language]
  const { or } = locales[language]
  const everybodys = bannerTexts(language)
  const play = or(villageBoards.map(({ playBanner }) => playBanner.values.join('/')))
  const banner = (id: string, values: string, text: string) =>
    piece(bareName(id, language), `${say.banner} ${values}.`, text)
  return [
    ...customers.map(({ id }, i) =>
      piece(
        customerNames[language][i] ?? '',
        `${say.customer}, ${nounIn(textOf(id, language), language)}.`,
      ),
    ),
    ...professions.map((one) =>
      piece(texts[language].professions[one].name, `${capital(terms[language].work[one])}.`),
    ),
    banner('market-office', marketOffice.values.join('/'), everybodys['market-office']),
    banner('hand', startingPlayerHand.values.join('/'), everybodys.hand),
    piece(bareName('headman', language), everybodys.headman),
    banner('school', schoolBanner.values.join('/'), everybodys.school),
    banner('play', play, everybodys.play),
    ...say.more.map(([name, text]) => piece(name, text)),
  ]
}

/** Every kind of piece by the name that lists and letters give it, in one order in every language. */
export const pieces = (language: Language) => [...displayed(language), ...others(language)]
