import { For, Show } from 'solid-js'
import {
  type Letter,
  letters,
  nextLetter,
  travelCard,
} from '../../../../worker/games/my-village/index.ts'
import { Amount, Costs } from './Card.tsx'
import { Picture } from './Drawn.tsx'
import { explainBanner } from './explain.ts'
import { type InVillage, Quarter } from './Quarter.tsx'
import { PieceButton, useTable } from './table.ts'

/** One stage of the journey: its picture once it was reached, its letter before. */
function Stage(props: InVillage & { readonly letter: Letter }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const next = () => nextLetter(props.village) === props.letter
  const card = () => props.village.travel.find((id) => travelCard(id).letter === props.letter)
  const label = () => {
    const id = card()
    const told = id ? boardWords().textOf(id) : next() ? boardWords().nextStop : ''
    return [boardWords().travelCard(props.letter), told].filter(Boolean).join(': ')
  }
  return (
    <PieceButton
      at={`v${props.seat}:travel:${props.letter}`}
      label={label()}
      subject={() => {
        const id = card()
        return {
          title: boardWords().travelCard(props.letter),
          lines: id
            ? [{ text: boardWords().textOf(id) }]
            : explainBanner(table, { colour: 'black', banner: `travel-${props.letter}` }).lines,
        }
      }}
      class={`mv-stop ${card() ? 'mv-reached' : ''} ${next() ? 'mv-next' : ''}`}
    >
      <Show when={card()} fallback={<b class="mv-letter">{props.letter}</b>}>
        {(id) => (
          <>
            <Picture of={id()} />
            <span class="mv-stop-foot" data-words>
              <Amount of="prestige" n={travelCard(id()).pp} />
              <Show when={travelCard(id()).grey}>
                {(grey) => (
                  <Costs
                    costs={[
                      {
                        time: grey().time ?? 0,
                        coins: grey().coins ?? 0,
                        goods: grey().beer ? ['beer'] : [],
                      },
                    ]}
                  />
                )}
              </Show>
            </span>
          </>
        )}
      </Show>
    </PieceButton>
  )
}

/** The journey of a village, A to E. */
export const Journey = (props: InVillage) => (
  <Quarter {...props} area="travel" empty={false}>
    <For each={letters}>{(letter) => <Stage {...props} letter={letter} />}</For>
  </Quarter>
)
