import grimReaper from 'virtual:icon/grim-reaper'
import handIcon from 'virtual:icon/hand'
import ratIcon from 'virtual:icon/rat'
import tombstone from 'virtual:icon/tombstone'
import { For, Index, Show } from 'solid-js'
import type { CustomerId, Good } from '../../../../worker/games/my-village/index.ts'
import {
  chronicle,
  coffins,
  customer,
  endThreshold,
  professions,
  ratTrack,
} from '../../../../worker/games/my-village/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { BannerButton, Goods, Pennant } from './Card.tsx'
import { AreaSign } from './Display.tsx'
import { explainBanner, explainCustomer, titleOf } from './explain.ts'
import { Glyph } from './glyphs.tsx'
import { PieceButton } from './PieceButton.tsx'
import { scales } from './pictures.ts'
import { useTable } from './table.ts'
import { customerPiece, handPiece, officePiece } from './targets.ts'

export const goodsOfCustomer = (id: CustomerId): Good[] =>
  Object.entries(customer(id).goods).flatMap(([good, n]) => Array<Good>(n ?? 0).fill(good as Good))

/** A customer's face: banner, goods, points. Decoration. */
export const CustomerFace = (props: { readonly id: CustomerId }) => (
  <span class="mv-customer-face" data-area="market" aria-hidden="true">
    <Pennant values={customer(props.id).white.values} colour="white" />
    <span class="mv-customer-goods">
      <Goods of={goodsOfCustomer(props.id)} />
    </span>
    <span class="mv-customer-pp">
      <Glyph name="prestige" />
      {customer(props.id).pp}
    </span>
  </span>
)

/** The market office and the customers on display. */
export function Market() {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const chosen = () => {
    const task = state().agenda.at(-1)
    return task?.task === 'customers' ? task.chosen : []
  }
  return (
    <section class="b-sheet mv-market" aria-labelledby="mv-market" data-place="customers">
      <h3 id="mv-market" class="b-heading">
        <AreaSign area="market" />
        {say().office}
      </h3>
      <div class="mv-market-row" data-group>
        <BannerButton
          at={officePiece}
          of={{ colour: 'black', banner: 'market-office' }}
          first
          more={say().officeHelp}
          class="mv-office"
        >
          <Pennant values={[4, 10]} colour="black" />
          <Icon path={scales} />
          <span class="mv-prices" aria-hidden="true">
            <span>
              1 <Glyph name="time" />1
            </span>
            <span>
              2 <Glyph name="time" />2
            </span>
            <span>
              3 <Glyph name="time" />2 <Glyph name="coin" />1
            </span>
            <span>
              4 <Glyph name="time" />3 <Glyph name="coin" />1
            </span>
          </span>
        </BannerButton>
        <ul class="mv-customers" aria-label={say().customers}>
          <For each={state().customers.display}>
            {(id) => (
              <li>
                <PieceButton
                  at={customerPiece(id)}
                  label={`${titleOf(say(), id)}: ${say().textOf(id)}`}
                  about={() => explainCustomer(table, id)}
                  class={`mv-customer ${chosen().includes(id) ? 'mv-picked' : ''}`}
                >
                  <CustomerFace id={id} />
                </PieceButton>
              </li>
            )}
          </For>
        </ul>
      </div>
      <p class="mv-note mv-small">{say().stackHelp(state().customers.deck.length)}</p>
    </section>
  )
}

/** The chronicle, the graves and the rat track: how the game comes to its end. */
export function MainBoard() {
  const table = useTable()
  const say = () => table.say()
  const state = () => table.props.state
  const threshold = () => endThreshold.coffins[state().villages.length as 2 | 3 | 4]
  const steps = () => ratTrack.stepsToRatInvasion[state().villages.length as 2 | 3 | 4]
  const dead = () => coffins(table.plain())
  const name = (profession: (typeof professions)[number]) =>
    say().cards.professions[profession].name
  const who = (seat: number | undefined) => (seat === undefined ? null : table.props.names(seat))
  return (
    <section class="b-sheet mv-main" aria-labelledby="mv-main">
      <h3 id="mv-main" class="b-heading">
        {say().mainBoard}
      </h3>
      <div class="mv-main-row">
        <div class="mv-book" data-group>
          <h4 class="mv-subheading">{say().chronicle}</h4>
          <ul class="mv-chronicle">
            <For each={professions}>
              {(profession, i) => (
                <li data-place={`chronicle:${profession}`}>
                  <PieceButton
                    at={`chronicle:${profession}`}
                    label={chronicle.spaces[profession]
                      .map((sp, n) =>
                        say().chronicleSpace(
                          name(profession),
                          sp,
                          who(state().chronicle[profession][n]),
                        ),
                      )
                      .join('. ')}
                    about={() => ({
                      title: name(profession),
                      lines: [
                        ...chronicle.spaces[profession].map((sp, n) => ({
                          text: say().chronicleSpace(
                            name(profession),
                            sp,
                            who(state().chronicle[profession][n]),
                          ),
                        })),
                        { text: say().chronicleHelp },
                        { text: say().source.reconstructed, tone: 'source' as const },
                      ],
                    })}
                    first={i() === 0}
                    class="mv-entry"
                  >
                    <span class="mv-entry-name" aria-hidden="true">
                      {name(profession)}
                    </span>
                    <span class="mv-entry-spaces" aria-hidden="true">
                      <Index each={chronicle.spaces[profession]}>
                        {(sp, n) => (
                          <span
                            class="mv-coffin"
                            classList={{
                              'mv-filled': state().chronicle[profession][n] !== undefined,
                            }}
                            style={{
                              '--seat': `var(--seat-${state().chronicle[profession][n] ?? 0})`,
                            }}
                          >
                            <Show
                              when={state().chronicle[profession][n] === undefined}
                              fallback={who(state().chronicle[profession][n])?.slice(0, 1)}
                            >
                              +{sp()}
                            </Show>
                          </span>
                        )}
                      </Index>
                    </span>
                  </PieceButton>
                </li>
              )}
            </For>
          </ul>
          <h4 class="mv-subheading">{say().graves}</h4>
          <PieceButton
            at="graves"
            label={[
              say().graves,
              ...state().graves.map(({ seat, profession }, i) =>
                say().grave(i + 1, name(profession), who(seat) ?? ''),
              ),
            ].join('. ')}
            about={() => ({
              title: say().graves,
              about: say().gravesHelp,
              lines: state().graves.map(({ seat, profession }, i) => ({
                text: say().grave(i + 1, name(profession), who(seat) ?? ''),
              })),
            })}
            class="mv-graves"
          >
            <span data-place="graves" class="mv-graves-row" aria-hidden="true">
              <Index each={state().graves}>
                {(grave) => (
                  <span
                    class="mv-coffin mv-filled"
                    style={{ '--seat': `var(--seat-${grave().seat})` }}
                  >
                    {who(grave().seat)?.slice(0, 1)}
                  </span>
                )}
              </Index>
              <span class="mv-grave">
                <Icon path={tombstone} />
              </span>
            </span>
          </PieceButton>
        </div>
        <div class="mv-book" data-group>
          <PieceButton
            at="coffins"
            label={`${say().coffins(dead(), threshold())}. ${say().coffinsHelp(threshold())}`}
            about={() => ({
              title: say().coffins(dead(), threshold()),
              lines: [{ text: say().coffinsHelp(threshold()) }],
            })}
            first
            class="mv-end"
          >
            <Icon path={grimReaper} />
            <span class="mv-end-text" aria-hidden="true">
              <b>{say().coffins(dead(), threshold())}</b>
              <span class="mv-meter">
                <i style={{ 'inline-size': `${Math.min(100, (100 * dead()) / threshold())}%` }} />
              </span>
              <Show when={dead() >= threshold() && !table.props.over}>
                <span class="mv-lack">{say().lastRound}</span>
              </Show>
            </span>
          </PieceButton>
          <PieceButton
            at="rat"
            label={`${say().rat}: ${say().ratSteps(state().rat)}. ${say().ratHelp}`}
            about={() => ({
              title: say().rat,
              about: say().ratSteps(state().rat),
              lines: [
                { text: say().ratHelp },
                ...(state().rat <= ratTrack.redSpaces
                  ? [{ text: say().ratRed, tone: 'lack' as const }]
                  : []),
                { text: say().source.reconstructed, tone: 'source' as const },
              ],
            })}
            class="mv-rat-track"
          >
            <span class="mv-rat-row" aria-hidden="true">
              <Index each={Array.from({ length: steps() + 1 }, (_, i) => steps() - i)}>
                {(left) => (
                  <span
                    class="mv-rat-space"
                    classList={{
                      'mv-red': left() <= ratTrack.redSpaces,
                      'mv-invasion': left() === 0,
                    }}
                  >
                    <Show when={left() === state().rat}>
                      <Icon path={ratIcon} />
                    </Show>
                  </span>
                )}
              </Index>
            </span>
            <span class="mv-small" aria-hidden="true">
              {say().ratSteps(state().rat)}
            </span>
          </PieceButton>
          <BannerButton
            at={handPiece}
            of={{ colour: 'black', banner: 'hand' }}
            more={`${say().handOf(table.props.names(state().hand.owner))} ${state().hand.palm ? say().handHelp(state().hand.sp) : say().handBack}`}
            about={() => {
              const explained = explainBanner(table, { colour: 'black', banner: 'hand' })
              return {
                ...explained,
                lines: [
                  ...explained.lines,
                  { text: say().handOf(table.props.names(state().hand.owner)) },
                ],
              }
            }}
            class={`mv-hand ${state().hand.palm ? '' : 'mv-hand-back'}`}
          >
            <Pennant values={[4, 10]} colour="black" />
            <Icon path={handIcon} />
            <span class="mv-hand-text" aria-hidden="true">
              <b>
                +{state().hand.sp} <Glyph name="story" />
              </b>
              <span>{table.props.names(state().hand.owner)}</span>
            </span>
          </BannerButton>
        </div>
      </div>
    </section>
  )
}
