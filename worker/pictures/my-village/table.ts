/** The open table of My Village in words, for letters whose reader asks for it. */
import type { Names, Seat } from '../../games/kernel/index.ts'
import { capital, type Language, locales, type PerLanguage } from '../../games/kernel/language.ts'
import { displayCards } from '../../games/my-village/black-banners.ts'
import {
  craftBuilding,
  isChamber,
  isChurch,
  isCraftBuilding,
  isMonk,
  type Letter,
  lifeTrack,
  marketOffice,
  monk,
  professions,
  startingPlayerHand,
} from '../../games/my-village/components/index.ts'
import { score } from '../../games/my-village/scoring.ts'
import type { DisplayCard, State, Village } from '../../games/my-village/state.ts'
import { counted, countedIn, nounIn } from '../holdings.ts'
import type { Fact, Matter } from '../manifest.ts'
import { blackOf } from './offers.ts'
import {
  bannersOf,
  bareName,
  chronicleOf,
  costOf,
  deathsOf,
  diceOf,
  pricesOf,
  storiesOf,
  textOf,
  texts,
  villagersOf,
} from './seen.ts'
import { terms } from './terms.ts'
import { calledWishOf, titleOfDisplay } from './wishes.ts'

interface Said {
  readonly round: (round: number, first: string) => string
  readonly taken: string
  readonly toBeHad: string
  readonly dice: string
  readonly villagers: string
  readonly left: string
  readonly right: string
  readonly laborers: string
  readonly banners: string
  readonly others: string
}

const words: PerLanguage<Said> = {
  en: {
    round: (round, first) => `Round ${round}, begun by ${first}.`,
    ...{ taken: 'taken this round', toBeHad: 'To be had', villagers: 'villagers' },
    dice: 'A black die takes 2 time; 1 coin turns a die by 1.',
    left: 'descendant in the left school space',
    right: 'descendant in the right school space',
    ...{ laborers: 'day laborers', banners: 'white banners', others: 'other cards' },
  },
  de: {
    round: (round, first) => `Runde ${round}, begonnen von ${first}.`,
    ...{ taken: 'diese Runde genommen', toBeHad: 'Zu haben', villagers: 'Dorfbewohner' },
    dice: 'Ein schwarzer Würfel kostet 2 Zeit; 1 Münze dreht einen Würfel um 1.',
    left: 'Nachkomme auf dem linken Schulfeld',
    right: 'Nachkomme auf dem rechten Schulfeld',
    ...{ laborers: 'Tagelöhner', banners: 'weiße Banner', others: 'andere Karten' },
  },
  fr: {
    round: (round, first) => `Manche ${round}, commencée par ${first}.`,
    ...{ taken: 'prise cette manche', toBeHad: 'À prendre', villagers: 'villageois' },
    dice: 'Un dé noir prend 2 temps\u202f; 1 pièce tourne un dé de 1.',
    left: 'descendant à gauche de l’école',
    right: 'descendant à droite de l’école',
    ...{ laborers: 'journaliers', banners: 'bannières blanches', others: 'autres cartes' },
  },
}

/** Number of equal cards that lie there. */
function leftOf(view: State, card: DisplayCard): number {
  if (card === 'meeting-place') return view.meetingPlaces
  if (card === 'field') return view.fields.length
  return card.startsWith('travel-') ? view.travel[card.slice(-1) as Letter].length : 1
}

/** A card of the display with its values, its cost, and what a monk brings. */
function offerOf(view: State, card: DisplayCard, language: Language): string {
  const black = blackOf(card)
  const named = `${bareName(card, language)} ${black.values.join('/')} (${costOf(black, language)})`
  const count = leftOf(view, card)
  const said = count > 1 ? `${named} ×${count}` : named
  return isMonk(card)
    ? locales[language].labelled(said, texts[language].monkText(monk(card).bonus))
    : said
}

/** Cards of the display, a line for each area or two; craft buildings of a kind stand together. */
function displayOf(view: State, language: Language): string[] {
  const { between, labelled } = locales[language]
  const cards = displayCards(view)
  const kinds = Map.groupBy(cards.filter(isCraftBuilding), (card) => craftBuilding(card).kind)
  const crafts = [...kinds].map(([kind, some]) => {
    const values = some.map((card) => blackOf(card).values.join('/')).join(', ')
    const costs = new Set(some.map((card) => costOf(blackOf(card), language)))
    return `${texts[language].buildings[kind].name} ${values} (${[...costs].join(', ')})`
  })
  const isReligion = (card: DisplayCard) => isChurch(card) || isMonk(card)
  const isCouncil = (card: DisplayCard) => isChamber(card) || card === 'meeting-place'
  const others = cards.filter((card) => !isCraftBuilding(card))
  const areas = [
    others.filter(isReligion),
    others.filter(isCouncil),
    others.filter((card) => !isReligion(card) && !isCouncil(card)),
  ].map((area) => area.map((card) => offerOf(view, card, language)))
  return [crafts, ...areas].flatMap((some) =>
    some.length === 0 ? [] : [labelled(words[language].toBeHad, `${capital(some.join(between))}.`)],
  )
}

/** Round, dice, end, rats, hand, customers and cards to be had. */
function common(view: State, language: Language, names: Names): Fact[] {
  const say = words[language]
  const { between, labelled } = locales[language]
  const { dice, untilRats, chronicle, storyPoints } = terms[language]
  const { owner, palm, sp } = view.hand
  const line = (of: Matter, label: string, items: ReadonlyArray<string>): Fact[] =>
    items.length === 0 ? [] : [{ of, said: labelled(capital(label), `${items.join(between)}.`) }]
  const hand = `${bareName('hand', language)} ${startingPlayerHand.values.join('/')}`
  const office = `${bareName('market-office', language)} ${marketOffice.values.join('/')}`
  return [
    { of: 'round', said: say.round(view.round, names(view.startPlayer)) },
    ...line('dice', dice, diceOf(view, language)),
    { of: 'dice', said: say.dice },
    { of: 'end', said: deathsOf(view, language) },
    ...line('rats', untilRats, [`${view.rat}`]),
    ...line('chronicle', chronicle, [chronicleOf(view, professions, language)]),
    ...line('first', hand, [names(owner), palm ? countedIn(sp, storyPoints, language) : say.taken]),
    ...line('market', office, [pricesOf(language)]),
    ...line(
      'customers',
      titleOfDisplay(language),
      view.customers.display.map((id) => calledWishOf(id, language)),
    ),
    ...displayOf(view, language).map((said) => ({ of: 'offer' as const, said })),
  ]
}

/** Cards without a white banner; of the last stage of a journey, what travelling on costs (M5.29). */
function othersOf(village: Village, language: Language): string[] {
  const { church: own, monks, travel, prevented } = village
  const mark =
    prevented === 0 ? '' : ` (${countedIn(prevented, terms[language].markers, language)})`
  const last = travel.at(-1)
  return [
    ...(own ? [`${bareName(own, language)}${mark}`] : []),
    ...counted(monks.map((id) => bareName(id, language))),
    ...travel.map((id) => {
      const named = bareName(id, language)
      return id === last ? `${named} (${textOf(id, language).replace(/\.$/, '')})` : named
    }),
  ]
}

/** A seat's belongings, people, banners, cards and customers. */
function ofSeat(view: State, seat: Seat, language: Language, names: Names): Fact[] {
  const village = view.villages[seat]
  if (!village) return []
  const say = words[language]
  const { between, labelled } = locales[language]
  const { coins, points, stories, untilDeath, customers } = terms[language]
  const { school, laborers, market, served } = village
  const total = score(view).find((one) => one.seat === seat)?.total ?? 0
  const has = [
    countedIn(village.coins, coins, language),
    labelled(nounIn(untilDeath, language), lifeTrack.cloudSpaces - village.cloud),
    countedIn(total, points, language),
  ]
  const people = [
    villagersOf(village, language, true).join(', '),
    school.left ? say.left : '',
    school.right ? say.right : '',
    laborers === 0 ? '' : labelled(say.laborers, laborers),
  ]
  const waiting = market.map((id) => calledWishOf(id, language))
  const done = labelled(texts[language].categories['served-customers'], served.length)
  const line = (of: Matter, label: string, items: ReadonlyArray<string>, mark = between) => {
    const all = items.filter((one) => one !== '').join(mark)
    return all === '' ? [] : [{ of, seat, said: labelled(`${names(seat)}, ${label}`, `${all}.`) }]
  }
  return [
    { of: 'has', seat, said: labelled(names(seat), `${has.join(between)}.`) },
    ...line('stories', nounIn(stories, language), storiesOf(village, language), ', '),
    ...line('people', say.villagers, people),
    ...line('village', say.banners, bannersOf(village, language), ', '),
    ...line('village', say.others, othersOf(village, language), ', '),
    ...line('customers', customers, [...waiting, ...(served.length === 0 ? [] : [done])]),
  ]
}

/** Everything open on a table, the reader's own village first. */
export function tableFacts(view: State, seat: Seat, language: Language, names: Names): Fact[] {
  const others = view.villages.map((_, one) => one).filter((one) => one !== seat)
  return [
    ...common(view, language, names),
    ...[seat, ...others].flatMap((one) => ofSeat(view, one, language, names)),
  ]
}

/** The same as lines. */
export const table = (...of: Parameters<typeof tableFacts>): string[] =>
  tableFacts(...of).map(({ said }) => said)
