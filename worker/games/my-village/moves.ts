/**
 * Every decision that a player makes, as a move.
 * Rules: M4.22, M11.1–M11.24, M-R11, M-R45.
 */
import * as z from 'zod/mini'
import { moveSchema } from '../kernel/index.ts'
import {
  categories,
  churches,
  councilChambers,
  craftBuildings,
  customers,
  isField,
  letters,
  monks,
  professions,
  travelCards,
} from './components/index.ts'
import { changes, type DisplayCard, dieColours, standingOrders, type WhiteBanner } from './state.ts'

const field = z.templateLiteral(['field-', z.int()])
const profession = z.enum(professions)
const customer = z.enum(customers.map(({ id }) => id))

/** Names of cards and banners on the table. */
const names: ReadonlySet<string> = new Set([
  ...[churches, monks, councilChambers, craftBuildings, customers, travelCards].flatMap((cards) =>
    cards.map(({ id }) => id),
  ),
  ...letters.map((letter) => `travel-${letter}`),
  ...['meeting-place', 'field', 'play', 'school'],
])
/** The name of a card; that it must have a banner of that colour, the rules say (M5.14, M5.83). */
const card = <Id extends DisplayCard | WhiteBanner>() =>
  z.custom<Id>((name) => typeof name === 'string' && (names.has(name) || isField(name)))
const banner = card<WhiteBanner>()

/** Source of a good that is paid (M-R13). */
const goodSource = z.union([z.enum(['building', 'guild-chamber']), field])
export type GoodSource = z.infer<typeof goodSource>

/** Source of a plow; that it does not come from a field, the rules say (M4.35). */
const plowSource = z.custom<'forge' | 'guild-chamber'>((name) => typeof name === 'string')

/** Everything a seat can decide, one atom at a time. */
export const move = z.union([
  /** Step I: a die of the pool (M5.1). */
  moveSchema('take', { colour: z.enum(dieColours), pips: z.int() }),
  /** Step I: the first (0) or second (1) die is made to show `to` (M5.3, M5.5). */
  moveSchema('change', { die: z.literal([0, 1]), to: z.int(), by: z.enum(changes) }),
  /** Uses (a) to (c) of the banner value (M5.11). */
  moveSchema('acquire', { card: card<DisplayCard>() }),
  moveSchema('take-hand', {}),
  moveSchema('market-office', {}),
  moveSchema('activate', { banner }),
  moveSchema('headman', {}),
  moveSchema('end-turn', {}),
  /** A plow, or a joker that becomes one, goes to a field (M4.33, M4.34). */
  moveSchema('plow', { from: plowSource, field }),
  /** The church of salvation's standing order (M11.21). */
  moveSchema('order', { prevent: z.literal(standingOrders) }),
  /** Index of the chosen alternative of a cost (M5.17). */
  moveSchema('choose-cost', { cost: z.int() }),
  moveSchema('give', { from: goodSource }),
  moveSchema('tile', { banner }),
  moveSchema('mark', { space: z.enum([...categories, ...professions]) }),
  moveSchema('walk', { to: z.enum(['main-house', 'three-sp-space']) }),
  /** Markers of the school (M5.92-M5.95). */
  moveSchema('enrol', {}),
  moveSchema('advance', {}),
  moveSchema('graduate', { from: z.enum(['left', 'right']), to: profession }),
  /** The optional benefit of the moment is used: a monk's bonus, the trade or the mission church. */
  moveSchema('use', {}),
  /** The optional action of the moment is forgone (M4.22). */
  moveSchema('forgo', {}),
  moveSchema('customer', { customer }),
  moveSchema('free-customer', { customer }),
  /** No more customers at the market office. */
  moveSchema('settle', {}),
  moveSchema('die', { villager: profession }),
  moveSchema('hire', { as: profession }),
  moveSchema('prevent', {}),
  moveSchema('suffer', {}),
])
export type Move = z.infer<typeof move>
