import { readRules } from './reading.ts'
import { rulesTexts } from './words.ts'
import './reason.css'

/** A rule's number. It opens the rules there, beside the page; in a tab of its own it is the page of the rules. */
export const RuleLink = (props: { readonly game: string; readonly rule: string }) => (
  <a
    class="rule-link"
    href={`/rules/${props.game}#${props.rule}`}
    aria-label={rulesTexts().readRule(props.rule)}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      readRules({ game: props.game, at: props.rule })
    }}
  >
    {props.rule}
  </a>
)
