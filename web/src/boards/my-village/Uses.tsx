import { createMemo, For, Show } from 'solid-js'
import {
  type AnyBanner,
  type CraftBuildingId,
  isMonk,
  monk,
} from '../../../../worker/games/my-village/index.ts'
import { Part } from '../../parts/Part.tsx'
import { placed } from '../../stage/layout.ts'
import type { Piece } from '../../stage/taps.ts'
import { KindStamp, Stamp } from './Card.tsx'
import { useOf } from './facts.ts'
import { valueShown } from './offers.ts'
import type { Offer } from './places.ts'
import { type Table, useTable } from './table.ts'
import { waysOf } from './targets.ts'
import { turnsWheel } from './wheel.ts'

/** The piece that stands for a banner, in the display or in my village. */
function usePiece(table: Table, banner: AnyBanner): Piece {
  const [tapping] = waysOf(table.plain(), table.viewpoint(), [useOf(banner)])
  return tapping?.pieces[0] ?? ''
}

/** Words with a use besides its name. */
const moreOf = (table: Table, id: string): string | undefined =>
  isMonk(id) ? table.boardWords().cards.monkText(monk(id).bonus) : undefined

/** The stamp of uses that share one. */
function OfferStamp(props: { readonly offer: Offer; readonly first: boolean }) {
  const table = useTable()
  const one = () => props.offer.stack[0]
  const at = createMemo(() => usePiece(table, one()))
  return (
    <Show
      when={props.offer.stack.length > 1}
      fallback={
        <Stamp
          at={at()}
          of={one()}
          more={moreOf(table, one().banner)}
          first={props.first}
          tellLacks
        />
      }
    >
      <KindStamp
        ids={props.offer.stack.map(({ banner }) => banner as CraftBuildingId)}
        first={props.first}
        tellLacks
      />
    </Show>
  )
}

/** Uses of two dice: one black banner, or white ones, or the "?" banner. */
export function Uses() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const offers = () => table.layout().tray?.offers
  const named = (name: string) => table.offers().findIndex((one) => one.name === name)
  const titles = () => ({
    black: boardWords().oneBlack,
    white: boardWords().orWhite,
    asked: boardWords().orAsked,
    withheld: boardWords().notNow,
  })
  const isFirst = (i: number) => table.offers()[i - 1]?.group !== table.offers()[i]?.group
  return (
    <section class="mv-offers" aria-label={boardWords().reachesOf(valueShown(table) ?? 0)}>
      <div
        class="mv-uses-row at"
        classList={{ 'mv-low': offers()?.low ?? false, 'mv-lying': offers()?.lying ?? false }}
        style={{ ...placed(offers()?.area), '--picture': `${offers()?.picture ?? 50}px` }}
        data-group
        onWheel={turnsWheel}
      >
        {/* By name: a stamp that stays is not drawn anew. */}
        <For each={table.offers().map(({ name }) => name)}>
          {(name) => (
            <Show when={table.offers()[named(name)]}>
              {(offer) => (
                <div
                  class={`mv-offer at mv-${offer().group}`}
                  classList={{ 'mv-apart': named(name) > 0 && isFirst(named(name)) }}
                  style={placed(offers()?.places[named(name)])}
                >
                  <Show when={isFirst(named(name))}>
                    <span class="quiet">{titles()[offer().group]}</span>
                  </Show>
                  <Part>
                    <OfferStamp offer={offer()} first={named(name) === 0} />
                  </Part>
                </div>
              )}
            </Show>
          )}
        </For>
      </div>
    </section>
  )
}
