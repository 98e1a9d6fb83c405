import { createSignal, Show } from 'solid-js'
import { closeByBack } from '../device/back-key.ts'
import { appTexts } from '../words/index.ts'
import { createAct } from './act.ts'
import { download } from './download.ts'
import { Trouble } from './Notice.tsx'
import { postcardSize } from './svg.ts'

/** A picture to be sent. */
export interface Card {
  readonly png: File
  /** An address that the page may show it from. */
  readonly src: string
  /** Words for it. */
  readonly alt: string
  /** The link that goes with it; `null`: none. */
  readonly link: string | null
}

interface PictureCardProps {
  /** Makes the card when somebody wants it; `null` where there is none. */
  readonly make: () => Promise<Card | null>
  readonly class?: string
}

/** Data that goes to another app: most of them leave an address out beside a file, so it stands in the words. */
const shared = ({ png, alt, link }: Card): ShareData => ({
  files: [png],
  title: alt,
  ...(link !== null && { text: `${alt}\n${link}` }),
})

/** A button that makes a card: looked at in a dialog, kept as a file, or handed to another app with its link. */
export function PictureCard(props: PictureCardProps) {
  const [card, setCard] = createSignal<Card | null>(null)
  const [isOpen, setOpen] = createSignal(false)
  let dialog: HTMLDialogElement | undefined
  closeByBack(isOpen, () => dialog?.close())
  const make = createAct(async () => {
    // Made before it is asked for: sharing must follow a tap at once.
    const made = await props.make()
    if (made === null) return
    setCard(made)
    dialog?.showModal()
    setOpen(true)
  })
  return (
    <>
      <button
        type="button"
        class={props.class ?? 'button'}
        disabled={make.busy()}
        onClick={() => void make.run()}
      >
        {appTexts().postcard.make}
      </button>
      <Trouble error={make.error()} />
      <dialog
        ref={dialog}
        onClose={() => setOpen(false)}
        class="dialog sheet postcard-dialog"
        aria-label={appTexts().postcard.make}
      >
        <Show when={card()}>
          {(made) => (
            <>
              <img class="postcard-picture" {...postcardSize} src={made().src} alt={made().alt} />
              <Show when={made().link}>{(link) => <p class="soft">{link()}</p>}</Show>
              <p class="form-row">
                <Show when={navigator.canShare?.({ files: [made().png] })}>
                  <button
                    type="button"
                    class="button button-main"
                    onClick={() =>
                      // Closing the other app's window is no error.
                      void navigator.share(shared(made())).catch(() => undefined)
                    }
                  >
                    {appTexts().postcard.share}
                  </button>
                </Show>
                <button type="button" class="button" onClick={() => download(made().png)}>
                  {appTexts().postcard.keep}
                </button>
                <button type="button" class="button" onClick={() => dialog?.close()}>
                  {appTexts().postcard.close}
                </button>
              </p>
            </>
          )}
        </Show>
      </dialog>
    </>
  )
}
