import { createMemo, For, Index, Show } from 'solid-js'
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
import { Icon } from '../../design/Icon.tsx'
import { HeroCard, heroLabel } from './HeroCard.tsx'
import { PieceButton } from './PieceButton.tsx'
import { artifactPictures, buildingPictures } from './pictures.ts'
import { Effect, Tokens } from './Tokens.tsx'
import { useTable } from './table.ts'
import { artifactPiece, heroPiece, marketPiece } from './targets.ts'
import { type BoardWords, breakable } from './words.ts'

/** What something costs me now and whether I can pay it, for a screen reader. */
function priceLabel(
  say: BoardWords,
  offer: { readonly cost: Amounts; readonly lacking?: Amounts | undefined },
): string {
  const lacks = say.amounts(offer.lacking ?? {})
  return [say.costNow(say.amounts(offer.cost)), ...(lacks ? [say.lacks(lacks)] : [])].join(' ')
}

/** The four heroes with what each costs me now, surcharge included (S5.71). */
export function HeroRow() {
  const table = useTable()
  const say = () => table.say()
  const offers = createMemo(() =>
    table.props.you === null ? [] : heroOffers(table.props.state, table.props.you),
  )
  return (
    <section class="b-sheet s-heroes" aria-labelledby="s-heroes-title">
      <header class="s-sheet-head">
        <h3 id="s-heroes-title" class="b-heading">
          {say().heroRow}
        </h3>
        <span class="s-soft">{say().heroDeck(table.props.state.heroDeck.length)}</span>
      </header>
      <ol class="s-hero-row" data-group>
        <Index each={Array.from({ length: HERO_ROW })}>
          {(_, i) => {
            const offer = () => offers().find(({ position }) => position === i + 1)
            return (
              <li class="s-hero-place">
                <Show
                  when={table.props.state.heroRow[i]}
                  fallback={<span class="s-hole" title={say().emptyPlace} />}
                >
                  {(hero) => (
                    <PieceButton
                      at={heroPiece(i + 1)}
                      label={[
                        heroLabel(say(), hero()),
                        say().position(i + 1),
                        priceLabel(
                          say(),
                          offer() ?? { cost: heroPrice(table.props.state, i + 1) ?? {} },
                        ),
                      ].join('. ')}
                      subject={{ kind: 'hero', hero: hero(), position: i + 1 }}
                      first={i === 0}
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

/** The nine market spaces; piles of equal buildings carry their number. */
export function Market() {
  const table = useTable()
  const say = () => table.say()
  const offers = createMemo(() =>
    table.props.you === null ? [] : marketOffers(table.props.state, table.props.you),
  )
  return (
    <section class="b-sheet s-market" aria-labelledby="s-market-title">
      <header class="s-sheet-head">
        <h3 id="s-market-title" class="b-heading">
          {say().market}
        </h3>
        <span class="s-soft">{say().buildingStack(table.props.state.buildingStack.length)}</span>
      </header>
      <ol class="s-market-spaces" data-group>
        <Index each={Array.from({ length: MARKET_SPACES })}>
          {(_, i) => (
            <li>
              <Show
                when={table.props.state.market[i]}
                fallback={<span class="s-hole" title={say().emptyPlace} />}
              >
                {(pile) => {
                  const cost = () => buildingById[pile().building].cost
                  const lacking = () => offers().find(({ market }) => market === i + 1)?.lacking
                  return (
                    <PieceButton
                      at={marketPiece(i + 1)}
                      label={[
                        say().cards.buildings[pile().building].name,
                        ...(pile().count > 1 ? [say().copies(pile().count)] : []),
                        say().cards.buildings[pile().building].text,
                        priceLabel(say(), { cost: cost(), lacking: lacking() }),
                      ].join('. ')}
                      subject={{ kind: 'market', market: i + 1 }}
                      first={i === 0}
                    >
                      <span class="s-label" aria-hidden="true">
                        <Icon path={buildingPictures[pile().building]} class="s-label-picture" />
                        <span class="s-label-name">
                          {breakable(say().cards.buildings[pile().building].name)}
                        </span>
                        <Effect building={pile().building} />
                        <span class="s-label-cost">
                          <Tokens of={cost()} lacking={lacking()} />
                        </span>
                        <Show when={pile().count > 1}>
                          <span class="s-count">×{pile().count}</span>
                        </Show>
                      </span>
                    </PieceButton>
                  )
                }}
              </Show>
            </li>
          )}
        </Index>
      </ol>
    </section>
  )
}

/** The artifacts that can be had by passing, and before round 1 by the draft. */
export function Artifacts() {
  const table = useTable()
  const say = () => table.say()
  /** One must be taken now: then they come first. */
  const isAsked = () => table.props.moves.some((move) => move.do === 'take-artifact')
  return (
    <section
      class="b-sheet s-artifacts"
      classList={{ 's-asked': isAsked() }}
      aria-labelledby="s-artifacts-title"
    >
      <header class="s-sheet-head">
        <h3 id="s-artifacts-title" class="b-heading">
          {say().artifacts}
        </h3>
        <Show when={table.props.state.artifactStack.length}>
          {(left) => <span class="s-soft">{say().heroDeck(left())}</span>}
        </Show>
      </header>
      <ul class="s-artifact-row" data-group>
        <For each={table.props.state.artifactRow}>
          {(artifact, i) => (
            <li>
              <PieceButton
                at={artifactPiece(artifact)}
                label={`${say().cards.artifacts[artifact].name}. ${say().cards.artifacts[artifact].text}`}
                subject={{ kind: 'artifact', artifact }}
                first={i() === 0}
              >
                <span class="s-artifact" aria-hidden="true">
                  <Icon path={artifactPictures[artifact]} />
                  <span>
                    <b>{say().cards.artifacts[artifact].name}</b>
                    <small>{say().cards.artifacts[artifact].text}</small>
                  </span>
                </span>
              </PieceButton>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
