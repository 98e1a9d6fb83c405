import { For, Show } from 'solid-js'
import type {
  Tournament,
  TournamentRound,
  TournamentTable,
} from '../../../../worker/wire/schema/tournaments.ts'
import { A } from '../../parts/A.tsx'
import { when } from '../../parts/pace/pace.ts'
import { listed } from '../../words/index.ts'
import { nameIn, roundName } from './people.ts'
import { tournamentTexts } from './words.ts'

interface Props {
  readonly tournament: Tournament
}

/** People at a table, the best first once it is over. */
function sittersOf({ entrants, places, missing }: TournamentTable, tournament: Tournament) {
  const sitters = entrants.map((entrant, seat) => ({
    name: nameIn(tournament, entrant),
    place: places?.[seat] ?? null,
    isMissing: missing.includes(entrant),
  }))
  return sitters.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
}

interface RowProps extends Props {
  readonly round: TournamentRound
  readonly table: TournamentTable
  readonly number: number
}

/** Number of a game in the series of its two people; `null` where one game decides. */
function gameIn({ tournament, round, table }: RowProps): number | null {
  if (!tournament.series) return null
  const games = round.tables.filter(({ entrants }) =>
    entrants.every((one) => table.entrants.includes(one)),
  )
  return games.indexOf(table) + 1
}

function TableRow(props: RowProps) {
  const texts = () => tournamentTexts().rounds
  const label = () => {
    const game = gameIn(props)
    const table = texts().table(props.number)
    return game === null ? table : `${table} · ${texts().game(game)}`
  }
  const said = () =>
    sittersOf(props.table, props.tournament).map(({ name, place, isMissing }) =>
      [
        ...(place === null ? [] : [`${place}.`]),
        name,
        ...(isMissing ? [`(${texts().bot})`] : []),
      ].join(' '),
    )
  return (
    <li class="cup-row">
      <span class="cup-text">
        <Show when={props.table.isMade} fallback={<span>{label()}</span>}>
          <A href={`/t/${props.table.table}`}>{label()}</A>
        </Show>
        <span>{props.table.places ? said().join(' · ') : listed(said())}</span>
        <Show when={!props.table.places}>
          <span class="small">{texts().runs}</span>
        </Show>
      </span>
    </li>
  )
}

function Round(props: Props & { readonly round: TournamentRound }) {
  const texts = () => tournamentTexts().rounds
  const byes = () => props.round.byes.map((entrant) => nameIn(props.tournament, entrant))
  return (
    <details class="cup-round sheet" open={!props.round.isOver}>
      <summary>
        {roundName(props.round)}{' '}
        <span class="small">
          {props.round.isOver ? texts().over : texts().until(when(props.round.deadline))}
        </span>
      </summary>
      <ul class="cup-tables">
        <For each={props.round.tables}>
          {(table, i) => <TableRow {...props} table={table} number={i() + 1} />}
        </For>
      </ul>
      <Show when={byes().length > 0}>
        <p class="soft">{texts().byes(listed(byes()))}</p>
      </Show>
    </details>
  )
}

/** All rounds, the latest first. */
export const Rounds = (props: Props) => (
  <section class="section" aria-labelledby="cup-rounds">
    <h2 id="cup-rounds" class="section-title">
      {tournamentTexts().rounds.title}
    </h2>
    <Show
      when={props.tournament.played.length > 0}
      fallback={<p class="soft">{tournamentTexts().rounds.none}</p>}
    >
      <For each={props.tournament.played.toReversed()}>
        {(round) => <Round tournament={props.tournament} round={round} />}
      </For>
    </Show>
  </section>
)
