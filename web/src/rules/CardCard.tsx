import { For, Show } from 'solid-js'
import { hour } from '../account/hour.ts'
import { addressOf } from '../parts/svg.ts'
import { listed } from '../words/index.ts'
import type { CardEntry, CardLook, Fact } from './entries.ts'
import { RuleLink } from './RuleLink.tsx'
import { rulesTexts } from './words.ts'

/** Mark of a reconstructed value, also for those who hear it. */
const Mark = () => (
  <span class="card-mark" title={rulesTexts().reconstructed}>
    <span aria-hidden="true">≈</span>
    <span class="quiet">{` (${rulesTexts().reconstructed}) `}</span>
  </span>
)

/** Sources of a card's values, in a sentence: the whole card first, then single values. */
function sourcesOf({ source, confidence, facts }: CardEntry): string {
  const { sourceNames, confidence: sure, sources } = rulesTexts()
  const whole =
    confidence === 'high' ? sourceNames[source] : `${sourceNames[source]} (${sure[confidence]})`
  const others = new Set(facts.map((fact) => fact.source).filter((other) => other !== source))
  return sources(listed([whole, ...[...others].map((other) => sourceNames[other])]))
}

/** Returns true if the number of copies tells anything: of most cards there is one. */
const isCounted = ({ count, countSource, source }: CardEntry): boolean =>
  count !== 1 || (countSource === 'reconstructed' && source !== 'reconstructed')

const Value = (props: { readonly fact: Fact }) => (
  <>
    <dt>{props.fact.label}</dt>
    <dd>
      {props.fact.value}
      <Show when={props.fact.source === 'reconstructed'}>
        <Mark />
      </Show>
    </dd>
  </>
)

/** An entry of the card index. */
export const CardCard = (props: {
  readonly game: string
  readonly card: CardEntry
  readonly look: CardLook
}) => (
  <li class="card-entry" id={props.card.id} style={{ '--tint': props.look.tint }}>
    <div class="card-head">
      <img
        class="card-drawing"
        width="112"
        height="96"
        alt=""
        src={addressOf(props.look.drawn(hour()))}
      />
      <h3 class="card-name">{props.card.name}</h3>
      <Show when={isCounted(props.card) && props.card.count}>
        {(count) => (
          <span class="card-count">
            {rulesTexts().copies(count())}
            <Show when={props.card.countSource === 'reconstructed'}>
              <Mark />
            </Show>
          </span>
        )}
      </Show>
    </div>
    <Show when={props.card.text}>
      <p>{props.card.text}</p>
    </Show>
    <Show when={props.card.facts.length > 0}>
      <dl class="card-facts">
        <For each={props.card.facts}>{(fact) => <Value fact={fact} />}</For>
      </dl>
    </Show>
    <p class="card-origin">
      <Show when={props.card.rule}>
        {(rule) => (
          <>
            <RuleLink game={props.game} rule={rule()} />{' '}
          </>
        )}
      </Show>
      <Show when={props.card.reconstructed}>
        <span class="tag card-tag">{rulesTexts().reconstructed}</span>{' '}
      </Show>
      {sourcesOf(props.card)}
    </p>
  </li>
)
