import { For, Show } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import {
  type AwardId,
  abilityPoints,
  award,
  awardStandings,
  crest,
  endStanding,
  goldCostNow,
  isCrest,
  type JudgeId,
  judge,
  type Source,
  type State,
  soloTitles,
  type TownId,
  townCard,
  verdicts,
} from '../../../../worker/games/town-builder/index.ts'
import { score } from '../../../../worker/games/town-builder/scoring.ts'
import { protectedBy } from '../../../../worker/games/town-builder/zones.ts'
import { PieceDetails } from '../kit/PieceDetails.tsx'
import { CardPicture } from './CardFace.tsx'
import { abilityNow, finishes, fitting, resourcesOf, usesOf } from './facts.ts'
import { Glyph, type GlyphName, TypeSign } from './glyphs.tsx'
import { missingInWords, symbolsInWords, symbolsOf } from './labels.ts'
import { useEnd } from './Row.tsx'
import { type Subject, useTable } from './table.ts'
import { wishesFor } from './wishes.ts'

interface Line {
  readonly sign?: GlyphName | undefined
  readonly text: string
  readonly strong?: boolean
  readonly faint?: boolean
}

type Shared = ReturnType<typeof useTable>

/** Place of a card, as far as that changes what there is to say about it. */
type Lies =
  | { readonly at: 'row' | 'open' }
  | { readonly at: 'gold' | 'building' | 'foundation'; readonly seat: Seat }
  | { readonly at: 'under'; readonly seat: Seat; readonly foundation: TownId }

function whereIs(state: State, card: TownId): Lies {
  if (state.row.includes(card)) return { at: 'row' }
  for (const [seat, district] of state.districts.entries()) {
    if (district.gold.includes(card)) return { at: 'gold', seat }
    if (district.buildings.includes(card)) return { at: 'building', seat }
    for (const foundation of district.foundations) {
      if (foundation.card === card) return { at: 'foundation', seat }
      if (foundation.under.includes(card)) return { at: 'under', seat, foundation: foundation.card }
    }
  }
  return { at: 'open' }
}

/** Lines about a card of the row or the discard pile: its present cost for me, its gifts and lacks. */
function linesOfOpen(table: Shared, card: TownId, inRow: boolean): Line[] {
  const boardWords = table.boardWords()
  const { plain: state, you } = table.props
  const { goldCost, yield: gives } = townCard(card)
  const now = inRow ? goldCostNow(state, card) : goldCost
  const cost = symbolsInWords(boardWords, symbolsOf(card))
  const lines: Line[] = [
    {
      sign: 'build',
      text: now + cost.length > 0 ? boardWords.costLine(now, cost) : boardWords.noCost,
    },
  ]
  if (now < goldCost) {
    const cheaperBy = state.row.find((one) => townCard(one).ability?.op === 'gold-discount')
    lines.push({
      sign: 'gold',
      text: boardWords.cheaper(goldCost - now, cheaperBy ? boardWords.cards[cheaperBy].name : ''),
      strong: true,
    })
  }
  lines.push({
    sign: gives[0],
    text: boardWords.gives(boardWords.or(gives.map((one) => boardWords.yields[one]))),
  })
  if (!inRow || you === null) return lines
  const uses = usesOf(state, you, card)
  const keeper = protectedBy(state, card)
  if (keeper !== null)
    lines.push({
      sign: 'lock',
      text: boardWords.protectedFor(table.props.names(keeper)),
      strong: true,
    })
  const done = finishes(state, you, card).map((one) => boardWords.cards[one].name)
  if (done.length > 0)
    lines.push({ sign: 'check', text: boardWords.wouldFinish(boardWords.and(done)), strong: true })
  if (uses.foundation.lacks > 0)
    lines.push({ text: boardWords.cannot.foundation(uses.foundation.lacks), strong: true })
  if (uses.resource.under.length > 0)
    lines.push({
      sign: 'check',
      text: boardWords.asResource(
        boardWords.and(uses.resource.under.map((one) => boardWords.cards[one.card].name)),
      ),
    })
  else if (uses.resource.why && uses.resource.why !== 'yields-none') {
    const text = boardWords.cannot[uses.resource.why]
    const names = boardWords.or(resourcesOf(card).map((one) => boardWords.yields[one]))
    lines.push({ text: typeof text === 'string' ? text : text(names) })
  }
  return lines
}

/** Lines about the ability of a standing building, as it is now. */
function linesOfBuilding(table: Shared, card: TownId, seat: Seat): Line[] {
  const boardWords = table.boardWords()
  const { plain: state, over } = table.props
  const brings = abilityPoints(state, seat).find((one) => one.card === card)
  if (brings) return [{ sign: 'end', text: boardWords.bringsNow(brings.points), strong: true }]
  const now = abilityNow(state, seat, card)
  if (!now || over) return []
  const text =
    now.when === 'now'
      ? boardWords.couldUse
      : now.kind === 'build'
        ? boardWords.useGone
        : boardWords.starLater
  return [{ text, strong: now.when === 'now' }]
}

/** Everything there is to say about a card, line by line. */
function linesOf(table: Shared, source: Source): Line[] {
  const boardWords = table.boardWords()
  const { plain: state } = table.props
  if (isCrest(source)) {
    const { ability } = crest(source)
    const seat = state.districts.findIndex((district) => district.crest === source)
    const now = abilityNow(state, seat, source)
    return [
      {
        sign: ability.kind,
        text: boardWords.labelled(
          boardWords.kinds[ability.kind],
          boardWords.cards[source].text ?? '',
        ),
      },
      { text: now?.when === 'now' ? boardWords.couldUse : boardWords.starLater },
    ]
  }
  const of = townCard(source)
  const lies = whereIs(state, source)
  const lines: Line[] = []
  if (lies.at === 'gold') lines.push({ sign: 'gold', text: boardWords.liesAsGold, strong: true })
  if (lies.at === 'under')
    lines.push({
      sign: 'check',
      text: boardWords.liesUnder(
        boardWords.cards[lies.foundation].name,
        boardWords.or(resourcesOf(source).map((one) => boardWords.yields[one])),
      ),
      strong: true,
    })
  if (of.ability) {
    lines.push({
      sign: of.ability.kind,
      text: boardWords.labelled(
        boardWords.kinds[of.ability.kind],
        boardWords.cards[source].text ?? '',
      ),
    })
    lines.push({ text: boardWords.kindHelp[of.ability.kind], faint: true })
  }
  if (lies.at === 'foundation') {
    const foundation = state.districts[lies.seat]?.foundations.find((f) => f.card === source)
    if (foundation) {
      const lacking = missingInWords(boardWords, foundation)
      lines.push({ sign: 'build', text: boardWords.stillNeeds(lacking), strong: true })
      const fit = fitting(state, foundation).map((card) => boardWords.cards[card].name)
      lines.push(
        fit.length > 0
          ? { sign: 'check', text: boardWords.fits(boardWords.and(fit)) }
          : { text: boardWords.nothingFits },
      )
    }
  } else if (lies.at === 'building') lines.push(...linesOfBuilding(table, source, lies.seat))
  else lines.push(...linesOfOpen(table, source, lies.at === 'row'))
  return lines
}

function AboutCard(props: { readonly card: Source }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const town = () => (isCrest(props.card) ? null : props.card)
  const isPlan = () =>
    !isCrest(props.card) && whereIs(table.props.state, props.card).at === 'foundation'
  return (
    <>
      <h2>
        <Show
          when={town()}
          fallback={
            <svg class="tb-about-crest" viewBox="0 0 48 56" aria-hidden="true">
              <use href="#tb-crest" />
            </svg>
          }
        >
          {(card) => (
            <span class={`tb-about-picture s-${townCard(card()).type}`}>
              <CardPicture card={card()} plan={isPlan()} />
            </span>
          )}
        </Show>
        <span>
          {isCrest(props.card) ? boardWords().crest : boardWords().cards[props.card].name}
          <Show when={town()}>
            {(card) => (
              <small>
                <TypeSign type={townCard(card()).type} />{' '}
                {boardWords().types[townCard(card()).type]} ·{' '}
                {boardWords().points(townCard(card()).points)}
              </small>
            )}
          </Show>
        </span>
      </h2>
      <Lines of={linesOf(table, props.card)} />
    </>
  )
}

const Lines = (props: { readonly of: ReadonlyArray<Line> }) => (
  <ul>
    <For each={props.of}>
      {(line) => (
        <li classList={{ 'b-strong': line.strong ?? false, 'tb-faint': line.faint ?? false }}>
          <Show when={line.sign}>{(sign) => <Glyph name={sign()} />}</Show>
          <span>{line.text}</span>
        </li>
      )}
    </For>
  </ul>
)

/** T8.9: alone, what one could call oneself now, and the next title. */
function titleLines(table: Shared): Line[] {
  const boardWords = table.boardWords()
  const { plain: state, seats } = table.props
  const total = seats === 1 ? (score(state)[0]?.total ?? 0) : null
  if (total === null) return []
  const now = soloTitles.find(({ from }) => total >= from)
  const next = soloTitles.toReversed().find(({ from }) => total < from)
  return [
    ...(now ? [{ text: boardWords.titleNow(boardWords.titles[now.id] ?? ''), strong: true }] : []),
    ...(next ? [{ text: boardWords.titleNext(boardWords.titles[next.id] ?? '', next.from) }] : []),
  ]
}

function AboutDeck() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const end = useEnd()
  const { reshuffles, reshuffleLimit, lastRound } = endStanding(table.props.state)
  const lines: Line[] = [
    { text: end(), strong: true },
    { text: boardWords().reshuffles(reshuffles, reshuffleLimit) },
  ]
  if (lastRound === null) lines.push({ text: boardWords().reshuffleHelp(reshuffleLimit) })
  lines.push(...titleLines(table))
  return (
    <>
      <h2>{boardWords().deck(table.props.state.deck.length)}</h2>
      <Lines of={lines} />
    </>
  )
}

function AboutJudge(props: { readonly judge: JudgeId }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const { names } = table.props
  const drawn = judge(props.judge)
  const verdict = verdicts(table.props.state).find((one) => one.judge === props.judge)
  const alone = table.props.seats === 1
  const lines: Line[] = [
    {
      text: boardWords().favours(boardWords().types[drawn.favours]),
      strong: true,
    },
    ...(verdict?.counts ?? []).map((count, seat) => ({
      sign: verdict?.winners.includes(seat) ? ('laurel' as const) : undefined,
      text: boardWords().buildingsOf(names(seat), count),
    })),
    { text: alone ? boardWords().judgeHelpSolo : boardWords().judgeHelp },
  ]
  const { judgesKnown, unusedJudges } = table.props.state
  if (judgesKnown && unusedJudges.length > 0)
    lines.push({
      text: boardWords().labelled(
        boardWords().unused,
        boardWords().and(unusedJudges.map((id) => boardWords().cards[id].name)),
      ),
    })
  return (
    <>
      <h2>
        <svg class={`tb-about-medal s-${drawn.favours}`} viewBox="0 0 100 100" aria-hidden="true">
          <use href={`#tb-${props.judge}`} />
        </svg>
        {boardWords().cards[props.judge].name} · {boardWords().points(drawn.points)}
      </h2>
      <Lines of={lines} />
    </>
  )
}

function AboutAward(props: { readonly award: AwardId }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const { names } = table.props
  const printed = award(props.award)
  const standing = awardStandings(table.props.state).find((one) => one.award === props.award)
  const lines: Line[] = [
    { text: boardWords().cards[props.award].text ?? '', strong: true },
    ...(standing?.seats ?? []).map((seat, i) => ({
      sign: standing?.by.includes(i) ? ('laurel' as const) : undefined,
      text: boardWords().progress(names(i), seat.has, standing?.needed ?? 0),
    })),
    { text: boardWords().statusHelp[standing?.status ?? 'open'] },
  ]
  return (
    <>
      <h2>
        {boardWords().cards[props.award].name} · {boardWords().points(printed.points)}
      </h2>
      <Lines of={lines} />
    </>
  )
}

function About(props: { readonly subject: Subject }) {
  const { subject } = props
  if (subject.kind === 'card') return <AboutCard card={subject.card} />
  if (subject.kind === 'deck') return <AboutDeck />
  if (subject.kind === 'judge') return <AboutJudge judge={subject.judge} />
  return <AboutAward award={subject.award} />
}

/** The explanation of a piece. */
export function Details() {
  const table = useTable()
  const wishes = (subject: Subject) => {
    const { plain: state, you } = table.props
    return you === null ? [] : wishesFor(state, you, table.chosen(), subject)
  }
  return (
    <PieceDetails
      selection={table.selection}
      words={table.boardWords()}
      moves={table.props.moves}
      wishes={({ subject }) => wishes(subject)}
      why={table.props.reasons.against}
    >
      {({ subject }) => <About subject={subject} />}
    </PieceDetails>
  )
}
