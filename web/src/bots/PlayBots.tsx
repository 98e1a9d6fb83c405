import { useNavigate } from '@solidjs/router'
import { beSomebody } from '../account/me.ts'
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
    })
    navigate(`/t/${table.id}`)
  })
  return (
    <>
      <button
        type="button"
        class="button button-main button-two"
        disabled={play.busy()}
        onClick={() => void play.run()}
      >
        {botTexts().tryIt}
        <small>{botTexts().tryItHow(bots().length, usualLevel())}</small>
        <span class="quiet">: {props.title}</span>
      </button>
      <Trouble error={play.error()} />
    </>
  )
}
