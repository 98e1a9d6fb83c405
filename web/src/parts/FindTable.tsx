import { useNavigate } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { appTexts } from '../words/index.ts'

const link = /\/(?:t|s|watch)\/[\w-]+(?:[?#]\S*)?/

/** Opens a table by its link, pasted from wherever it was kept. */
export function FindTable() {
  const navigate = useNavigate()
  const [text, setText] = createSignal('')
  const [isWrong, setWrong] = createSignal(false)
  return (
    <form
      class="find-table"
      onSubmit={(event) => {
        event.preventDefault()
        const found = link.exec(text())
        setWrong(!found)
        if (found) navigate(found[0])
      }}
    >
      <label class="find-label" for="find-table">
        {appTexts().landing.find}
      </label>
      <span class="find-row">
        <input
          id="find-table"
          type="text"
          class="input"
          inputmode="url"
          autocomplete="off"
          required
          placeholder={appTexts().landing.findHint}
          aria-invalid={isWrong()}
          aria-describedby="find-wrong"
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <button type="submit" class="button">
          {appTexts().landing.findGo}
        </button>
      </span>
      <span id="find-wrong" role="status" class="bad">
        <Show when={isWrong()}>{appTexts().landing.findNone}</Show>
      </span>
    </form>
  )
}
