import { For, Show } from 'solid-js'
import { standings } from '../../../../worker/games/villagers/developments.ts'
import { Icon } from '../../design/Icon.tsx'
import { developmentPictures } from './development-pictures.ts'
import type { MoreWords } from './more-words.ts'
import { useTable } from './table.ts'

/** The Developments in play: what each rewards, how everyone stands, who would win it now, and its token (V12.7). */
export function Developments(props: { readonly say: MoreWords['developments'] }) {
  const table = useTable()
  const say = () => props.say
  const who = (seat: number) => (seat === table.props.you ? say().you : table.name(seat))
  return (
    <section class="b-sheet v-developments-sheet" aria-labelledby="v-developments">
      <h2 id="v-developments" class="b-heading">
        {say().heading}
      </h2>
      <ul class="v-developments">
        <For each={standings(table.props.state)}>
          {({ id, holder, counts, winner }) => (
            <li class="v-development" data-place={`development:${id}`}>
              <Icon path={developmentPictures[id]} class="v-development-picture" />
              <div>
                <h3>{say().names[id]}</h3>
                <p class="v-fine">{say().texts[id]}</p>
                <dl class="v-counts">
                  <For each={counts}>
                    {({ seat, count }) => (
                      <div
                        class="v-counted"
                        classList={{ 'v-leads': winner === seat }}
                        style={{ '--seat': seat < 0 ? 'var(--wax)' : `var(--seat-${seat})` }}
                      >
                        <dt>{who(seat)}</dt>
                        <dd>{count}</dd>
                      </div>
                    )}
                  </For>
                </dl>
                <p class="v-fine">
                  {winner === null ? say().nobody : say().wouldWin(who(winner))}
                  <Show when={holder !== null}>
                    {' '}
                    <span class="v-token">{say().token(who(holder ?? 0))}</span>
                  </Show>
                </p>
              </div>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
