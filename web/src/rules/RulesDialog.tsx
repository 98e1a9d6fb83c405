import { createResource, onMount, Show } from 'solid-js'
import { A } from '../parts/A.tsx'
import { Trouble } from '../parts/Notice.tsx'
import { gameTexts, language } from '../words/index.ts'
import { rulesOf } from './index.ts'
import { RulesReader } from './RulesReader.tsx'
import { rulesTexts } from './words.ts'

/** The rules beside the table: open, read, close, and nothing of the plan is lost. */
export default function RulesDialog(props: {
  readonly game: string
  /** The rule to begin at. */
  readonly at?: string | undefined
  readonly onClose: () => void
}) {
  const [rules, { refetch }] = createResource(
    () => [props.game, language()] as const,
    ([game, spoken]) => rulesOf(game, spoken),
  )
  let dialog: HTMLDialogElement | undefined
  onMount(() => dialog?.showModal())
  return (
    <dialog
      ref={(element) => {
        dialog = element
      }}
      class="rules-dialog"
      aria-label={rulesTexts().title(gameTexts(props.game).title)}
      onClose={() => props.onClose()}
    >
      <div class="rules-head">
        <h2>{gameTexts(props.game).title}</h2>
        <span class="rules-ways">
          <A href={`/cards/${props.game}`}>{rulesTexts().cards}</A>
          <button type="button" class="button" onClick={() => dialog?.close()}>
            {rulesTexts().close}
          </button>
        </span>
      </div>
      <Trouble error={rules.error as unknown} onRetry={() => void refetch()} />
      <Show when={!rules.error && rules.latest}>
        {(read) => (
          <RulesReader
            rules={read().rules}
            language={read().language}
            {...(props.at !== undefined && { at: props.at })}
          />
        )}
      </Show>
    </dialog>
  )
}
