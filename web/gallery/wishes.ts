import { isLanguage, type Language } from '../../worker/games/kernel/language.ts'
import type { CardPeople } from '../src/device/card-people.ts'
import { firstGame } from '../src/parts/games.ts'

/** Content of a page of the gallery, by its address: `?game=<id>&seats=3&moves=60&seed=1&you=0&lang=de`. */
export interface Wishes {
  readonly game: string
  readonly seats: number
  /** Number of moves that are played at random first. */
  readonly moves: number
  readonly seed: number
  /** Viewer whose eyes are used; `null`: a spectator's. */
  readonly you: number | null
  readonly language: Language
  readonly theme: 'light' | 'dark' | null
  /** People drawn on cards with two sides: `people=men`. */
  readonly cardPeople: CardPeople
  /** Options of the game, as JSON; what is left out has its default. */
  readonly options: Record<string, unknown>
  /** Point at which to stop: after the moves; once I am asked; while others are asked; at the end. */
  readonly until: 'moves' | 'mine' | 'theirs' | 'end'
  /** Moves that end turns are made as rarely as possible, so that villages grow. */
  readonly busy: boolean
  /** Names of people; usual names otherwise. */
  readonly names: ReadonlyArray<string>
}

const whole = (text: string | null, usual: number): number => {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isInteger(value) && value >= 0 ? value : usual
}

const usualNames = ['Käthe', 'Hebamme Frida', 'Weberin Tilda', 'Dachdecker Hugo', 'Küster Anton']

const stops = ['moves', 'mine', 'theirs', 'end'] as const

/** Reads an address; what is missing or makes no sense has a usual value. */
export function wishesOf(search: string): Wishes {
  const said = new URLSearchParams(search)
  const seats = whole(said.get('seats'), 3)
  const theme = said.get('theme')
  const until = said.get('until')
  const lang = said.get('lang')
  return {
    game: said.get('game') ?? firstGame,
    seats,
    moves: whole(said.get('moves'), 60),
    seed: whole(said.get('seed'), 1),
    you: said.get('you') === 'none' ? null : Math.min(whole(said.get('you'), 0), seats - 1),
    language: isLanguage(lang) ? lang : 'de',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    cardPeople: said.get('people') === 'men' ? 'men' : 'women',
    options: JSON.parse(said.get('options') ?? '{}') as Record<string, unknown>,
    until: stops.find((stop) => stop === until) ?? (said.get('you') === 'none' ? 'moves' : 'mine'),
    busy: said.get('busy') !== '0',
    names: said.get('names')?.split(',') ?? usualNames,
  }
}
