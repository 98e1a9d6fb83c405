import { For, Show } from 'solid-js'
import type { Tournament, TournamentStanding } from '../../../../worker/wire/schema/tournaments.ts'
import { locale } from '../../words/index.ts'
import { nameIn } from './people.ts'
import { tournamentTexts } from './words.ts'

type Column = 'points' | 'buchholzCut' | 'buchholz' | 'sonnebornBerger' | 'wins'

/** Columns of a format, in the order in which they count. */
const columnsOf: Readonly<Record<Tournament['format'], ReadonlyArray<Column>>> = {
  swiss: ['points', 'buchholzCut', 'buchholz', 'sonnebornBerger', 'wins'],
  'round-robin': ['points', 'sonnebornBerger', 'wins'],
  'knock-out': [],
  groups: [],
}

/** Parts of a point, and of a tie-break but for wins, as the worker counts them. */
const pointParts = 24
const unitOf = (column: Column): number => {
  if (column === 'wins') return 1
  return column === 'points' ? pointParts : pointParts * pointParts
}

const cellOf = (line: TournamentStanding, column: Column): string =>
  locale().number(Math.round((line[column] / unitOf(column)) * 100) / 100)

interface TableProps {
  readonly tournament: Tournament
  readonly name: string
  readonly lines: ReadonlyArray<TournamentStanding>
  readonly columns: ReadonlyArray<Column>
  /** Those of a group who play the final. */
  readonly goOn?: ReadonlyArray<number>
}

/** Lines of standings. With many columns the table is wider than a phone: the keyboard scrolls it, too. */
const Lines = (props: TableProps) => (
  <section class="cup-scroll sheet" aria-label={props.name} tabindex={0}>
    <table class="cup-standings">
      <thead>
        <tr>
          <th scope="col">{tournamentTexts().standings.place}</th>
          <th scope="col">{tournamentTexts().standings.name}</th>
          <For each={props.columns}>
            {(column) => <th scope="col">{tournamentTexts().standings[column]}</th>}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.lines}>
          {(line) => (
            <tr classList={{ 'cup-mine': line.entrant === props.tournament.me }}>
              <td>{line.place}</td>
              <th scope="row" class="cup-name">
                {nameIn(props.tournament, line.entrant)}
                <Show when={props.goOn?.includes(line.entrant)}>
                  {' '}
                  <span class="small">{tournamentTexts().standings.goesOn}</span>
                </Show>
              </th>
              <For each={props.columns}>{(column) => <td>{cellOf(line, column)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </section>
)

/** Columns and tie-breaks in words. */
const Explained = (props: {
  readonly columns: ReadonlyArray<Column>
  readonly hasMany: boolean
}) => {
  const texts = () => tournamentTexts().standings
  return (
    <>
      <For each={props.columns}>{(column) => <p class="soft">{texts().explained[column]}</p>}</For>
      <Show when={props.hasMany}>
        <p class="soft">{texts().explained.many}</p>
      </Show>
    </>
  )
}

/** Rounds in which everybody of a group of two at a table meets everybody. */
const roundsFor = (people: number): number => (people % 2 === 0 ? people - 1 : people)

/** Standings of each group. */
function Groups(props: { readonly tournament: Tournament }) {
  const texts = () => tournamentTexts().standings
  const peopleIn = ({ standings }: Tournament['groups'][number]) => standings.length
  const rests = () => {
    const { groups, size } = props.tournament
    return size === 2 && groups.some((one) => peopleIn(one) !== peopleIn(groups[0] ?? one))
  }
  const over = () => props.tournament.played.filter(({ isOver }) => isOver).length
  const most = () => Math.max(...props.tournament.groups.map((one) => roundsFor(peopleIn(one))))
  /** A smaller group has played all its rounds, and the others go on. */
  const isDone = (one: Tournament['groups'][number]) =>
    rests() && over() >= roundsFor(peopleIn(one)) && over() < most()
  const columns = () => columnsOf[props.tournament.size > 2 ? 'swiss' : 'round-robin']
  return (
    <section class="section" aria-labelledby="cup-groups">
      <h2 id="cup-groups" class="section-title">
        {texts().groups}
      </h2>
      <For each={props.tournament.groups}>
        {(one) => (
          <>
            <h3>
              {texts().group(one.group)}
              <Show when={isDone(one)}>
                {' '}
                <span class="small">{texts().done}</span>
              </Show>
            </h3>
            <Lines
              tournament={props.tournament}
              name={texts().group(one.group)}
              lines={one.standings}
              columns={columns()}
              goOn={one.goOn}
            />
          </>
        )}
      </For>
      <Show when={rests()}>
        <For each={texts().rests}>{(text) => <p class="soft">{text}</p>}</For>
      </Show>
      <details>
        <summary>{texts().how}</summary>
        <Explained columns={columns()} hasMany={props.tournament.size > 2} />
        <p class="soft">
          {texts().explained.final} {texts().explained.left}
        </p>
      </details>
    </section>
  )
}

/** Standings, with the columns explained. */
export function Standings(props: { readonly tournament: Tournament }) {
  const texts = () => tournamentTexts().standings
  const columns = () => columnsOf[props.tournament.format]
  const isGroups = () => props.tournament.format === 'groups'
  // Before the final begins, the groups say it all.
  const isShown = () => !isGroups() || props.tournament.groups.some(({ goOn }) => goOn.length > 0)
  return (
    <>
      <Show when={isShown()}>
        <section class="section" aria-labelledby="cup-standings">
          <h2 id="cup-standings" class="section-title">
            {texts().title}
          </h2>
          <Lines
            tournament={props.tournament}
            name={`${texts().title}: ${props.tournament.title}`}
            lines={props.tournament.standings}
            columns={columns()}
          />
          <details>
            <summary>{columns().length > 0 ? texts().how : texts().howPlaces}</summary>
            <Show
              when={columns().length > 0}
              fallback={
                <p class="soft">
                  {isGroups() ? texts().explained.groups : texts().explained.knockOut}
                </p>
              }
            >
              <Explained columns={columns()} hasMany={props.tournament.size > 2} />
            </Show>
          </details>
        </section>
      </Show>
      <Show when={props.tournament.groups.length > 0}>
        <Groups tournament={props.tournament} />
      </Show>
    </>
  )
}
