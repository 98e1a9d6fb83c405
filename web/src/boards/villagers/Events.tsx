import { For, Show } from 'solid-js'
import {
  type Season,
  type SoloEventId,
  seasons,
  soloEventIds,
  soloEvents,
} from '../../../../worker/games/villagers/components/index.ts'
import { countessScore } from '../../../../worker/games/villagers/countess.ts'
import { marketYield } from '../../../../worker/games/villagers/markets.ts'
import { categories, countess, type Solo } from '../../../../worker/games/villagers/state.ts'
import { Glyph } from './glyphs.tsx'
import type { MoreWords } from './more-words.ts'
import { Sheet } from './Sheets.tsx'
import { Picture } from './sprite.tsx'
import { PieceButton, useTable } from './table.ts'
import { eventPiece, jesterPiece } from './targets.ts'

/** The tones of each half of the year. */
const tones = { summer: 'grains', winter: 'wool' } as const

/** The events in force and the Jester, and a tag that opens how I stand against the Countess. */
export function EventTags(props: {
  readonly solo: Solo
  readonly boardWords: MoreWords['events']
}) {
  const table = useTable()
  const boardWords = () => props.boardWords
  return (
    <ul class="v-chips" data-group aria-label={boardWords().heading}>
      <For each={props.solo.open}>
        {(event, i) => (
          <li>
            <PieceButton
              at={eventPiece(event.id)}
              label={`${boardWords().names[event.id]}. ${boardWords().phase[soloEvents[event.id].phase]}. ${boardWords().texts[event.id].replace(/\.$/, '')}`}
              subject={{ kind: 'event', id: event.id }}
              class={`v-chip s-${tones[soloEvents[event.id].season]}`}
              first={i() === 0}
            >
              <Picture id={`event-${event.id}`} />
              <span class="v-chip-words" data-words aria-hidden="true">
                <b>{boardWords().names[event.id]}</b>
                <small>
                  {event.begun
                    ? boardWords()[soloEvents[event.id].phase === 'event' ? 'begun' : 'acted']
                    : boardWords().phase[soloEvents[event.id].phase]}
                </small>
              </span>
            </PieceButton>
          </li>
        )}
      </For>
      <Show when={props.solo.jester}>
        <li>
          <PieceButton
            at={jesterPiece}
            label={`${boardWords().jester}. ${boardWords().jesterText.replace(/\.$/, '')}`}
            subject={{ kind: 'jester' }}
            class="v-chip s-special"
          >
            <Picture id="jester" />
            <span class="v-chip-words" data-words aria-hidden="true">
              <b>{boardWords().jester}</b>
            </span>
          </PieceButton>
        </li>
      </Show>
      <li>
        <button
          type="button"
          class="v-tag"
          aria-expanded={table.sheet() === 'events'}
          data-words
          onClick={() => table.openSheet(table.sheet() === 'events' ? null : 'events')}
        >
          {boardWords().heading}
        </button>
      </li>
    </ul>
  )
}

/** Effect of an event, or of the Jester. */
export function AboutEvent(props: {
  readonly id: SoloEventId | 'jester'
  readonly boardWords: MoreWords['events']
}) {
  const boardWords = () => props.boardWords
  const id = () => props.id
  const season = () => {
    const event = id()
    return event === 'jester' ? null : soloEvents[event].season
  }
  return (
    <>
      <h3>
        <span class={`v-about-picture s-${((of) => (of ? tones[of] : 'special'))(season())}`}>
          <Picture
            id={((event) => (event === 'jester' ? event : (`event-${event}` as const)))(id())}
          />
        </span>
        {((event) => (event === 'jester' ? boardWords().jester : boardWords().names[event]))(id())}
      </h3>
      <p>
        {((event) => (event === 'jester' ? boardWords().jesterText : boardWords().texts[event]))(
          id(),
        )}
      </p>
    </>
  )
}

/** My standing against the Countess, the events to come and those gone. */
export function EventsSheet(props: {
  readonly solo: Solo
  readonly boardWords: MoreWords['events']
}) {
  const table = useTable()
  const boardWords = () => props.boardWords
  const state = () => table.props.state
  const hers = () => countessScore(state())
  const mine = () => {
    const gold = state().seats[0]?.gold ?? 0
    const held = state().markets.second === 'held'
    const market = held ? 0 : marketYield(state(), 0, 'second').total
    return { gold, market, total: gold + market }
  }
  const me = () => (table.props.you === 0 ? boardWords().you : table.props.names(0))
  const isOut = (id: SoloEventId) =>
    props.solo.discarded.includes(id) || props.solo.open.some((one) => one.id === id)
  /** Mild and merciless Countesses have no use for that one (V8.20, V8.22). */
  const isIn = (id: SoloEventId) => id !== 'it-was-you' || state().options.level === 'standard'
  const toCome = (season: Season) =>
    soloEventIds.filter((id) => soloEvents[id].season === season && isIn(id) && !isOut(id))
  return (
    <Sheet heading={boardWords().heading} onClose={() => table.openSheet(null)}>
      <For
        each={[
          { name: me(), stands: mine() },
          { name: table.name(countess), stands: hers() },
        ]}
      >
        {({ name, stands }) => (
          <Show when={stands}>
            {(of) => <p>{boardWords().standing(name, of().gold, of().market, of().total)}</p>}
          </Show>
        )}
      </For>
      <Show when={props.solo.rats && !table.props.over}>
        <p class="v-note">{boardWords().rats}</p>
      </Show>
      <Show when={props.solo.open.length === 0}>
        <p class="v-note">{boardWords().none}</p>
      </Show>
      <Show when={!props.solo.jester && state().options.level !== 'hard'}>
        <p class="v-note">{boardWords().jesterGone}</p>
      </Show>
      <Show when={!table.props.over}>
        <p class="v-note">{boardWords().drawn}</p>
      </Show>
      <For each={seasons}>
        {(season) => (
          <details class="v-forecast">
            <summary>
              <Glyph name={season} />{' '}
              {boardWords().stack(boardWords().season[season], props.solo.stacks[season].length)}
            </summary>
            <h3>{boardWords().toCome(boardWords().season[season])}</h3>
            <EventList events={toCome(season)} boardWords={boardWords()} />
          </details>
        )}
      </For>
      <details class="v-forecast">
        <summary>{boardWords().discarded(props.solo.discarded.length)}</summary>
        <EventList events={props.solo.discarded} boardWords={boardWords()} />
      </details>
      <Ledgers solo={props.solo} me={me()} boardWords={boardWords()} />
    </Sheet>
  )
}

/** Sources and uses of my gold and hers, side by side. */
function Ledgers(props: {
  readonly solo: Solo
  readonly me: string
  readonly boardWords: MoreWords['events']
}) {
  const table = useTable()
  const mine = () => table.props.state.seats[0]?.ledger
  const hers = () => props.solo.countess.ledger
  return (
    <details class="v-forecast">
      <summary>{props.boardWords.ledger}</summary>
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
            <th scope="row">{table.boardWords().total}</th>
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
  readonly boardWords: MoreWords['events']
}) => (
  <dl class="v-event-list">
    <For each={props.events}>
      {(id) => (
        <div>
          <dt>{props.boardWords.names[id]}</dt>
          <dd>{props.boardWords.texts[id]}</dd>
        </div>
      )}
    </For>
  </dl>
)
