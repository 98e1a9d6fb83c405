import { createResource, createSignal, Show } from 'solid-js'
import type { Club } from '../../../../worker/wire/schema/clubs.ts'
import { perform } from '../../api/client.ts'
import { GameFilter } from '../../parts/GameFilter.tsx'
import { firstGame, gamesOnOffer } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { gameTexts } from '../../words/index.ts'
import { Places } from '../ladders/Places.tsx'
import { ladderTexts } from '../ladders/words.ts'

/** Standing of a club's members in the ratings of a game. */
export function ClubLadder(props: { readonly club: Club }) {
  const [games] = createResource(() => gamesOnOffer())
  const [game, setGame] = createSignal(firstGame)
  const [places, { refetch }] = createResource(
    () => ({ id: props.club.id, game: game() }),
    async (which) => (await perform('GET /clubs/{id}/ladder', which)).places,
  )
  const found = () => (places.error ? [] : (places.latest ?? []))
  return (
    <section class="section" aria-labelledby="club-ladder">
      <h2 id="club-ladder" class="section-title">
        {ladderTexts().club.title}
      </h2>
      <GameFilter
        games={games.error ? [] : (games.latest ?? [])}
        value={game()}
        onChange={setGame}
      />
      <Trouble error={places.error as unknown} onRetry={() => void refetch()} />
      <Show
        when={found().length > 0}
        fallback={
          <Show when={!places.loading && !places.error}>
            <p class="soft">{ladderTexts().club.none}</p>
          </Show>
        }
      >
        <div class="sheet">
          <Places
            places={found()}
            game={game()}
            caption={ladderTexts().of(gameTexts(game()).title)}
          />
        </div>
      </Show>
    </section>
  )
}
