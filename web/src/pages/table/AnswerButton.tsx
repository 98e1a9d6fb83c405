import { language } from '../../words/index.ts'
import { createSure } from './sure.ts'

interface AnswerButtonProps {
  readonly label: string
  /** The move in words, where the label is shorter. */
  readonly title?: string
  readonly quiet: boolean
  /** A question that is asked once before it is done; `null`: it is done at once. */
  readonly asked: string | null
  readonly onPoint: (isPointed: boolean) => void
  readonly onPress: () => void
}

/** A move in the bar. A move that loses something by it is asked once, in its own place. */
export function AnswerButton(props: AnswerButtonProps) {
  let button: HTMLButtonElement | undefined
  const [sure, setSure] = createSure(
    () => props.asked,
    () => button,
  )
  const isAsking = () => sure() && props.asked !== null
  return (
    <button
      ref={button}
      type="button"
      title={props.title === props.label ? undefined : props.title}
      class="bar-button bar-answer"
      classList={{ 'bar-answer-quiet': props.quiet && !isAsking(), 'bar-answer-asks': isAsking() }}
      lang={language()}
      onClick={() => (props.asked === null || sure() ? props.onPress() : setSure(true))}
      onPointerEnter={() => props.onPoint(true)}
      onPointerLeave={() => props.onPoint(false)}
      onFocus={() => props.onPoint(true)}
      onBlur={() => props.onPoint(false)}
    >
      {isAsking() ? props.asked : props.label}
    </button>
  )
}
