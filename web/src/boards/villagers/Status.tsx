import { For, Index, Show } from 'solid-js'
import { tradeInsPerTurn } from '../../../../worker/games/villagers/components/index.ts'
import { isOpen } from '../../../../worker/games/villagers/events.ts'
import type { Move } from '../../../../worker/games/villagers/state.ts'
import { limits, seatOf } from '../../../../worker/games/villagers/village.ts'
import { useTable } from './table.ts'
import { buttonPiece, jesterPiece, type Piece } from './targets.ts'

/** So much of a limit is used: filled and empty places, and the numbers in words. */
function Pips(props: { readonly label: string; readonly used: number; readonly limit: number }) {
  const table = useTable()
  return (
    <span class="v-pips">
      <span>{props.label}</span>
      <span class="v-pip-row" aria-hidden="true">
        <Index each={Array.from({ length: props.limit })}>
          {(_, i) => <i classList={{ 'v-used': i < props.used }} />}
        </Index>
      </span>
      <span class="v-pip-text">{table.say().of(props.used, props.limit)}</span>
    </span>
  )
}

/** Where my turn stands: what is used, what is to be chosen, and the moves that no card stands for. */
export function Status(props: { readonly explaining: boolean; readonly onExplain: () => void }) {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const task = () => state().agenda.at(-1)
  const myTurn = () => table.props.you !== null && table.props.toAct.includes(table.props.you)
  const mine = () => (table.props.you === null ? undefined : state().seats[table.props.you])
  /** Moves without a piece of their own; and paying Freelancers, which may lie far down, beside not paying. */
  const buttons = () =>
    table.props.moves.filter(
      (move) => move.do === 'hire' || (table.isLit(buttonPiece(move)) && isPlain(move)),
    )
  /** The card in the hand of my thoughts: chosen, or asked about. */
  const hint = () => {
    const now = task()
    if (table.props.revealing) return say().submitNote
    const chosen = table.chosen().at(-1)
    if (chosen === jesterPiece) return say().chooseEvent
    if (chosen) return say().chooseTarget(nameOf(chosen))
    if (!myTurn() && table.props.moves.length > 0) return say().interrupt
    if (!myTurn() || !now) return null
    switch (now.task) {
      case 'draft':
        return table.props.moves.some(({ do: what }) => draftSpecials.includes(what))
          ? `${say().draftNote} ${say().specialFirst}`
          : say().draftNote
      case 'build':
        return table.props.moves.some((move) => move.do === 'end-turn') ? null : say().coverFirst
      case 'coin':
        return say().coinNote
      case 'give':
        return say().giveNote
      case 'trade-in':
        return say()[isOpen(state(), 'serfdom') ? 'chooseSerf' : 'chooseHandCard'](
          say().names[now.basic],
        )
      case 'resettle':
        return say().resettle(say().names[now.card])
      case 'unlock':
        return say().unlock(say().names[now.card])
      default:
        return null
    }
  }
  const nameOf = (piece: Piece) => {
    const [kind, owner, pile] = piece.split(':')
    // A Thief in my village, or a card by its name.
    const id =
      kind === 'at' && owner && pile
        ? seatOf(state(), Number(owner)).village[Number(pile)]?.starter.card
        : owner
    return (say().names as Readonly<Record<string, string>>)[id ?? ''] ?? say().choice
  }
  const label = (move: Move) =>
    table.props.words.move(state(), table.props.you ?? 0, move, table.props.names)

  return (
    <div class="v-status">
      <span class="v-round">{say().round(state().round)}</span>
      <Show when={myTurn() && task()?.task === 'draft' && mine()}>
        {(of) => (
          <Pips
            label={say().drafts}
            used={of().square.length}
            limit={limits(state(), table.props.you ?? 0).draft}
          />
        )}
      </Show>
      <Show when={state().turn?.seat === table.props.you && state().turn}>
        {(turn) => (
          <>
            <Pips label={say().builds} used={turn().used} limit={turn().limit} />
            <Pips label={say().tradeIns} used={turn().tradeIns} limit={tradeInsPerTurn} />
            <Show when={turn().tinner}>
              <span class="v-tinner">{say().tinner}</span>
            </Show>
          </>
        )}
      </Show>
      <For each={buttons()}>
        {(move) => (
          <button
            type="button"
            class="v-action"
            onClick={() => table.play(move)}
            onPointerEnter={() => table.props.onPoint(move)}
            onPointerLeave={() => table.props.onPoint(null)}
          >
            {label(move)}
          </button>
        )}
      </For>
      <button
        type="button"
        class="b-quiet-button v-explain"
        aria-pressed={props.explaining}
        title={say().explainHelp}
        onClick={props.onExplain}
      >
        <b aria-hidden="true">?</b> {say().explain}
      </button>
      <Show when={hint()}>
        <p class="v-hint">{hint()}</p>
      </Show>
    </div>
  )
}

/** Villagers of a hand that are played before a draft (V5.54). */
const draftSpecials: ReadonlyArray<Move['do']> = ['benefactor', 'prophet', 'barbarian', 'flaker']

/** Whether a move has a button of its own on the board. Ending the turn has its place on the page. */
const isPlain = (move: Move): boolean => move.do !== 'end-turn'
