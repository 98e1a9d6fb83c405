import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import type { TableView } from '../../../../worker/api/schema.ts'
import type { Score, Seat } from '../../../../worker/games/kernel/contract.ts'
import { BotTag } from '../../bots/BotTag.tsx'
import { Stamp } from '../../parts/Stamp.tsx'
import { t } from '../../words/index.ts'
import { SeatClock } from './absence/Clock.tsx'

interface PlayersProps {
  readonly table: TableView
  readonly toAct: ReadonlyArray<Seat>
  readonly scores: ReadonlyArray<Score>
  /** It is not the table as it stands that is looked at: whatever is only true now is not said. */
  readonly away: boolean
}

/** Who sits here, in turn order: a stamp, a name, the points, and who is to move. */
export const Players = (props: PlayersProps) => (
  <ul class="players">
    <For each={props.table.seats}>
      {(seat) => {
        const acts = () => props.toAct.includes(seat.seat)
        const score = () => props.scores.find((one) => one.seat === seat.seat)
        return (
          <li class="player" classList={{ 'player-acting': acts(), 'player-you': seat.you }}>
            <Stamp seat={seat.seat} name={seat.name} size="m" />
            <span class="player-text">
              <span class="player-name">
                <Show when={seat.person} fallback={seat.name}>
                  {(person) => <A href={`/people/${person()}`}>{seat.name}</A>}
                </Show>
                <Show when={!props.away && seat.bot}>{(level) => <BotTag level={level()} />}</Show>
                <Show when={!props.away && seat.present && !seat.you}>
                  <span class="presence" role="img" aria-label={t().table.present} />
                </Show>
              </span>
              <span class="small">
                <Show when={seat.you || acts()}>
                  <span class="player-is">
                    {[seat.you ? t().you : '', acts() ? t().table.toAct : '']
                      .filter(Boolean)
                      .join(' · ')}
                    <Show when={score()}>{' · '}</Show>
                  </span>
                </Show>
                <Show when={score()}>{(known) => <>{t().table.points(known().total)}</>}</Show>
              </span>
              <Show when={!props.away}>
                <SeatClock table={props.table} seat={seat} />
              </Show>
            </span>
          </li>
        )
      }}
    </For>
  </ul>
)
