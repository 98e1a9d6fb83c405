import { createSignal, type JSX } from 'solid-js'
import { keep, kept } from '../../device/browser-storage.ts'
import { settingsTexts } from './words.ts'

type PartId = keyof ReturnType<typeof settingsTexts>['parts']

/** Below this width a part is closed until somebody opens it; its line is then what there is of it. */
const phone = '(width <= 700px)'

/** A part of the settings. On a phone it opens and closes, and stays as it was left; elsewhere it is simply there. */
export function Part(props: { readonly id: PartId; readonly children: JSX.Element }) {
  const name = () => `settings.${props.id}`
  const [open, setOpen] = createSignal(
    !matchMedia(phone).matches || location.hash === `#${props.id}` || kept(name()) !== null,
  )
  return (
    <details
      id={props.id}
      class="settings-part"
      open={open()}
      onToggle={(event) => {
        setOpen(event.currentTarget.open)
        if (matchMedia(phone).matches) keep(name(), event.currentTarget.open ? 'open' : null)
      }}
    >
      <summary>{settingsTexts().parts[props.id]}</summary>
      {props.children}
    </details>
  )
}
