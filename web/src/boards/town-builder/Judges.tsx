import { createMemo, For, Index, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AwardId,
  award,
  awardStandings,
  type JudgeId,
  judge,
  solo,
  verdicts,
} from '../../../../worker/games/town-builder/index.ts'
import { Part } from '../../parts/Part.tsx'
import { type Box, placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { cardsBeforeJudge } from './facts.ts'
import { PieceButton, useTable } from './table.ts'
import { cardPiece } from './targets.ts'

/** A seat's mark with a number: who has how many. */
function Tally(props: {
  readonly seat: Seat
  readonly text: string
  readonly leads: boolean
  readonly sentence: string
}) {
  const table = useTable()
  return (
    <span
      class="tb-tally"
      classList={{ 'tb-leads': props.leads, 'tb-own': props.seat === table.props.you }}
      style={{ '--seat': `var(--seat-${props.seat})` }}
    >
      <i aria-hidden="true">{table.props.names(props.seat).slice(0, 1).toUpperCase()}</i>
      <span aria-hidden="true">{props.text}</span>
      <span class="quiet">{props.sentence}</span>
    </span>
  )
}

/** A judge of the town: a portrait, what they favour, and how many everybody has of it. */
function JudgeMedal(props: {
  readonly judge: JudgeId
  readonly first: boolean
  readonly place: Box | undefined
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = () => judge(props.judge)
  const verdict = createMemo(() => verdicts(table.props.plain).find((v) => v.judge === props.judge))
  const counts = () => verdict()?.counts ?? []
  const winners = () => verdict()?.winners ?? []
  const alone = () => counts().length === 1
  const leaders = () =>
    winners().length > 0
      ? boardWords().judgeLeads(boardWords().and(winners().map(table.props.names)))
      : alone()
        ? boardWords().judgeSolo(solo.judgeNeeds)
        : boardWords().judgeNobody
  /** Number of buildings that a solo player needs (T8.10). */
  const asks = () =>
    alone()
      ? locale().labelled(boardWords().types[of().favours], boardWords().judgeSolo(solo.judgeNeeds))
      : boardWords().cards[props.judge].text
  return (
    <li class={`tb-medal at s-${of().favours}`} style={placed(props.place)}>
      <PieceButton
        at={cardPiece(props.judge)}
        label={`${boardWords().cards[props.judge].name}, ${boardWords().favours(boardWords().types[of().favours])}, ${boardWords().points(of().points)}. ${leaders()}`}
        subject={{ kind: 'judge', judge: props.judge }}
        first={props.first}
        class="tb-medal-face"
      >
        <span class="tb-seal" aria-hidden="true">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#tb-${props.judge}`} />
          </svg>
          <b>{of().points}</b>
        </span>
        <span class="tb-medal-name" data-words aria-hidden="true">
          {boardWords().favoured[props.judge] ?? boardWords().types[of().favours]}
        </span>
        <Show when={table.layout().medals?.asks}>
          <span class="tb-medal-asks" data-words aria-hidden="true">
            {asks()}
          </span>
        </Show>
      </PieceButton>
      <span class="tb-tallies" data-words>
        <Index each={counts()}>
          {(count, seat) => (
            <Tally
              seat={seat}
              text={alone() ? `${count()}/${solo.judgeNeeds}` : `${count()}`}
              leads={winners().includes(seat)}
              sentence={boardWords().buildingsOf(table.props.names(seat), count())}
            />
          )}
        </Index>
      </span>
    </li>
  )
}

/** An award: its medal, how far everybody is, and whether it is still to be had. */
function AwardMedal(props: {
  readonly award: AwardId
  readonly first: boolean
  readonly place: Box | undefined
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const of = () => award(props.award)
  const text = () => boardWords().cards[props.award]
  const standing = createMemo(() =>
    awardStandings(table.props.plain).find((one) => one.award === props.award),
  )
  const by = () => standing()?.by ?? []
  const status = () => standing()?.status ?? 'open'
  const holders = () =>
    by().length > 0 ? boardWords().awardHolder(boardWords().and(by().map(table.props.names))) : ''
  return (
    <li
      class="tb-medal at tb-award s-trade"
      classList={{ 'tb-closed': status() === 'closed' }}
      style={placed(props.place)}
    >
      <PieceButton
        at={cardPiece(props.award)}
        label={locale().labelled(
          text().name,
          `${text().text ?? ''} ${boardWords().points(of().points)}. ${boardWords().status[status()]}. ${holders()}`,
        )}
        subject={{ kind: 'award', award: props.award }}
        first={props.first}
        class="tb-medal-face"
      >
        <span class="tb-seal" aria-hidden="true">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <use href={`#tb-award-${props.award}`} />
          </svg>
          <b>{of().points}</b>
        </span>
        <span class="tb-medal-name" data-words aria-hidden="true">
          {boardWords().merits[props.award]}
        </span>
        <Show when={table.layout().medals?.asks}>
          <span class="tb-medal-asks" data-words aria-hidden="true">
            {text().text}
          </span>
        </Show>
      </PieceButton>
      <span class="tb-tallies" data-words>
        <Index each={standing()?.seats ?? []}>
          {(seat, i) => (
            <Tally
              seat={i}
              text={by().includes(i) ? '✓' : `${seat().has}/${standing()?.needed ?? 0}`}
              leads={by().includes(i)}
              sentence={
                by().includes(i)
                  ? boardWords().awardHolder(table.props.names(i))
                  : boardWords().progress(table.props.names(i), seat().has, standing()?.needed ?? 0)
              }
            />
          )}
        </Index>
        <Show when={status() === 'claimed'}>
          <em>{boardWords().statusShort}</em>
        </Show>
      </span>
    </li>
  )
}

/** Judges and awards in one line, with everybody's count; alone, how long awards can still be had (T8.7). */
export function Judges() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const medals = () => table.layout().medals
  const left = () => (table.props.over ? null : cardsBeforeJudge(state()))
  const until = (cards: number) =>
    state().deckJudges === 0 ? boardWords().awardsLastTurn : boardWords().awardsUntil(cards)
  return (
    <section class="tb-judges" aria-label={`${boardWords().judges}, ${boardWords().awards}`}>
      <ul
        class="at"
        classList={{ 'tb-scrolls': table.props.pane !== null }}
        data-group
        style={{
          ...placed(medals()?.area),
          '--letters': `${medals()?.letters ?? 0}px`,
          '--asks': `${medals()?.asks ?? 0}px`,
          '--counts': `${medals()?.counts ?? 0}px`,
        }}
      >
        <For each={state().judgeRow}>
          {(id, i) => (
            <Part>
              <JudgeMedal judge={id} first={i() === 0} place={medals()?.places[i()]} />
            </Part>
          )}
        </For>
        <For each={state().awards.map((one) => one.award)}>
          {(id, i) => (
            <Part>
              <AwardMedal
                award={id}
                first={false}
                place={medals()?.places[state().judgeRow.length + i()]}
              />
            </Part>
          )}
        </For>
      </ul>
      <Show when={left() === null || !table.layout().until ? null : { cards: left() ?? 0 }}>
        {(one) => (
          <p class="tb-until at" style={placed(table.layout().until ?? undefined)} data-words>
            {until(one().cards)}
          </p>
        )}
      </Show>
    </section>
  )
}
