import { useNavigate } from '@solidjs/router'
import { createSignal, onMount, Show } from 'solid-js'
import type { Pace } from '../../../../worker/wire/schema/table.ts'
import { beSomebody, me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { NameField } from '../../door/NameField.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { PaceField } from '../../parts/pace/PaceField.tsx'
import { usualPatience } from '../../parts/pace/pace.ts'
import { appTexts } from '../../words/index.ts'
import { type Access, AccessField, longestTitle, TitleField } from '../shared/TableForm.tsx'
import { memoryTexts } from '../table/memory-words.ts'
import { goingOn, type TakenAlong } from './record.ts'

interface GoOnProps {
  readonly file: TakenAlong
  /** The turn after which the new table begins. */
  readonly turn: number
  readonly onClose: () => void
}

/** Opens a table for other people that goes on after a turn of a file. */
export function GoOn(props: GoOnProps) {
  const texts = () => memoryTexts().study
  const navigate = useNavigate()
  const whence = props.file.title || appTexts().tables.titleOf(props.file.names?.[0] ?? '')
  const isAlone = props.file.seats === 1
  const [title, setTitle] = createSignal(texts().goOnName(whence, props.turn).slice(-longestTitle))
  const [access, setAccess] = createSignal<Access>('link')
  const [pace, setPace] = createSignal<{ pace: Pace | null; patience: number }>({
    pace: null,
    patience: usualPatience,
  })
  const [name, setName] = createSignal('')
  const open = createAct(async () => {
    await beSomebody(name())
    const { table } = await perform('POST /continuations', {
      ...{ title: title(), access: access(), from: goingOn(props.file, props.turn) },
      ...(isAlone ? {} : pace()),
    })
    navigate(`/t/${table.id}`)
  })
  let heading: HTMLHeadingElement | undefined
  onMount(() => heading?.focus({ preventScroll: true }))
  return (
    <Page title={texts().goOnTitle} narrow>
      <h1 ref={heading} tabindex="-1">
        {texts().goOnTitle}
      </h1>
      <form
        class="form sheet"
        onSubmit={(event) => {
          event.preventDefault()
          void open.run()
        }}
      >
        <p>{texts().goOnText(whence, props.turn)}</p>
        <TitleField value={title()} onInput={setTitle} />
        <Show when={!isAlone}>
          <AccessField value={access()} onChange={setAccess} />
          <PaceField
            begin={{ pace: null, patience: usualPatience }}
            onChange={(chosen, patience) => setPace({ pace: chosen, patience })}
          />
        </Show>
        <Show when={!me()}>
          <NameField value={name()} onInput={setName} alone={isAlone} />
        </Show>
        <Trouble error={open.error()} />
        <div class="form-row">
          <button type="submit" class="button button-main button-large" disabled={open.busy()}>
            {texts().goOnGo}
          </button>
          <button type="button" class="button" onClick={() => props.onClose()}>
            {texts().goOnBack}
          </button>
        </div>
      </form>
    </Page>
  )
}
