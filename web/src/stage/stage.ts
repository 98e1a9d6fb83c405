import {
  type Accessor,
  createContext,
  createSignal,
  type JSX,
  onCleanup,
  useContext,
} from 'solid-js'
import type { AnyWords, Names, Play, Score, Seat } from '../../../worker/games/kernel/index.ts'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { type Action, createLoans, type Loans } from './actions.ts'
import type { BoardModule } from './board.ts'
import { chooseAsList, settings } from './settings.ts'

/** Everything that can lie in the drawer. */
export type PanelId =
  | 'log'
  | 'talk'
  | 'points'
  | 'menu'
  | 'list'
  | 'notes'
  | 'plans'
  | 'table'
  | 'watch'
  | 'card'
  | 'way-in'
  | 'keys'

/** A part of the drawer. */
export interface Panel {
  readonly id: PanelId
  readonly label: string
  /** Number of new things in it, or another short mark. */
  readonly mark?: string
  /** The mark asks for attention. */
  readonly urgent?: boolean
  readonly body: () => JSX.Element
}

/** A position to be looked at: how the table stands, stood, or might stand. */
export interface Position {
  readonly play: Play
  readonly toAct: ReadonlyArray<Seat>
  readonly scores: ReadonlyArray<Score>
}

/** Facts that stay the same at a table, whatever stands on the stage. */
export interface Setting {
  readonly module: BoardModule
  readonly words: AnyWords
  readonly names: Names
  readonly options: unknown
  readonly seats: number
  readonly you: Seat | null
  /** The table as it stands; `null` for a game that is studied. */
  readonly table: TableView | null
  /** Title of the frame: the table's title. */
  readonly title: string
  readonly home: string
  readonly panels: ReadonlyArray<Panel>
  /** All that can be done besides moves: for bar, menu and keys. */
  readonly actions: ReadonlyArray<Action>
  /** The address of a picture of a seat's village in a state; absent or `null`: there is none. */
  readonly picture?: (seat: Seat, state: unknown) => Promise<string | null>
  /** Number of turns since my own last one, and ways to see it; `null` where there is nothing. */
  readonly since: Since | null
}

/** The turns since my own last one. */
export interface Since {
  readonly count: number
  /** They are offered before anything else: some came while nobody looked. */
  readonly isOffered: boolean
  /** I asked for them. */
  readonly isRecalled: boolean
  /** Plays them one after the other. */
  readonly play: () => void
  /** Shows once more who did what. */
  readonly recall: () => void
  /** I will not see them now. */
  readonly refuse: () => void
}

/** Look of somebody at things within the frame. */
export interface Look extends Loans {
  /** The seat whose village stands on the stage. */
  seat(): Seat
  lookAt(seat: Seat): void
  /** My own village, or the first one for onlookers. */
  readonly home: Seat
  drawer(): PanelId | null
  /** Opens a panel; `part` is unfolded in it and brought into view. */
  open(panel: PanelId | null, part?: string): void
  /** The part of the panel that was asked for; `null` for all of it. */
  part(): string | null
  /** Closes the drawer for the moment. */
  shut(): void
  /** The pane of a phone that was chosen last. */
  pane(): string | null
  choosePane(pane: string | null): void
  /** The position on the stage; `null` before there is one. */
  position(): Position | null
  show(position: Position): void
}

export function createLook(you: Seat | null): Look {
  const home = you ?? 0
  const [seat, lookAt] = createSignal(home)
  const [drawer, setDrawer] = createSignal<PanelId | null>(settings.asList() ? 'list' : null)
  const [part, setPart] = createSignal<string | null>(null)
  const open = (panel: PanelId | null, wanted?: string) => {
    // Somebody who plays by the list finds it open again.
    if (panel === 'list') chooseAsList(true)
    else if (panel === null && drawer() === 'list') chooseAsList(false)
    setPart(wanted ?? null)
    setDrawer(panel)
  }
  const [pane, choosePane] = createSignal<string | null>(null)
  const [position, show] = createSignal<Position | null>(null)
  return {
    ...createLoans(),
    home,
    seat,
    lookAt,
    drawer,
    open,
    part,
    shut: () => setDrawer(null),
    pane,
    choosePane,
    position,
    show,
  }
}

/** A setting and what is looked at in it. */
export interface Stage {
  readonly setting: Setting
  readonly look: Look
}

export const StageContext = createContext<Stage>()

/** The stage that a part of the frame belongs to; throws outside one. */
export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('This stands on a stage.')
  return stage
}

/** A phone, or an upright tablet: below this width there is one pane at a time, and the bar is at the foot. */
const phone = '(width < 960px)'

/** An upright tablet: its bar and its seats are a phone's, and there is room for a whole board between them. */
const tablet = '(width >= 700px) and (height >= 900px)'

/** Tells if a media query holds, followed for as long as the component lives. */
export function createMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query)
  const [holds, setHolds] = createSignal(media.matches)
  const look = () => setHolds(media.matches)
  media.addEventListener('change', look)
  onCleanup(() => media.removeEventListener('change', look))
  return holds
}

/** Tells if the screen is a phone's, or an upright tablet's. */
export const createPhone = (): Accessor<boolean> => createMedia(phone)

/** True if a screen as narrow as a phone's at the most is that of an upright tablet. */
export const createTablet = (): Accessor<boolean> => createMedia(tablet)
