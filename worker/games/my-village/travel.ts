/**
 * Travelling from letter to letter.
 * Rules: M5.28–M5.35.
 */
import { back, peek, type Seat } from '../kernel/index.ts'
import { type Letter, letters, type TravelId, travelCard, travelCards } from './components/index.ts'
import { alternatives } from './costs.ts'
import type { Lack } from './lacks.ts'
import { type Back, type Cost, type State, type Village, villageOf } from './state.ts'
import type { At } from './tasks.ts'

/** The back of a travel card shows its letter (M5.32). */
export const travelBack = (letter: Letter): Back => back(letter) as Back

/** The face of the top card of a stack, taken off; throws `Hidden` where it lies face down. */
export function draw(state: State, letter: Letter): TravelId {
  const top = state.travel[letter].shift()
  if (!top) throw new RangeError(`No travel card ${letter} is left.`)
  return peek(top) as TravelId
}

/** The letter that comes next; `null` where the journey is over (M5.28, M5.30, M5.31). */
export function nextLetter(village: Village): Letter | null {
  const last = village.travel.at(-1)
  if (!last) return letters[0]
  const { letter, endsJourney } = travelCard(last)
  return endsJourney ? null : (letters[letters.indexOf(letter) + 1] ?? null)
}

/** The black banner that all dark sides of a letter show (M5.32, M7.38). */
export function travelBanner(letter: Letter) {
  const card = travelCards.find((one) => one.letter === letter)
  if (!card) throw new RangeError(`No travel card ${letter}.`)
  return card.black
}

/** The letter's cost, and for the next one the grey banner of the last own travel card besides (M5.29). */
export function travelCosts(village: Village, letter: Letter): Cost[] {
  const last = village.travel.at(-1)
  const grey = last && letter === nextLetter(village) ? travelCard(last).grey : null
  return alternatives(travelBanner(letter), grey ?? {})
}

/** Preconditions of travelling (M5.28, M5.30, M5.31, M5.35). */
export function travelLacks(state: State, seat: Seat, letter: Letter): Lack[] {
  const lacks: Lack[] = []
  const village = villageOf(state, seat)
  if (!village.villagers.traveller)
    lacks.push({ lacks: 'villager', profession: 'traveller', rule: 'M5.28' })
  const next = nextLetter(village)
  const last = village.travel.at(-1)
  if (next === null)
    lacks.push({
      lacks: 'journey',
      rule: last && travelCard(last).chapel ? 'M5.30' : 'M5.31',
    })
  else if (next !== letter) lacks.push({ lacks: 'letter', rule: 'M5.28' })
  if (state.travel[letter].length === 0) lacks.push({ lacks: 'card', rule: 'M5.35' })
  return lacks
}

/** Turns the top card over; the mission church may put it back (M5.33, M5.45). */
export function travel(state: State, seat: Seat, letter: Letter, at: At): void {
  const card = draw(state, letter)
  state.agenda.push({ task: 'mission', seat, card })
  at.emit({ event: 'travelled', seat, letter, card })
  const village = villageOf(state, seat)
  const mission =
    village.church === 'mission-church' &&
    village.villagers.abbot &&
    !village.missions.includes(letter) &&
    state.travel[letter].length > 0
  if (mission) return
  state.agenda.pop()
  arrive(state, seat, card, at)
}

export function arrive(state: State, seat: Seat, card: TravelId, at: At): void {
  villageOf(state, seat).travel.push(card)
  at.emit({ event: 'acquired', seat, card })
}
