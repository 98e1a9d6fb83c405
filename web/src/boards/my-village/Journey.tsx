import { For, Show } from 'solid-js'
import {
  type Letter,
  letters,
  nextLetter,
  travelCard,
} from '../../../../worker/games/my-village/index.ts'
import { placed } from '../../stage/layout.ts'
import { Amount, BannerButton } from './Card.tsx'
import { Pawn } from './Drawn.tsx'
import { explainBanner } from './explain.ts'
import { stageInReach } from './offers.ts'
import type { InVillage } from './Quarter.tsx'
import { PieceButton, useTable } from './table.ts'
import { displayPiece } from './targets.ts'

/** One stage of the journey: a milestone on the far bank, with the points of the one that was reached. */
function Stage(props: InVillage & { readonly letter: Letter; readonly nth: number }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const next = () => nextLetter(props.village) === props.letter
  const card = () => props.village.travel.find((id) => travelCard(id).letter === props.letter)
  const label = () => {
    const id = card()
    const told = id ? boardWords().textOf(id) : next() ? boardWords().nextStop : ''
    return [boardWords().travelCard(props.letter), told].filter(Boolean).join(': ')
  }
  const last = () => props.village.travel.length - 1 === props.nth
  const site = () =>
    next() && stageInReach(table) === props.letter && props.seat === table.props.you
  const Face = () => (
    <>
      <i class="mv-mile" />
      <b class="mv-letter">{props.letter}</b>
      <Show when={last() || (props.nth === 0 && props.village.travel.length === 0)}>
        <Pawn who="traveller" suit="travel" />
      </Show>
      <Show when={card()}>
        {(id) => (
          <small data-words>
            <Amount of="prestige" n={travelCard(id()).pp} />
          </small>
        )}
      </Show>
    </>
  )
  const look = () => `mv-stop ${card() ? 'mv-reached' : ''} ${next() ? 'mv-next' : ''}`
  return (
    <div class="at" style={placed(table.layout().scene?.stops[props.nth])}>
      <Show
        when={site()}
        fallback={
          <PieceButton
            at={`v${props.seat}:travel:${props.letter}`}
            label={label()}
            subject={() => {
              const id = card()
              return {
                title: boardWords().travelCard(props.letter),
                lines: id
                  ? [{ text: boardWords().textOf(id) }]
                  : explainBanner(table, { colour: 'black', banner: `travel-${props.letter}` })
                      .lines,
              }
            }}
            class={look()}
          >
            <Face />
          </PieceButton>
        }
      >
        <BannerButton
          at={displayPiece(`travel-${props.letter}`)}
          of={{ colour: 'black', banner: `travel-${props.letter}` }}
          class={look()}
        >
          <Face />
        </BannerButton>
      </Show>
    </div>
  )
}

/** The journey of a village, A to E, beyond the river. */
export const Journey = (props: InVillage) => (
  <For each={letters}>{(letter, i) => <Stage {...props} letter={letter} nth={i()} />}</For>
)
