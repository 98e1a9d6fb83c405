import { Show } from 'solid-js'
import type { Seat } from '../../../worker/games/kernel/index.ts'
import { language } from '../words/index.ts'
import { Sign } from './Sign.tsx'
import { useStage } from './stage.ts'
import { stageTexts } from './words.ts'

interface SeatBandProps {
  readonly seat: Seat
  readonly state: unknown
  readonly onBack: () => void
}

/** On a phone, in the place of the tabs while somebody else's place is in view: whose it is, what matters of it, and the way back. */
export function SeatBand(props: SeatBandProps) {
  const { setting } = useStage()
  const { Marks } = setting.module
  const name = () => setting.names(props.seat)
  return (
    <div class={`seat-band seat-${props.seat % 6}`} data-words>
      <button type="button" class="seat-band-back" onClick={() => props.onBack()}>
        <Sign name="back" />
        {stageTexts().mine}
      </button>
      <h2 class="seat-band-name">
        <span class="quiet">{stageTexts().villageOf(name())}</span>
        <span aria-hidden="true">{name()}</span>
      </h2>
      <Show when={Marks}>
        {(Marked) => {
          const Component = Marked()
          return (
            <Component
              state={props.state}
              seat={props.seat}
              you={setting.you}
              language={language()}
            />
          )
        }}
      </Show>
    </div>
  )
}
