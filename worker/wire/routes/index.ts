/** The routes that our own pages ask, but for those of a table (`table/operations`). */
import type * as away from './away.ts'
import type * as calendar from './calendar.ts'
import type * as cards from './cards.ts'
import type * as channels from './channels.ts'
import type * as clubPeople from './club-people.ts'
import type * as clubs from './clubs.ts'
import type * as deals from './deals.ts'
import type * as devices from './devices.ts'
import type * as games from './games.ts'
import type * as hotSeat from './hot-seat.ts'
import type * as house from './house.ts'
import type * as invited from './invited.ts'
import type * as ladders from './ladders.ts'
import type * as letters from './letters.ts'
import type * as lookouts from './lookouts.ts'
import type * as me from './me.ts'
import type * as mutes from './mutes.ts'
import type * as passes from './passes.ts'
import type * as passkeys from './passkeys.ts'
import type * as people from './people.ts'
import type * as signIn from './sign-in.ts'
import type * as tables from './tables.ts'
import type * as tournaments from './tournaments.ts'

type Modules = [
  typeof away,
  typeof calendar,
  typeof cards,
  typeof channels,
  typeof clubPeople,
  typeof clubs,
  typeof deals,
  typeof devices,
  typeof games,
  typeof hotSeat,
  typeof house,
  typeof invited,
  typeof ladders,
  typeof letters,
  typeof lookouts,
  typeof me,
  typeof mutes,
  typeof passes,
  typeof passkeys,
  typeof people,
  typeof signIn,
  typeof tables,
  typeof tournaments,
]

type RoutesIn<M> = M extends unknown
  ? Extract<M[keyof M], { readonly method: string; readonly path: string }>
  : never

/** One of them. */
export type AnyRoute = RoutesIn<Modules[number]>
