import { createMemo, For, Index, Show } from 'solid-js'
import {
  chronicle,
  coffins,
  endThreshold,
  type Profession,
  professions,
  ratTrack,
  startingPlayerHand,
} from '../../../../worker/games/my-village/index.ts'
import { placed } from '../../stage/layout.ts'
import { locale } from '../../words/index.ts'
import { Amount, BannerButton, Flag } from './Card.tsx'
import { Sign, Thing, useScale } from './Drawn.tsx'
import { explainBanner } from './explain.ts'
import { PieceButton, useTable } from './table.ts'
import { coffinPlace, handPiece, ratPlace } from './targets.ts'

const seatColour = (seat: number | undefined) => `mv-seat-${seat ?? 'none'}`

/** The two spaces of a profession: who lies there, or what the next one brings. */
function Entry(props: { readonly who: Profession; readonly first: boolean }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const name = () => boardWords().cards.professions[props.who].name
  const lying = (n: number) => table.props.state.chronicle[props.who][n]
  const whose = (n: number) => {
    const seat = lying(n)
    return seat === undefined ? null : table.props.names(seat)
  }
  const told = () =>
    chronicle.spaces[props.who].map((sp, n) => boardWords().chronicleSpace(name(), sp, whose(n)))
  return (
    <PieceButton
      at={`chronicle:${props.who}`}
      label={told().join('. ')}
      subject={() => ({
        title: name(),
        lines: [...told().map((text) => ({ text })), { text: boardWords().chronicleHelp }],
      })}
      first={props.first}
      class="mv-entry"
    >
      <span class="mv-entry-name" data-words>
        {name()}
      </span>
      <Index each={chronicle.spaces[props.who]}>
        {(sp, n) => (
          <Show when={lying(n) !== undefined} fallback={<i class="mv-coffin mv-free">+{sp()}</i>}>
            <i class={`mv-coffin ${seatColour(lying(n))}`} data-place={coffinPlace(props.who, n)}>
              {whose(n)?.slice(0, 1)}
            </i>
          </Show>
        )}
      </Index>
    </PieceButton>
  )
}

/** Those who found no space in the chronicle. */
function Graves() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const graves = () => table.props.state.graves
  const told = () =>
    graves().map(({ seat, profession }, i) =>
      boardWords().grave(
        i + 1,
        boardWords().cards.professions[profession].name,
        table.props.names(seat),
      ),
    )
  return (
    <PieceButton
      at="graves"
      label={[boardWords().graves, ...told()].join('. ')}
      subject={() => ({
        title: boardWords().graves,
        about: boardWords().gravesHelp,
        lines: told().map((text) => ({ text })),
      })}
      class="mv-entry"
    >
      <span class="mv-entry-name" data-words data-place="graves">
        {boardWords().graves}
      </span>
      <span class="mv-nameless">
        <Index each={graves()}>
          {(grave) => (
            <i class={`mv-coffin ${seatColour(grave().seat)}`}>
              {table.props.names(grave().seat).slice(0, 1)}
            </i>
          )}
        </Index>
      </span>
    </PieceButton>
  )
}

/** Distance of the rats. */
function Rats() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const state = () => table.props.state
  const steps = () => ratTrack.stepsToRatInvasion[state().villages.length as 2 | 3 | 4]
  return (
    <PieceButton
      at="rat"
      label={locale().labelled(
        boardWords().rat,
        `${boardWords().ratSteps(state().rat)}. ${boardWords().ratHelp}`,
      )}
      subject={() => ({
        title: boardWords().rat,
        about: boardWords().ratSteps(state().rat),
        lines: [
          { text: boardWords().ratHelp },
          ...(state().rat <= ratTrack.redSpaces
            ? [{ text: boardWords().ratRed, tone: 'lack' as const }]
            : []),
        ],
      })}
      class="mv-rats"
    >
      <span class="mv-rat-track">
        <Index each={Array.from({ length: steps() + 1 }, (_, i) => steps() - i)}>
          {(left) => (
            <span
              class="mv-rat-space"
              data-place={left() === state().rat ? ratPlace : undefined}
              classList={{
                'mv-red': left() <= ratTrack.redSpaces,
                'mv-invasion': left() === 0,
                'mv-behind': left() > state().rat,
              }}
            >
              <Show when={left() === state().rat}>
                <Sign name="rat" />
              </Show>
            </span>
          )}
        </Index>
      </span>
      <span class="mv-note" data-words>
        {boardWords().ratSteps(state().rat)}
      </span>
    </PieceButton>
  )
}

/** The starting player's hand and what lies on it. */
export function Hand() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const hand = () => table.props.state.hand
  return (
    <BannerButton
      at={handPiece}
      of={{ colour: 'black', banner: 'hand' }}
      more={`${boardWords().handOf(table.props.names(hand().owner))} ${hand().palm ? boardWords().handHelp(hand().sp) : boardWords().handBack}`}
      about={() => {
        const explained = explainBanner(table, { colour: 'black', banner: 'hand' })
        return {
          ...explained,
          lines: [
            ...explained.lines,
            { text: boardWords().handOf(table.props.names(hand().owner)) },
            ...(hand().palm ? [] : [{ text: boardWords().handBack, tone: 'lack' as const }]),
          ],
        }
      }}
      class={`mv-whole mv-hand ${hand().palm ? '' : 'mv-no'}`}
    >
      <Sign name="hand" />
      <Flag values={[...startingPlayerHand.values]} colour="black" />
      <span class="mv-tag" data-words>
        <Amount of="story" n={`+${hand().sp}`} />
        <span>{table.props.names(hand().owner)}</span>
      </span>
    </BannerButton>
  )
}

/** The graveyard, which is the clock of the game: a stone in the colour of its village for each dead. */
export function Graveyard() {
  const table = useTable()
  const scale = useScale()
  const boardWords = () => table.boardWords()
  const threshold = () => endThreshold.coffins[table.props.state.villages.length as 2 | 3 | 4]
  const dead = createMemo(() => {
    const { chronicle: book, graves } = table.plain()
    return [...professions.flatMap((who) => book[who]), ...graves.map(({ seat }) => seat)]
  })
  return (
    <PieceButton
      at="graveyard"
      label={`${boardWords().coffins(dead().length, threshold())}. ${boardWords().coffinsHelp(threshold())}`}
      subject={() => ({
        title: boardWords().coffins(dead().length, threshold()),
        lines: [{ text: boardWords().coffinsHelp(threshold()) }],
      })}
      first
      class="mv-whole mv-graveyard"
    >
      <span class="mv-stones">
        <Index each={Array.from({ length: Math.max(threshold(), dead().length) })}>
          {(_, i) => (
            <span class="mv-stone" style={scale()}>
              <Show when={dead()[i] !== undefined} fallback={<i class="mv-mound" />}>
                <Thing name={i % 2 === 0 ? 'slab' : 'cross'} class={seatColour(dead()[i])} />
                <i class={`mv-ribbon ${seatColour(dead()[i])}`} />
              </Show>
            </span>
          )}
        </Index>
      </span>
      <span class="mv-tag" data-words>
        {dead().length}/{threshold()}
      </span>
    </PieceButton>
  )
}

/** The book of the village and of its neighbours: the dead, the rats, how near the end is. */
export function Chronicle() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const threshold = () => endThreshold.coffins[table.props.state.villages.length as 2 | 3 | 4]
  const dead = createMemo(() => coffins(table.plain()))
  const tells = () => table.layout().bookTells
  return (
    <section
      class="mv-book at"
      style={placed(table.layout().book ?? undefined)}
      aria-labelledby="mv-book"
      data-group
    >
      <PieceButton
        at="coffins"
        label={`${boardWords().coffins(dead(), threshold())}. ${boardWords().coffinsHelp(threshold())}`}
        subject={() => ({
          title: boardWords().coffins(dead(), threshold()),
          lines: [{ text: boardWords().coffinsHelp(threshold()) }],
        })}
        first
        class="mv-book-head"
      >
        <span class="mv-book-title" data-words>
          <b id="mv-book">{boardWords().chronicle}</b>
          <small>
            {dead() > threshold()
              ? boardWords().coffinsTaken(dead())
              : boardWords().coffins(dead(), threshold())}
          </small>
        </span>
        <span class="mv-meter">
          <i style={{ 'inline-size': `${Math.min(100, (100 * dead()) / threshold())}%` }} />
        </span>
        <Show when={dead() >= threshold() && !table.props.over}>
          <span class="mv-lack" data-words>
            {boardWords().lastRound}
          </span>
        </Show>
      </PieceButton>
      <Show when={tells() > 1}>
        <p class="mv-note" data-words>
          {boardWords().coffinsHelp(threshold())}
        </p>
      </Show>
      <div class="mv-entries">
        <For each={professions}>{(who, i) => <Entry who={who} first={i() === 0} />}</For>
        <Graves />
      </div>
      <Show when={tells() > 2}>
        <p class="mv-note" data-words>
          {boardWords().chronicleHelp}
        </p>
      </Show>
      <Rats />
      <Show when={tells() > 0}>
        <p class="mv-note" data-words>
          {boardWords().ratHelp}
        </p>
      </Show>
    </section>
  )
}
