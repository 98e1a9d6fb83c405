import type { Reason } from './index.ts'
import { RuleLink } from './RuleLink.tsx'

/** A rule as an answer: its number, which leads into the rules, and what it says. */
export const ReasonLine = (props: { readonly reason: Reason }) => (
  <p class="reason">
    <RuleLink game={props.reason.game} rule={props.reason.rule} />{' '}
    <span lang={props.reason.language}>{props.reason.text}</span>
  </p>
)
