/** Conditional moves, and turns that are planned and not sent. */
import { z } from '@hono/zod-openapi'
import { language, revision, seat, time } from './basics.ts'

const laidMove = z.looseObject({ do: z.string().max(40) })

/** Words of their own making, for their own eyes. */
const laidText = z.string().max(400)

/** The moves of one turn that somebody would like to make. */
export const Wish = z.object({
  moves: z.array(laidMove).min(1).max(60),
  /**
   * Words of the game for each move, with seats called by their numbers: where the same move
   * would mean something else by then, another card in that place, it is not wanted. Empty: any.
   */
  meant: z.array(laidText).max(60).default([]),
  /** The language of those words. */
  language: language.default('en'),
  text: laidText,
})

/** An answer to a kind of question, whenever it is asked and that move is possible. */
export const StandingOrder = z.object({
  /** Name of the question in the rules. */
  task: z.string().max(40).nullable(),
  move: laidMove,
  meant: z.array(laidText).max(1).default([]),
  language: language.default('en'),
  text: laidText,
})

export const Plan = z.object({
  /** For each of the coming turns the wishes, the dearest first: the first possible one is played. */
  steps: z.array(z.array(Wish).min(1).max(12)).max(12),
  orders: z.array(StandingOrder).max(24),
  /** True if the turn is passed, as soon as that is legal, where nothing that was laid is possible. */
  pass: z.boolean().default(false),
  /** True if the only possible move is played at once. */
  forced: z.boolean(),
})

export const PlanRequest = Plan.extend({
  /** The version of the plan that was changed. */
  version: z.int().min(0),
  /** The revision of the table that it was laid on. */
  revision,
})

/** Plan that I have laid ahead. */
export const PlanView = Plan.extend({
  /** Counts its changes; 0: nothing was ever laid. */
  version: z.int(),
  /** The wishes that were laid for a turn in which none of them was possible; until the plan is laid anew. */
  dropped: z
    .object({
      revision,
      at: time,
      wishes: z.array(laidText),
      /** The number of the rule that forbade each of them; `null` where none did. */
      rules: z.array(z.string().nullable()).optional(),
      /** The rules failed on the plan: all of it was put aside, orders as well. */
      fault: z.boolean().optional(),
    })
    .nullable(),
}).openapi('Plan')

/** A turn that its player has planned and not sent. */
export const Draft = z
  .object({
    /** The revision that it is planned on: it is forgotten with the next turn. */
    revision,
    /** None: all were taken back. */
    moves: z.array(laidMove).max(200),
    /** Time at which it was planned, by the clock of the device. */
    at: time,
  })
  .openapi('Draft')

export const DraftRequest = Draft.extend({
  /** Seat for which it is planned: on a device of several people somebody else may be signed in by now. */
  seat,
})

export const DraftAnswer = z.object({
  /** My newest draft. */
  draft: Draft.nullable(),
})

export type Draft = z.infer<typeof Draft>

export type DraftRequest = z.infer<typeof DraftRequest>

export type Wish = z.infer<typeof Wish>

export type StandingOrder = z.infer<typeof StandingOrder>

export type Plan = z.infer<typeof Plan>

export type PlanRequest = z.infer<typeof PlanRequest>

export type PlanView = z.infer<typeof PlanView>
