import { For, Show } from 'solid-js'
import {
  type Season,
  type SoloEventId,
  seasons,
  soloEventIds,
  soloEvents,
} from '../../../../worker/games/villagers/components/index.ts'
import { countessScore } from '../../../../worker/games/villagers/countess.ts'
import { marketYield } from '../../../../worker/games/villagers/scoring.ts'
import { categories, countess, type Solo } from '../../../../worker/games/villagers/state.ts'
import { Glyph } from './glyphs.tsx'
import type { MoreWords } from './more-words.ts'
import { PieceButton } from './PieceButton.tsx'
import { useTable } from './table.ts'
import { eventPiece, jesterPiece } from './targets.ts'

/** The events in force, the Jester, and how I stand against the Countess. */
export function Events(props: { readonly solo: Solo; readonly say: MoreWords['events'] }) {
  const table = useTable()
  const say = () => props.say
  const state = () => table.props.state
  const hers = () => countessScore(state())
  const mine = () => {
    const gold = state().seats[0]?.gold ?? 0
    const held = state().markets.second === 'held'
    const market = held ? 0 : marketYield(state(), 0, 'second').total
    return { gold, market, total: gold + market }
  }
  const me = () => (table.props.you === 0 ? say().you : table.props.names(0))
  const isOut = (id: SoloEventId) =>
    props.solo.discarded.includes(id) || props.solo.open.some((one) => one.id === id)
  /** Mild and merciless Countesses have no use for that one (V8.20, V8.22). */
  const isIn = (id: SoloEventId) => id !== 'it-was-you' || state().options.level === 'standard'
  const toCome = (season: Season) =>
    soloEventIds.filter((id) => soloEvents[id].season === season && isIn(id) && !isOut(id))
  return (
    <section class="b-sheet" aria-labelledby="v-events">
      <h2 id="v-events" class="b-heading">
        {say().heading}
      </h2>
      <p class="v-against">
        <For
          each={[
            { name: me(), stands: mine() },
            { name: table.name(countess), stands: hers() },
          ]}
        >
          {({ name, stands }) => (
            <Show when={stands}>
              {(of) => <span>{say().standing(name, of().gold, of().market, of().total)}</span>}
            </Show>
          )}
        </For>
      </p>
      <Show when={props.solo.rats && !table.props.over}>
        <p class="v-note">{say().rats}</p>
      </Show>
      <ul class="v-events" data-group>
        <For each={props.solo.open} fallback={<li class="v-note">{say().none}</li>}>
          {(event, i) => (
            <li>
              <PieceButton
                at={eventPiece(event.id)}
                label={`${say().names[event.id]}. ${say().phase[soloEvents[event.id].phase]}. ${say().texts[event.id].replace(/\.$/, '')}`}
                class="v-event"
                first={i() === 0}
              >
                <span aria-hidden="true">
                  <strong>
                    <Glyph name={soloEvents[event.id].season} /> {say().names[event.id]}
                  </strong>
                  <small>
                    {event.begun
                      ? say()[soloEvents[event.id].phase === 'event' ? 'begun' : 'acted']
                      : say().phase[soloEvents[event.id].phase]}
                  </small>
                  <span>{say().texts[event.id]}</span>
                </span>
              </PieceButton>
            </li>
          )}
        </For>
        <Show when={props.solo.jester}>
          <li>
            <PieceButton
              at={jesterPiece}
              label={`${say().jester}. ${say().jesterText.replace(/\.$/, '')}`}
              class="v-event v-jester"
            >
              <span aria-hidden="true">
                <strong>{say().jester}</strong>
                <span>{say().jesterText}</span>
              </span>
            </PieceButton>
          </li>
        </Show>
      </ul>
      <Show when={!props.solo.jester && state().options.level !== 'hard'}>
        <p class="v-note">{say().jesterGone}</p>
      </Show>
      <Show when={!table.props.over}>
        <p class="v-note">{say().drawn}</p>
      </Show>
      <div class="v-forecasts">
        <For each={seasons}>
          {(season) => (
            <details class="v-forecast">
              <summary>
                <Glyph name={season} />{' '}
                {say().stack(say().season[season], props.solo.stacks[season].length)}
              </summary>
              <h3 class="v-subheading">{say().toCome(say().season[season])}</h3>
              <EventList events={toCome(season)} say={say()} />
            </details>
          )}
        </For>
        <details class="v-forecast">
          <summary>{say().discarded(props.solo.discarded.length)}</summary>
          <EventList events={props.solo.discarded} say={say()} />
        </details>
        <Ledgers solo={props.solo} me={me()} say={say()} />
      </div>
    </section>
  )
}

/** Where my gold and hers came from and went to, side by side. */
function Ledgers(props: {
  readonly solo: Solo
  readonly me: string
  readonly say: MoreWords['events']
}) {
  const table = useTable()
  const mine = () => table.props.state.seats[0]?.ledger
  const hers = () => props.solo.countess.ledger
  return (
    <details class="v-forecast">
      <summary>{props.say.ledger}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{props.me}</th>
            <th scope="col">{table.name(countess)}</th>
          </tr>
        </thead>
        <tbody>
          <For each={categories.filter((id) => mine()?.[id] || hers()[id])}>
            {(id) => (
              <tr>
                <th scope="row">{table.props.words.categories[id]}</th>
                <td>{mine()?.[id]}</td>
                <td>{hers()[id]}</td>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.say().total}</th>
            <td>{table.props.state.seats[0]?.gold}</td>
            <td>{props.solo.countess.gold}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}

const EventList = (props: {
  readonly events: ReadonlyArray<SoloEventId>
  readonly say: MoreWords['events']
}) => (
  <dl class="v-event-list">
    <For each={props.events}>
      {(id) => (
        <div>
          <dt>{props.say.names[id]}</dt>
          <dd>{props.say.texts[id]}</dd>
        </div>
      )}
    </For>
  </dl>
)
