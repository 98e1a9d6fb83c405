import { useNavigate } from '@solidjs/router'
import { beSomebody } from '../account/me.ts'
import { meet } from '../account/met.ts'
import { perform } from '../api/client.ts'
import { createAct } from '../parts/act.ts'
import { Trouble } from '../parts/Notice.tsx'
import { usualLevel } from './levels.ts'
import { botTexts } from './words.ts'

interface PlayBotsProps {
  readonly game: string
  /** Name of the game, for the button's full name. */
  readonly title: string
  readonly seats: number
  /** Options of the game that differ from what is usual. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
  /** Words of the button, and in small below it; absent: that a game can be tried, and its opponents. */
  readonly label?: string
  readonly hint?: string
  /** Another way is the main one. */
  readonly quiet?: boolean
}

/** Sits down with bots on all other seats, and plays; a newcomer need not even give a name. */
export function PlayBots(props: PlayBotsProps) {
  const navigate = useNavigate()
  const bots = () => Array.from({ length: props.seats - 1 }, usualLevel)
  const play = createAct(async () => {
    await beSomebody(botTexts().newcomer)
    const { table } = await perform('POST /tables', {
      game: props.game,
      seats: props.seats,
      bots: bots(),
      ...(props.options && { options: props.options }),
    })
    meet(props.game, 'played')
    navigate(`/t/${table.id}`)
  })
  return (
    <>
      <button
        type="button"
        class="button button-two"
        classList={{ 'button-main': !props.quiet }}
        disabled={play.busy()}
        onClick={() => void play.run()}
      >
        {props.label ?? botTexts().tryIt}
        <small>{props.hint ?? botTexts().tryItHow(bots().length, usualLevel())}</small>
        <span class="quiet">: {props.title}</span>
      </button>
      <Trouble error={play.error()} />
    </>
  )
}
