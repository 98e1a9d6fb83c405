import { createMemo, For, Index, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  award,
  awardStandings,
  type JudgeId,
  judge,
  solo,
  soloTitles,
  verdicts,
} from '../../../../worker/games/town-builder/index.ts'
import { score, type Verdict } from '../../../../worker/games/town-builder/scoring.ts'
import type { AwardStanding } from '../../../../worker/games/town-builder/standings.ts'
import { cardsBeforeJudge } from './facts.ts'
import { Glyph, TypeSign } from './glyphs.tsx'
import { PieceButton } from './PieceButton.tsx'
import { useTable } from './table.ts'
import { cardPiece } from './targets.ts'

/** A seat's postmark with a number: who has how many. */
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
      <span class="tb-dot" aria-hidden="true">
        {table.props.names(props.seat).slice(0, 1).toUpperCase()}
      </span>
      <span aria-hidden="true">{props.text}</span>
      <Show when={props.leads}>
        <Glyph name="laurel" />
      </Show>
      <span class="quiet">{props.sentence}</span>
    </span>
  )
}

function JudgeFace(props: { readonly judge: JudgeId }) {
  const table = useTable()
  const of = () => judge(props.judge)
  return (
    <span class="tb-plaque" data-type={of().favours} aria-hidden="true">
      <span class="tb-seal">
        <TypeSign type={of().favours} />
      </span>
      <span class="tb-plaque-text">
        <b>{table.say().cards[props.judge].name}</b>
        <small>
          {table.props.seats === 1
            ? table.say().judgeTextSolo(table.say().types[of().favours], solo.judgeNeeds)
            : table.say().cards[props.judge].text}
        </small>
      </span>
      <b class="tb-value">{of().points}</b>
    </span>
  )
}

function JudgeItem(props: { readonly verdict: Verdict; readonly first: boolean }) {
  const table = useTable()
  const say = () => table.say()
  const of = () => judge(props.verdict.judge)
  const alone = () => props.verdict.counts.length === 1
  const leaders = () =>
    props.verdict.winners.length > 0
      ? say().judgeLeads(say().and(props.verdict.winners.map(table.props.names)))
      : alone()
        ? say().judgeSolo(solo.judgeNeeds)
        : say().judgeNobody
  return (
    <li>
      <PieceButton
        at={cardPiece(props.verdict.judge)}
        label={`${say().cards[props.verdict.judge].name}, ${say().favours(say().types[of().favours])}, ${say().points(of().points)}. ${leaders()}`}
        subject={{ kind: 'judge', judge: props.verdict.judge }}
        first={props.first}
        class="tb-wide"
      >
        <JudgeFace judge={props.verdict.judge} />
      </PieceButton>
      <span class="tb-tallies">
        <Index each={props.verdict.counts}>
          {(count, seat) => (
            <Tally
              seat={seat}
              text={alone() ? `${count()}/${solo.judgeNeeds}` : `${count()}`}
              leads={props.verdict.winners.includes(seat)}
              sentence={say().buildingsOf(table.props.names(seat), count())}
            />
          )}
        </Index>
      </span>
    </li>
  )
}

function AwardItem(props: { readonly standing: AwardStanding; readonly first: boolean }) {
  const table = useTable()
  const say = () => table.say()
  const of = () => award(props.standing.award)
  const text = () => say().cards[props.standing.award]
  const holders = () =>
    props.standing.by.length > 0
      ? say().awardHolder(say().and(props.standing.by.map(table.props.names)))
      : ''
  return (
    <li>
      <PieceButton
        at={cardPiece(props.standing.award)}
        label={`${text().name}: ${text().text ?? ''} ${say().points(of().points)}. ${say().status[props.standing.status]}. ${holders()}`}
        subject={{ kind: 'award', award: props.standing.award }}
        first={props.first}
        class="tb-wide"
      >
        <span
          class="tb-plaque tb-award"
          classList={{ 'tb-closed': props.standing.status === 'closed' }}
          aria-hidden="true"
        >
          <span class="tb-seal">
            <Glyph name="laurel" />
          </span>
          <span class="tb-plaque-text">
            <b>{text().name}</b>
            <small>{text().text}</small>
          </span>
          <b class="tb-value">{of().points}</b>
        </span>
      </PieceButton>
      <span class="tb-tallies">
        <Index each={props.standing.seats}>
          {(seat, i) => (
            <Tally
              seat={i}
              text={props.standing.by.includes(i) ? '' : `${seat().has}/${props.standing.needed}`}
              leads={props.standing.by.includes(i)}
              sentence={
                props.standing.by.includes(i)
                  ? say().awardHolder(table.props.names(i))
                  : say().progress(table.props.names(i), seat().has, props.standing.needed)
              }
            />
          )}
        </Index>
        <Show when={props.standing.status !== 'open'}>
          <span
            class="tb-state"
            classList={{ 'tb-state-open': props.standing.status === 'claimed' }}
          >
            {say().status[props.standing.status]}
          </span>
        </Show>
      </span>
    </li>
  )
}

/** T8.7: alone, how long awards can still be claimed. */
function AwardsUntil(props: { readonly left: number | null }) {
  const table = useTable()
  const say = () => table.say()
  return (
    <Show when={props.left !== null && { cards: props.left }}>
      {(left) => (
        <p class="tb-note">
          {table.props.state.deckJudges === 0
            ? say().awardsLastTurn
            : say().awardsUntil(left().cards)}
        </p>
      )}
    </Show>
  )
}

/** The points as they are now, by category. */
function Scores() {
  const table = useTable()
  const say = () => table.say()
  const scores = createMemo(() => score(table.props.state))
  const categories = () => scores()[0]?.categories.map(({ category }) => category) ?? []
  const points = (seat: Seat, category: string) =>
    scores()[seat]?.categories.find((one) => one.category === category)?.points ?? 0
  const total = () => scores()[0]?.total ?? 0
  const title = () => soloTitles.find(({ from }) => total() >= from)
  const better = () => soloTitles.toReversed().find(({ from }) => total() < from)
  return (
    <section aria-labelledby="tb-scores">
      <h3 id="tb-scores" class="b-heading">
        {say().scores}
      </h3>
      <table class="tb-scores">
        <thead>
          <tr>
            <td />
            <Index each={scores()}>
              {(_, seat) => (
                <th scope="col" style={{ '--seat': `var(--seat-${seat})` }}>
                  <span class="tb-dot" aria-hidden="true">
                    {table.props.names(seat).slice(0, 1).toUpperCase()}
                  </span>
                  <span class="quiet">{table.props.names(seat)}</span>
                </th>
              )}
            </Index>
          </tr>
        </thead>
        <tbody>
          <For each={categories()}>
            {(category) => (
              <tr>
                <th scope="row">{table.props.words.categories[category] ?? category}</th>
                <Index each={scores()}>{(_, seat) => <td>{points(seat, category)}</td>}</Index>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say().total}</th>
            <Index each={scores()}>{(one) => <td>{one().total}</td>}</Index>
          </tr>
        </tfoot>
      </table>
      <Show when={table.props.seats === 1 && title()}>
        {(now) => (
          <p class="tb-title">
            {say().titleNow(say().titles[now().id] ?? '')}{' '}
            <Show when={better()}>
              {(next) => say().titleNext(say().titles[next().id] ?? '', next().from)}
            </Show>
          </p>
        )}
      </Show>
    </section>
  )
}

/** Beside the counter: judges with their standing, awards with who meets them, and the points. */
export function Aside() {
  const table = useTable()
  const say = () => table.say()
  const standing = createMemo(() => verdicts(table.props.state))
  const awards = createMemo(() => awardStandings(table.props.state))
  const unused = () =>
    table.props.state.judgesKnown ? [...table.props.state.unusedJudges] : ([] as JudgeId[])
  return (
    <div class="b-sheet tb-aside">
      <section aria-labelledby="tb-judges">
        <h3 id="tb-judges" class="b-heading">
          {say().judges}
        </h3>
        <ul class="tb-plaques" data-group>
          <For each={standing().map((one) => one.judge)}>
            {(id, i) => (
              <Show when={standing().find((one) => one.judge === id)}>
                {(verdict) => <JudgeItem verdict={verdict()} first={i() === 0} />}
              </Show>
            )}
          </For>
        </ul>
        <Show when={unused().length > 0}>
          <h4 class="tb-subheading">{say().unused}</h4>
          <ul class="tb-plaques tb-unused" data-group>
            <For each={unused()}>
              {(id, i) => (
                <li>
                  <PieceButton
                    at={cardPiece(id)}
                    label={`${say().cards[id].name}, ${say().favours(say().types[judge(id).favours])}, ${say().points(judge(id).points)}`}
                    subject={{ kind: 'judge', judge: id }}
                    first={i() === 0}
                    class="tb-wide"
                  >
                    <JudgeFace judge={id} />
                  </PieceButton>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <section aria-labelledby="tb-awards">
        <h3 id="tb-awards" class="b-heading">
          {say().awards}
        </h3>
        <Show when={table.props.over ? null : { left: cardsBeforeJudge(table.props.state) }}>
          {(until) => <AwardsUntil left={until().left} />}
        </Show>
        <ul class="tb-plaques" data-group>
          <For each={table.props.state.awards.map((one) => one.award)}>
            {(id, i) => (
              <Show when={awards().find((one) => one.award === id)}>
                {(standing) => <AwardItem standing={standing()} first={i() === 0} />}
              </Show>
            )}
          </For>
        </ul>
      </section>
      {/* Afterwards the ending says it. */}
      <Show when={!table.props.over}>
        <Scores />
      </Show>
    </div>
  )
}
