import { createMemo, For, Index, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { heroOffers, marketOffers } from '../../../../worker/games/settlement/advice.ts'
import {
  type Amounts,
  buildingById,
  HERO_ROW,
  heroById,
  MARKET_SPACES,
  SURCHARGE,
} from '../../../../worker/games/settlement/components/index.ts'
import { heroPrice } from '../../../../worker/games/settlement/heroes.ts'
import { createLasting } from '../../stage/behaviour.ts'
import { Art } from './Art.tsx'
import { Guests } from './Belongings.tsx'
import { HeroCard, heroLabel } from './HeroCard.tsx'
import { shelfPlace } from './journeys.ts'
import { Effect, Tokens } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { artifactPiece, heroPiece, marketPiece } from './targets.ts'
import { type BoardWords, breakable } from './words.ts'

/** What something costs me now and whether I can pay it, for a screen reader. */
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

/** The four heroes with what each costs me now, surcharge included (S5.71). */
function Heroes() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const offers = createMemo(() =>
    table.props.you === null ? [] : heroOffers(table.props.plain, table.props.you),
  )
  return (
    <section class="s-heroes" aria-labelledby="s-heroes-title">
      <h2 id="s-heroes-title" data-words>
        {boardWords().heroRow} <small>{boardWords().heroesNote}</small>
      </h2>
      <ol data-group>
        <Index each={Array.from({ length: HERO_ROW })}>
          {(_, i) => {
            const offer = () => offers().find(({ position }) => position === i + 1)
            const price = () => offer() ?? { cost: heroPrice(table.props.plain, i + 1) ?? {} }
            return (
              <li>
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
                        surcharge={SURCHARGE[i] ?? 0}
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
            <span class="s-ware" aria-hidden="true" data-words>
              <Art name={it().building} class="s-ware-picture" />
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

/** What lies on top of the shelf; a small phone shows my heroes there. */
type Side = 'market' | 'artifacts' | 'own-heroes'

interface TurnProps {
  /** Shows another side of the shelf. */
  readonly onTurn: (to: Side) => void
}

/** Leads to another side of the shelf. */
const TurnButton = (props: TurnProps & { readonly to: Side; readonly label: string }) => (
  <button
    type="button"
    class={`s-turn-${props.to}`}
    onClick={() => props.onTurn(props.to)}
    data-words
  >
    {props.label}
  </button>
)

/** The nine market spaces; piles of equal buildings carry their number. */
function Market(props: TurnProps) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const offers = createMemo(() =>
    table.props.you === null ? [] : marketOffers(table.props.plain, table.props.you),
  )
  const ownHeroes = () => table.props.state.boards[table.props.you ?? -1]?.heroes.length
  return (
    <section class="s-market" aria-labelledby="s-market-title">
      <h2 id="s-market-title" data-words>
        {boardWords().market} <small>{boardWords().marketNote}</small>
      </h2>
      <ol data-group>
        <Index each={Array.from({ length: MARKET_SPACES })}>
          {(_, i) => (
            <li>
              <MarketSpace
                market={i + 1}
                lacking={offers().find(({ market }) => market === i + 1)?.lacking}
              />
            </li>
          )}
        </Index>
        <li class="s-turn-over">
          <TurnButton
            to="artifacts"
            label={boardWords().showArtifacts(table.props.state.artifactRow.length)}
            onTurn={props.onTurn}
          />
          <Show when={ownHeroes()}>
            {(count) => (
              <TurnButton
                to="own-heroes"
                label={boardWords().showOwnHeroes(count())}
                onTurn={props.onTurn}
              />
            )}
          </Show>
        </li>
      </ol>
    </section>
  )
}

/** The artifacts that can be had by passing, and before round 1 by the draft. */
function Artifacts(props: TurnProps) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const text = (id: keyof BoardWords['cards']['artifacts']) => boardWords().cards.artifacts[id]
  return (
    <section class="s-artifacts" aria-labelledby="s-artifacts-title">
      <h2 id="s-artifacts-title" data-words>
        {boardWords().artifacts} <small>{boardWords().artifactsNote}</small>
      </h2>
      <ul data-group>
        <For each={table.props.state.artifactRow}>
          {(artifact, i) => (
            <li>
              <PieceButton
                at={artifactPiece(artifact)}
                label={`${text(artifact).name}. ${text(artifact).text}`}
                subject={{ kind: 'artifact', artifact }}
                first={i() === 0}
                class="s-offer"
              >
                <span class="s-treasure" aria-hidden="true" data-words>
                  <Art name={artifact} class="s-treasure-picture" />
                  <b>{breakable(text(artifact).name)}</b>
                  <span>{breakable(text(artifact).text)}</span>
                </span>
              </PieceButton>
            </li>
          )}
        </For>
        <li class="s-turn-over">
          <TurnButton to="market" label={boardWords().showMarket} onTurn={props.onTurn} />
        </li>
      </ul>
    </section>
  )
}

/** The heroes that I have invited, where a small phone has no room for them in the valley. */
function OwnHeroes(props: TurnProps & { readonly seat: Seat }) {
  const table = useTable()
  return (
    <section class="s-own-heroes" aria-labelledby="s-own-heroes-title">
      <h2 id="s-own-heroes-title" data-words>
        {table.boardWords().heroes}
      </h2>
      <Guests seat={props.seat} />
      <div class="s-turn-over">
        <TurnButton to="market" label={table.boardWords().showMarket} onTurn={props.onTurn} />
      </div>
    </section>
  )
}

/** Everything that everybody can have: heroes and market, or the artifacts while one is to be chosen. */
export function Shelf() {
  const table = useTable()
  const isAsked = createMemo(() => table.props.moves.some((move) => move.do === 'take-artifact'))
  const asked = (): Side => (isAsked() ? 'artifacts' : 'market')
  // What is chosen goes on at the market.
  const [side, turn] = createLasting<Side>(() => [isAsked(), table.selection.chosen()], asked)
  return (
    <div class="s-shelf" data-place={shelfPlace} data-group>
      <Switch
        fallback={
          <>
            <Heroes />
            <Market onTurn={turn} />
          </>
        }
      >
        <Match when={side() === 'artifacts'}>
          <Artifacts onTurn={turn} />
        </Match>
        <Match when={side() === 'own-heroes'}>
          <OwnHeroes seat={table.props.you ?? 0} onTurn={turn} />
        </Match>
      </Switch>
    </div>
  )
}
