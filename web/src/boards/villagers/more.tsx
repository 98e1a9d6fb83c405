import { Match, Show, Switch } from 'solid-js'
import { AboutDevelopment, DevelopmentTags } from './Developments.tsx'
import { AboutEvent, EventsSheet, EventTags } from './Events.tsx'
import { Look } from './Look.tsx'
import type { MoreWords } from './more-words.ts'
import { type Subject, useTable } from './table.ts'

interface MoreProps {
  readonly say: MoreWords
  /** Which part: tags between road and village, sheets over it, or the explanation of a subject. */
  readonly part: 'tags' | 'sheets' | Subject
}

/** What only modules and the Countess need on the board: loaded when a table has any of them. */
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
        <Show when={solo()}>{(of) => <EventTags solo={of()} say={props.say.events} />}</Show>
        <Show when={table.props.state.developments.length > 0}>
          <DevelopmentTags say={props.say.developments} />
        </Show>
      </Match>
      <Match when={props.part === 'sheets'}>
        <Look say={props.say.look} />
        <Show when={table.sheet() === 'events' && solo()}>
          {(of) => <EventsSheet solo={of()} say={props.say.events} />}
        </Show>
      </Match>
      <Match when={subject('development')}>
        {(of) => <AboutDevelopment id={of().id} say={props.say.developments} />}
      </Match>
      <Match when={subject('event')}>
        {(of) => <AboutEvent id={of().id} say={props.say.events} />}
      </Match>
      <Match when={subject('jester')}>
        <AboutEvent id="jester" say={props.say.events} />
      </Match>
    </Switch>
  )
}
