import { createMemo, For, Show } from 'solid-js'
import type { Move } from '../../../../worker/games/my-village/index.ts'
import type { Reason } from '../../rules/index.ts'
import type { Piece } from '../../stage/taps.ts'
import { PieceDetails } from '../kit/PieceDetails.tsx'
import { Sign } from './Drawn.tsx'
import { type Subject, useTable } from './table.ts'
import { lackBefore, wishesFor } from './wishes.ts'

function About(props: { readonly subject: Subject }) {
  const explanation = createMemo(() => props.subject())
  return (
    <>
      <h2>{explanation().title}</h2>
      <Show when={explanation().about}>{(about) => <p class="mv-note">{about()}</p>}</Show>
      <ul>
        <For each={explanation().lines}>
          {(line) => (
            <li data-tone={line.tone}>
              <Show when={line.sign}>{(sign) => <Sign name={sign()} />}</Show>
              <span>{line.text}</span>
            </li>
          )}
        </For>
      </ul>
    </>
  )
}

/** The explanation of a piece. */
export function Details() {
  const table = useTable()
  const wishes = (at: Piece) => {
    const { you } = table.props
    return you === null ? [] : wishesFor(table.plain(), you, at)
  }
  const why = async (wish: Move): Promise<Reason | null> => {
    const { you, moves } = table.props
    const lack = you !== null && moves.length > 0 ? lackBefore(table.plain(), you, wish) : null
    return lack === null ? table.props.reasons.against(wish) : table.props.reasons.of(lack)
  }
  return (
    <PieceDetails
      selection={table.selection}
      words={table.boardWords()}
      moves={table.props.moves}
      wishes={({ at }) => wishes(at)}
      why={why}
    >
      {({ subject }) => <About subject={subject} />}
    </PieceDetails>
  )
}
