import { For, Show } from 'solid-js'
import type { TournamentCard } from '../../../../worker/wire/schema/tournaments.ts'
import { A } from '../../parts/A.tsx'
import { when } from '../../parts/pace/pace.ts'
import { gameTexts } from '../../words/index.ts'
import { tournamentTexts } from './words.ts'
import './tournaments.css'

/** Kind and progress of a tournament, in a line. */
function lineOf({ status, places, people, startAt, game, format }: TournamentCard): string {
  const texts = tournamentTexts()
  const about = [gameTexts(game).title, texts.formats[format][0]]
  return status === 'registration'
    ? [...about, texts.people(people, places), texts.starts(when(startAt))].join(' · ')
    : [...about, texts.statuses[status], texts.playing(people)].join(' · ')
}

/** Tournaments, each with its link. */
export const TournamentList = (props: { readonly list: ReadonlyArray<TournamentCard> }) => (
  <Show when={props.list.length > 0}>
    <ul class="cup-list sheet">
      <For each={props.list}>
        {(one) => (
          <li class="cup-row">
            <span class="cup-text">
              <A href={`/tournaments/${one.id}`}>{one.title}</A>
              <span class="small">{lineOf(one)}</span>
            </span>
          </li>
        )}
      </For>
    </ul>
  </Show>
)
