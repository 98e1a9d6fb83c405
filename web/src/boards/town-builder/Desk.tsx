import { For, Index, Show } from 'solid-js'
import {
  actionsPerTurn,
  goldCostNow,
  isCrest,
  type Source,
  type TownId,
  type TownMove,
  townCard,
} from '../../../../worker/games/town-builder/index.ts'
import { score } from '../../../../worker/games/town-builder/scoring.ts'
import { Icon } from '../../design/Icon.tsx'
import { goldOf, lackingOf, resourcesOf, usesOf } from './facts.ts'
import { Glyph, type GlyphName } from './glyphs.tsx'
import { labelOfCard, symbolsInWords } from './labels.ts'
import { PieceButton } from './PieceButton.tsx'
import { pictures } from './pictures.ts'
import { TownStamp } from './TownStamp.tsx'
import { useTable } from './table.ts'
import { cardPiece, type Way, waysOf } from './targets.ts'

interface Option {
  readonly way: Way
  readonly sign: GlyphName | null
  readonly title: string
  readonly note: string | null
}

/** What a move does, as a button says it: a title, and what it costs or brings. */
function optionOf(table: ReturnType<typeof useTable>, way: Way, subject: TownId | null): Option {
  const say = table.say()
  const { state, you, words, names } = table.props
  const seat = you ?? 0
  const { move } = way
  const card = 'card' in move ? (move.card as TownId) : subject
  switch (move.do) {
    case 'start':
    case 'found': {
      if (!card) break
      const cost = goldCostNow(state, card)
      const notes = [cost > 0 ? say.costs(cost, goldOf(state, seat)) : say.free]
      if (move.pay) notes.push(say.choosing)
      if (Object.keys(townCard(card).resourceCost).length === 0) notes.push(say.completesAtOnce)
      return { way, sign: 'build', title: say.asFoundation, note: notes.join(', ') }
    }
    case 'resource':
    case 'supply': {
      const foundation = state.districts[seat]?.foundations.find((f) => f.card === move.to)
      if (!foundation || !card) break
      const left = lackingOf({ ...foundation, under: [...foundation.under, card] })
      const [sign] = resourcesOf(card)
      const note = left.length === 0 ? say.completes : say.leaves(symbolsInWords(say, left))
      return { way, sign: sign ?? null, title: say.asResource(say.cards[move.to].name), note }
    }
    case 'gold':
    case 'store': {
      const stored = state.districts[seat]?.gold.length ?? 0
      return { way, sign: 'gold', title: say.asGold, note: say.intoStore(stored + 1) }
    }
    case 'build':
    case 'star':
    case 'copy': {
      const sign = move.do === 'copy' ? null : move.do
      return { way, sign, title: move.pay ? say.useChoosing : say.use, note: null }
    }
    case 'cover':
      return {
        way,
        sign: move.symbol,
        title: say.coverSymbol(say.yields[move.symbol], say.cards[move.to].name),
        note: null,
      }
    case 'count':
    case 'keep': {
      // What it brings depends on all others' buildings: the sum says it.
      const counted =
        move.do === 'count' ? { ...state.counted, [move.card]: move.as } : state.counted
      const total = score({ ...state, counted })[seat]?.total ?? 0
      const sign = move.do === 'count' ? move.as : null
      const title = words.move(state, seat, move, names)
      return { way, sign, title, note: say.totalThen(total) }
    }
    case 'claim':
      return { way, sign: 'laurel', title: words.move(state, seat, move, names), note: null }
    default:
      break
  }
  return { way, sign: null, title: words.move(state, seat, move, names), note: null }
}

const buttonMoves: ReadonlyArray<TownMove['do']> = [
  'found',
  'supply',
  'store',
  'cover',
  'payTurnGold',
  'decline',
  'done',
  'discardTop',
  'leaveTop',
  // The award that is lit may be off the screen.
  'claim',
  'end',
]

/** The desk between the row and my district: what I have left, what is chosen, and what can become of it. */
export function Desk(props: { readonly explaining: boolean; readonly onExplain: () => void }) {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const turn = () => state().turn
  const task = () => state().agenda.at(-1)
  const mine = () => table.props.you !== null && table.props.toAct.includes(table.props.you)
  const inTurn = () => turn().seat === table.props.you

  /** The card that the options are about: chosen, asked about, or looked at. */
  const subject = (): Source | null => {
    const now = task()
    const chosen = table.chosen()
    if (chosen) return chosen.slice(chosen.indexOf(':') + 1) as Source
    if (!mine()) return null
    if (now?.task === 'use') return now.card
    const top = state().deck.at(-1)
    return now?.task === 'look' && top && top in pictures ? (top as TownId) : null
  }
  const town = () => {
    const card = subject()
    return card && !isCrest(card) && card in pictures ? (card as TownId) : null
  }
  const options = () =>
    table
      .open()
      .filter(({ pieces, move }) => pieces.length === 2 || buttonMoves.includes(move.do))
      .map((way) => optionOf(table, way, town()))

  /** Why a chosen row card cannot be used in the other ways. */
  const blocked = (): { sign: GlyphName; why: string }[] => {
    const card = town()
    const { you } = table.props
    if (!card || you === null || task()?.task !== 'turn' || !state().row.includes(card)) return []
    const uses = usesOf(state(), you, card)
    const reasons: { sign: GlyphName; why: string }[] = []
    if (uses.foundation.lacks > 0)
      reasons.push({ sign: 'build', why: say().cannot.foundation(uses.foundation.lacks) })
    const { why } = uses.resource
    const yields = resourcesOf(card)
    if (why) {
      const text = say().cannot[why]
      reasons.push({
        sign: yields[0] ?? 'stone',
        why: typeof text === 'string' ? text : text(say().or(yields.map((r) => say().yields[r]))),
      })
    }
    if (!uses.gold) reasons.push({ sign: 'gold', why: say().cannot.gold })
    return reasons
  }
  /** An ability chosen: what it says. */
  const text = () => {
    const card = subject()
    return card && !(town() && state().row.includes(card as TownId)) && task()?.task !== 'use'
      ? say().cards[card]?.text
      : say().hintChosen
  }
  const hint = () => {
    if (table.props.revealing) return say().hintRevealing
    if (subject()) return null
    if (mine() && task()?.task === 'soloDiscard') return say().hintSoloDiscard
    if (mine() && task()?.task === 'turn')
      return turn().actions > 0 &&
        table.props.moves.some(
          ({ do: what }) => what === 'start' || what === 'resource' || what === 'gold',
        )
        ? say().hintTurn
        : say().hintFree
    // The page's own prompt may be off a small screen.
    const { you, moves, words, names } = table.props
    return mine() && you !== null && moves.length > 0 ? words.prompt(state(), you, names) : null
  }
  /** Whether something else could be chosen instead. */
  const hasOthers = () =>
    new Set(waysOf(table.props.moves).map(({ pieces: [first] }) => first)).size > 1
  const total = () => Math.max(actionsPerTurn, turn().actions)

  return (
    <section class="tb-desk" classList={{ 'tb-desk-mine': mine() }} aria-label={say().desk}>
      <div class="tb-status">
        <Show
          when={inTurn() && task()?.task !== 'retype'}
          fallback={
            // In final scoring nobody has a turn any more (T6.8).
            <Show when={task()?.task !== 'retype'}>
              <span class="tb-soft">
                {say().turnOf(table.props.names(turn().seat))} · {say().actionsLeft(turn().actions)}
              </span>
            </Show>
          }
        >
          <span class="tb-actions">
            <span class="tb-pips" aria-hidden="true">
              <Index each={Array.from({ length: total() })}>
                {(_, i) => <i classList={{ 'tb-spent': i >= turn().actions }} />}
              </Index>
            </span>
            {say().actionsLeft(turn().actions)}
          </span>
          <span class="tb-chip" classList={{ 'tb-chip-off': turn().starUsed }}>
            <Glyph name="star" /> {turn().starUsed ? say().starUsed : say().star}
          </span>
          <Show when={turn().gold > 0}>
            <span class="tb-chip">
              <Glyph name="gold" /> {say().turnGold(turn().gold)}
            </span>
          </Show>
        </Show>
        <button
          type="button"
          class="b-quiet-button tb-explain"
          aria-pressed={props.explaining}
          title={say().explainHelp}
          onClick={props.onExplain}
        >
          <b aria-hidden="true">?</b> {say().explain}
        </button>
      </div>
      <Show when={hint()}>
        <p class="tb-hint">{hint()}</p>
      </Show>
      <Show when={options().length > 0 || blocked().length > 0}>
        <section
          class="tb-options"
          aria-label={((card) => (card ? say().cards[card].name : say().choose))(subject())}
        >
          <Show when={subject()}>
            {(card) => (
              <div class="tb-subject">
                <Show when={town()}>
                  {(id) => (
                    // A card that lies nowhere in the open is shown whole.
                    <Show
                      when={task()?.task === 'look'}
                      fallback={<Icon path={pictures[id()]} class="tb-subject-picture" />}
                    >
                      <PieceButton
                        at={cardPiece(id())}
                        label={labelOfCard(say(), state(), id())}
                        subject={{ kind: 'card', card: id() }}
                        first
                      >
                        <TownStamp card={id()} as="card" printed />
                      </PieceButton>
                    </Show>
                  )}
                </Show>
                <span>
                  <b>{say().cards[card()].name}</b>
                  <Show when={text()}>
                    <small>{text()}</small>
                  </Show>
                </span>
              </div>
            )}
          </Show>
          <For each={options()}>
            {(option) => (
              <button
                type="button"
                class="tb-option"
                classList={{ 'b-pointed': table.props.pointedAt === option.way.move }}
                onClick={() => table.play(option.way.move)}
                onPointerEnter={() => table.props.onPoint(option.way.move)}
                onPointerLeave={() => table.props.onPoint(null)}
                onFocus={() => table.props.onPoint(option.way.move)}
                onBlur={() => table.props.onPoint(null)}
              >
                <Show when={option.sign}>{(sign) => <Glyph name={sign()} />}</Show>
                <span>
                  {option.title}
                  <Show when={option.note}>
                    <small>{option.note}</small>
                  </Show>
                </span>
              </button>
            )}
          </For>
          <Show when={blocked().length > 0}>
            <ul class="tb-blocked">
              <For each={blocked()}>
                {(one) => (
                  <li>
                    <Glyph name={one.sign} /> {one.why}
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <Show when={table.chosen() && hasOthers()}>
            <button type="button" class="b-quiet-button" onClick={() => table.letGo()}>
              {town() && state().row.includes(town() ?? 'bank') ? say().letGo : say().letGoAbility}
            </button>
          </Show>
        </section>
      </Show>
    </section>
  )
}
