import { createEffect, createSignal, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import type { Move } from '../../../../worker/games/kernel/index.ts'
import { ApiProblem } from '../../api/client.ts'
import { RuleReason } from '../../rules/RuleReason.tsx'
import { useStage } from '../../stage/stage.ts'
import { appTexts } from '../../words/index.ts'
import { AskSlip } from './AskWhere.tsx'
import { Absence, isToDecide } from './absence/Absence.tsx'
import { turnKept } from './absence/TakeBack.tsx'
import { TakeSeat } from './absence/TakeSeat.tsx'
import type { LiveTable } from './live.ts'
import { memoryTexts } from './memory-words.ts'
import type { Seated } from './seated.ts'
import type { Turn } from './turn.ts'

const Hint = lazy(() => import('../../hints/Hint.tsx'))

interface SlipsProps {
  readonly at: Seated
  readonly turn: Turn
  readonly advising: boolean
  readonly onAdvised: () => void
  readonly onFollow: (moves: ReadonlyArray<Move>) => void
  readonly onPoint: (move: Move | null) => void
}

/** Slips of paper over the stage: whatever is news and wants an answer. None, most of the time. */
export function Slips(props: SlipsProps) {
  const { at, turn } = props
  /** The rule that a turn was refused by. */
  const refusedBy = () => {
    const refusal = turn.planner?.status() === 'refused' ? turn.planner.refusal() : null
    return refusal instanceof ApiProblem ? refusal.problem.rule : undefined
  }
  const absence = createDecision(at)
  return (
    <div class="slips" classList={{ 'slips-weighty': absence.isAsked() }}>
      <ConnectionSlip live={at.live} />
      <Show when={at.seat !== null && !turn.mine()}>
        <AskSlip />
      </Show>
      <TakeSeat table={at.table} live={at.live} />
      <Show when={absence.isAsked()}>
        <AbsenceSlip at={at} onAside={absence.putAside} />
      </Show>
      <Show when={turn.linked.trouble()}>
        {(trouble) => (
          <div class="slip slip-bad" role="alert">
            <p>{appTexts().table[trouble()]}</p>
            <button type="button" class="button" onClick={turn.linked.forget}>
              {appTexts().table.understood}
            </button>
          </div>
        )}
      </Show>
      <Show when={turn.dropped().length > 0}>
        <div class="slip slip-bad plan-dropped" role="alert">
          <div>
            <p>{appTexts().table.dropped(turn.dropped().join(' · '))}</p>
            <Show when={turn.planner?.dropped()[0]?.rule}>
              {(rule) => <RuleReason game={at.module.game.id} rule={rule()} />}
            </Show>
          </div>
          <button type="button" class="button" onClick={() => turn.planner?.forget()}>
            {appTexts().table.understood}
          </button>
        </div>
      </Show>
      <Show when={refusedBy()}>
        {(rule) => (
          <div class="slip slip-bad">
            <RuleReason game={at.module.game.id} rule={rule()} />
          </div>
        )}
      </Show>
      <Suspense>
        <Show when={props.advising}>
          <Hint
            game={at.module.game}
            label={turn.offered}
            seat={at.seat ?? 0}
            play={turn.shown()}
            moves={turn.moves()}
            onFollow={props.onFollow}
            onPoint={props.onPoint}
            onClose={props.onAdvised}
          />
        </Show>
      </Suspense>
    </div>
  )
}

/** Says so when the connection is lost; silence means that all is well. */
function ConnectionSlip(props: { readonly live: LiveTable }) {
  const [online, setOnline] = createSignal(navigator.onLine)
  const look = () => setOnline(navigator.onLine)
  onMount(() => {
    addEventListener('online', look)
    addEventListener('offline', look)
    onCleanup(() => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    })
  })
  return (
    <div class="connection-banner" role="status">
      <Show when={!online() || props.live.connection() === 'lost'}>
        <p class="slip">{online() ? appTexts().table.lost : appTexts().table.offline}</p>
      </Show>
    </div>
  )
}

/** Decision about who is missing, until it is put aside; the drawer keeps it. */
function createDecision(at: Seated) {
  const { look } = useStage()
  const [aside, setAside] = createSignal(false)
  const kept = () => turnKept(at.table)?.id
  const asked = () =>
    JSON.stringify([at.table.decisions, at.table.wishes, at.table.back?.asked, kept()])
  const isNews = () => isToDecide(at.table) || kept() !== undefined
  createEffect(on(asked, () => setAside(false), { defer: true }))
  return {
    isAsked: () => isNews() && !aside() && look.drawer() !== 'table',
    putAside: () => setAside(true),
  }
}

/** Asks what is to be decided about who is missing. */
const AbsenceSlip = (props: { readonly at: Seated; readonly onAside: () => void }) => (
  <div class="slip-absence">
    <Absence table={props.at.table} live={props.at.live} names={props.at.names} />
    <button type="button" class="link slip-aside" onClick={props.onAside}>
      {memoryTexts().close}
    </button>
  </div>
)
