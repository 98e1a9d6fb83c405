import { Match, Show, Switch } from 'solid-js'
import { AboutDevelopment, DevelopmentTags } from './Developments.tsx'
import { AboutEvent, EventsSheet, EventTags } from './Events.tsx'
import { Look } from './Look.tsx'
import type { MoreWords } from './more-words.ts'
import { type Subject, useTable } from './table.ts'

interface MoreProps {
  readonly boardWords: MoreWords
  /** Part to show: tags between road and village, sheets over it, or the explanation of a subject. */
  readonly part: 'tags' | 'sheets' | Subject
}

/** Parts of the board for modules and the Countess alone: loaded when a table has any of them. */
export default function More(props: MoreProps) {
  const table = useTable()
  const solo = () => table.props.state.solo
  const subject = <K extends Subject['kind']>(kind: K) => {
    const { part } = props
    return typeof part === 'object' && part.kind === kind
      ? (part as Extract<Subject, { kind: K }>)
      : undefined
  }
  return (
    <Switch>
      <Match when={props.part === 'tags'}>
        <Show when={solo()}>
          {(of) => <EventTags solo={of()} boardWords={props.boardWords.events} />}
        </Show>
        <Show when={table.props.state.developments.length > 0}>
          <DevelopmentTags boardWords={props.boardWords.developments} />
        </Show>
      </Match>
      <Match when={props.part === 'sheets'}>
        <Look boardWords={props.boardWords.look} />
        <Show when={table.sheet() === 'events' && solo()}>
          {(of) => <EventsSheet solo={of()} boardWords={props.boardWords.events} />}
        </Show>
      </Match>
      <Match when={subject('development')}>
        {(of) => <AboutDevelopment id={of().id} boardWords={props.boardWords.developments} />}
      </Match>
      <Match when={subject('event')}>
        {(of) => <AboutEvent id={of().id} boardWords={props.boardWords.events} />}
      </Match>
      <Match when={subject('jester')}>
        <AboutEvent id="jester" boardWords={props.boardWords.events} />
      </Match>
    </Switch>
  )
}
