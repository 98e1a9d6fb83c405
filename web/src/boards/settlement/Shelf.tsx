import { createMemo, For, Index, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { heroOffers, marketOffers } from '../../../../worker/games/settlement/advice.ts'
import {
  type Amounts,
  buildingById,
  heroById,
  heroRowSize,
  marketSpaces,
  surcharges,
} from '../../../../worker/games/settlement/components/index.ts'
import { heroPrice } from '../../../../worker/games/settlement/heroes.ts'
import { type Box, placed } from '../../stage/layout.ts'
import { Art } from './Art.tsx'
import { Guests } from './Belongings.tsx'
import { HeroCard, heroLabel } from './HeroCard.tsx'
import { shelfPlace } from './journeys.ts'
import type { ShelfLook, Side } from './places.ts'
import { Effect, Tokens } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { artifactPiece, heroPiece, marketPiece } from './targets.ts'
import { type BoardWords, breakable } from './words.ts'

/** Words for the price of something now and whether I can pay it, for a screen reader. */
function priceLabel(
  boardWords: BoardWords,
  offer: { readonly cost: Amounts; readonly lacking?: Amounts | undefined },
): string {
  const lacks = boardWords.amounts(offer.lacking ?? {})
  return [
    boardWords.costNow(boardWords.amounts(offer.cost)),
    ...(lacks ? [boardWords.lacks(lacks)] : []),
  ].join(' ')
}

/** The heading of a part: without a place, it is heard only. */
function Head(props: {
  readonly id: string
  readonly box: Box | null
  readonly of: string
  readonly children?: string
}) {
  return (
    <h2
      id={props.id}
      class="s-head at"
      classList={{ quiet: props.box === null }}
      style={props.box ? placed(props.box) : undefined}
      data-words
    >
      <span>{props.of}</span> <small>{props.children}</small>
    </h2>
  )
}

/** The four heroes with what each costs me now, surcharge included (S5.71). */
function Heroes() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const place = () => table.layout().shelf?.heroes
  const offers = createMemo(() =>
    table.props.you === null ? [] : heroOffers(table.props.plain, table.props.you),
  )
  return (
    <section class="s-heroes" aria-labelledby="s-heroes-title">
      <Head id="s-heroes-title" box={place()?.head ?? null} of={table.boardWords().heroRow}>
        {boardWords().heroesNote}
      </Head>
      <ol data-group>
        <Index each={Array.from({ length: heroRowSize })}>
          {(_, i) => {
            const offer = () => offers().find(({ position }) => position === i + 1)
            const price = () => offer() ?? { cost: heroPrice(table.props.plain, i + 1) ?? {} }
            return (
              <li class="at" style={placed(place()?.places[i])}>
                <Show
                  when={table.props.state.heroRow[i]}
                  fallback={
                    <span
                      class="s-hole"
                      title={boardWords().emptyPlace}
                      data-place={heroPiece(i + 1)}
                    />
                  }
                >
                  {(hero) => (
                    <PieceButton
                      at={heroPiece(i + 1)}
                      label={[
                        heroLabel(boardWords(), hero()),
                        boardWords().position(i + 1),
                        priceLabel(boardWords(), price()),
                      ].join('. ')}
                      subject={{ kind: 'hero', hero: hero(), position: i + 1 }}
                      first={i === 0}
                      class="s-offer"
                    >
                      <HeroCard
                        hero={hero()}
                        surcharge={surcharges[i] ?? 0}
                        lacking={offer()?.lacking}
                        pointsNow={heroById[hero()].vp.per ? offer()?.pointsNow : undefined}
                      />
                    </PieceButton>
                  )}
                </Show>
              </li>
            )
          }}
        </Index>
      </ol>
    </section>
  )
}

/** A pile of the market: what the building does, and on the right its price. */
function MarketSpace(props: { readonly market: number; readonly lacking: Amounts | undefined }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const pile = () => table.props.state.market[props.market - 1]
  return (
    <Show
      when={pile()}
      fallback={
        <span
          class="s-hole"
          title={boardWords().emptyPlace}
          data-place={marketPiece(props.market)}
        />
      }
    >
      {(it) => {
        const card = () => boardWords().cards.buildings[it().building]
        const { market } = props
        return (
          <PieceButton
            at={marketPiece(market)}
            label={[
              card().name,
              ...(it().count > 1 ? [boardWords().copies(it().count)] : []),
              card().text,
              priceLabel(boardWords(), {
                cost: buildingById[it().building].cost,
                lacking: props.lacking,
              }),
            ].join('. ')}
            subject={{ kind: 'market', market }}
            first={market === 1}
            class="s-offer"
          >
            <span
              class="s-ware"
              classList={{ 's-plain': table.layout().shelf?.look.picture === 0 }}
              aria-hidden="true"
              data-words
            >
              <Show when={(table.layout().shelf?.look.picture ?? 0) > 0}>
                <Art name={it().building} class="s-ware-picture" />
              </Show>
              <span class="s-ware-words">
                <b>{breakable(card().name)}</b>
                <Effect building={it().building} />
              </span>
              <span class="s-price">
                <Tokens of={buildingById[it().building].cost} lacking={props.lacking} />
              </span>
              <Show when={it().count > 1}>
                <i class="s-count">×{it().count}</i>
              </Show>
            </span>
          </PieceButton>
        )
      }}
    </Show>
  )
}

/** Leads to another side of the shelf. */
function TurnButton(props: { readonly to: Side; readonly label: string; readonly at?: number }) {
  const table = useTable()
  return (
    <Show when={table.layout().shelf?.turns[props.at ?? 0]}>
      {(box) => (
        <button
          type="button"
          class="s-turn at"
          style={placed(box())}
          onClick={() => table.turn(props.to)}
          data-words
        >
          {props.label}
        </button>
      )}
    </Show>
  )
}

/** The nine market spaces; piles of equal buildings carry their number. */
function Market() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const place = () => table.layout().shelf?.market
  const offers = createMemo(() =>
    table.props.you === null ? [] : marketOffers(table.props.plain, table.props.you),
  )
  const ownHeroes = () => table.props.state.boards[table.props.you ?? -1]?.heroes.length
  return (
    <section class="s-market" aria-labelledby="s-market-title">
      <Head id="s-market-title" box={place()?.head ?? null} of={boardWords().market}>
        {boardWords().marketNote}
      </Head>
      <ol data-group>
        <Index each={Array.from({ length: marketSpaces })}>
          {(_, i) => (
            <li class="at" style={placed(place()?.places[i])}>
              <MarketSpace
                market={i + 1}
                lacking={offers().find(({ market }) => market === i + 1)?.lacking}
              />
            </li>
          )}
        </Index>
      </ol>
      <TurnButton
        to="artifacts"
        label={boardWords().showArtifacts(table.props.state.artifactRow.length)}
      />
      <Show when={ownHeroes()}>
        {(count) => (
          <TurnButton to="own-heroes" label={boardWords().showOwnHeroes(count())} at={1} />
        )}
      </Show>
    </section>
  )
}

/** The artifacts that can be had by passing, and before round 1 by the draft. */
function Artifacts() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const place = () => table.layout().shelf?.artifacts
  const text = (id: keyof BoardWords['cards']['artifacts']) => boardWords().cards.artifacts[id]
  return (
    <section class="s-artifacts" aria-labelledby="s-artifacts-title">
      <Head id="s-artifacts-title" box={place()?.head ?? null} of={boardWords().artifacts}>
        {boardWords().artifactsNote}
      </Head>
      <ul class="s-scrolled at" style={placed(place()?.cards.area)} data-group>
        <For each={table.props.state.artifactRow}>
          {(artifact, i) => (
            <li class="at" style={placed(place()?.cards.places[i()])}>
              <PieceButton
                at={artifactPiece(artifact)}
                label={`${text(artifact).name}. ${text(artifact).text}`}
                subject={{ kind: 'artifact', artifact }}
                first={i() === 0}
                class="s-offer"
              >
                <span
                  class="s-treasure"
                  classList={{ 's-above': table.layout().shelf?.look.isAbove ?? false }}
                  aria-hidden="true"
                  data-words
                >
                  <Art name={artifact} class="s-treasure-picture" />
                  <b>{breakable(text(artifact).name)}</b>
                  <span>{breakable(text(artifact).text)}</span>
                </span>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
      <TurnButton to="market" label={boardWords().showMarket} />
    </section>
  )
}

/** The heroes that I have invited, where a small phone has no room for them in the valley. */
function OwnHeroes(props: { readonly seat: Seat }) {
  const table = useTable()
  const place = () => table.layout().shelf?.own
  return (
    <section class="s-own-heroes" aria-labelledby="s-own-heroes-title">
      <Head id="s-own-heroes-title" box={place()?.head ?? null} of={table.boardWords().heroes} />
      <div class="s-scrolled at" style={placed(place()?.cards.area)}>
        <Guests seat={props.seat} places={place()?.cards.places ?? []} />
      </div>
      <TurnButton to="market" label={table.boardWords().showMarket} />
    </section>
  )
}

/** Sizes of the shelf's letters and parts, for its style sheet. */
const sizesOf = ({ isAbove: _, ...look }: ShelfLook): Record<string, string> =>
  Object.fromEntries(Object.entries(look).map(([name, size]) => [`--s-${name}`, `${size}px`]))

/** Everything that everybody can have: heroes and market, or the artifacts while one is to be chosen. */
export function Shelf() {
  const table = useTable()
  const look = (): Record<string, string> => {
    const now = table.layout().shelf
    return now ? { ...placed(now.panel), ...sizesOf(now.look) } : {}
  }
  return (
    <div
      class="s-shelf at"
      classList={{ 's-scrolled': table.layout().shelf?.scrolls ?? false }}
      style={look()}
      data-place={shelfPlace}
      data-group
    >
      <Switch
        fallback={
          <>
            <Heroes />
            <Market />
          </>
        }
      >
        <Match when={table.side() === 'artifacts'}>
          <Artifacts />
        </Match>
        <Match when={table.side() === 'own-heroes'}>
          <OwnHeroes seat={table.props.you ?? 0} />
        </Match>
      </Switch>
    </div>
  )
}
