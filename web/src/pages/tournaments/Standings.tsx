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
}

/** Parts of a point, and of a tie-break but for wins, as the worker counts them. */
const pointParts = 24
const unitOf = (column: Column): number => {
  if (column === 'wins') return 1
  return column === 'points' ? pointParts : pointParts * pointParts
}

const cellOf = (line: TournamentStanding, column: Column): string =>
  locale().number(Math.round((line[column] / unitOf(column)) * 100) / 100)

/** Standings, with the columns explained. */
export function Standings(props: { readonly tournament: Tournament }) {
  const texts = () => tournamentTexts().standings
  const columns = () => columnsOf[props.tournament.format]
  return (
    <section class="section" aria-labelledby="cup-standings">
      <h2 id="cup-standings" class="section-title">
        {texts().title}
      </h2>
      {/* With many columns the table is wider than a phone: the keyboard scrolls it, too. */}
      <section
        class="cup-scroll sheet"
        aria-label={`${texts().title}: ${props.tournament.title}`}
        tabindex={0}
      >
        <table class="cup-standings">
          <thead>
            <tr>
              <th scope="col">{texts().place}</th>
              <th scope="col">{texts().name}</th>
              <For each={columns()}>{(column) => <th scope="col">{texts()[column]}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.tournament.standings}>
              {(line) => (
                <tr classList={{ 'cup-mine': line.entrant === props.tournament.me }}>
                  <td>{line.place}</td>
                  <th scope="row" class="cup-name">
                    {nameIn(props.tournament, line.entrant)}
                  </th>
                  <For each={columns()}>{(column) => <td>{cellOf(line, column)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <details>
        <summary>{texts().how}</summary>
        <Show
          when={columns().length > 0}
          fallback={<p class="soft">{texts().explained.knockOut}</p>}
        >
          <For each={columns()}>{(column) => <p class="soft">{texts().explained[column]}</p>}</For>
          <Show when={props.tournament.size > 2}>
            <p class="soft">{texts().explained.many}</p>
          </Show>
        </Show>
      </details>
    </section>
  )
}
