import laurel from 'virtual:icon/laurel-crown'
import { For, Show } from 'solid-js'
import type { Result, Score } from '../../../../worker/games/kernel/contract.ts'
import type { AnyWords, Names } from '../../../../worker/games/kernel/words.ts'
import type { SeatView } from '../../../../worker/wire/schema/table.ts'
import { Icon } from '../../design/Icon.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { appTexts } from '../../words/index.ts'

interface ScoresProps {
  readonly scores: ReadonlyArray<Score>
  /** Result of the table; `null` while nobody knows. */
  readonly result: Result | null
  readonly words: AnyWords
  readonly names: Names
  /** People in the seats, as the table knows them. */
  readonly people?: ReadonlyArray<Pick<SeatView, 'person'>> | undefined
}

const won = (result: Result | null, seat: number) => result?.places[seat] === 1

/** The categories in which anybody has points: a line each. */
export function linesOf(scores: ReadonlyArray<Score>): string[] {
  const counting = scores.flatMap(({ categories }) => categories.filter(({ points }) => points))
  const all = scores.flatMap(({ categories }) => categories.map(({ category }) => category))
  return [...new Set(all)].filter((one) => counting.some(({ category }) => category === one))
}

/** People in the columns. */
const Seats = (props: ScoresProps) => (
  <thead>
    <tr>
      <th scope="col">{appTexts().table.category}</th>
      <For each={props.scores}>
        {(score) => (
          <th scope="col" classList={{ 'scores-won': won(props.result, score.seat) }}>
            <span class="scores-seat">
              <Stamp
                seat={score.seat}
                name={props.names(score.seat)}
                person={props.people?.[score.seat]?.person}
                size="s"
              />
              {props.names(score.seat)}
            </span>
          </th>
        )}
      </For>
    </tr>
  </thead>
)

/** The places, the winner's with a laurel. */
const Places = (props: { readonly scores: ReadonlyArray<Score>; readonly result: Result }) => {
  const isWinner = (seat: number) => won(props.result, seat)
  return (
    <tr>
      <th scope="row">{appTexts().table.place}</th>
      <For each={props.scores}>
        {(score) => (
          <td classList={{ 'scores-won': isWinner(score.seat) }}>
            <Show when={isWinner(score.seat)}>
              <Icon path={laurel} class="scores-laurel" />
            </Show>
            {props.result.places[score.seat] ?? 0}
          </td>
        )}
      </For>
    </tr>
  )
}

/** Points by category, a column a seat. */
export function Scores(props: ScoresProps) {
  const lines = () => linesOf(props.scores)
  const points = (seat: number, category: string) =>
    props.scores
      .find((score) => score.seat === seat)
      ?.categories.find((one) => one.category === category)?.points
  const places = () => (props.result?.places ?? []).length > 0
  return (
    // With many seats the table is wider than a phone: the keyboard scrolls it, too.
    <section class="scores-scroll" aria-label={appTexts().table.scores} tabindex={0}>
      <table
        class="scores"
        classList={{
          'scores-many': props.scores.length > 3,
          'scores-crowded': props.scores.length > 4,
        }}
      >
        <caption class="quiet">{appTexts().table.scores}</caption>
        <Seats {...props} />
        <tbody>
          <For each={lines()}>
            {(category) => (
              <tr>
                <th scope="row">{props.words.categories[category] ?? category}</th>
                <For each={props.scores}>
                  {(score) => (
                    <td classList={{ 'scores-won': won(props.result, score.seat) }}>
                      {points(score.seat, category) ?? 0}
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{appTexts().table.total}</th>
            <For each={props.scores}>
              {(score) => (
                <td classList={{ 'scores-won': won(props.result, score.seat) }}>{score.total}</td>
              )}
            </For>
          </tr>
          <Show when={props.scores.length > 1 && places() && props.result}>
            {(known) => <Places scores={props.scores} result={known()} />}
          </Show>
        </tfoot>
      </table>
    </section>
  )
}
