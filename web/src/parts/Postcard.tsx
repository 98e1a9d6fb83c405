import { createSignal, Show } from 'solid-js'
import type { TableView } from '../../../worker/wire/schema/table-view.ts'
import { gameTexts, t } from '../words/index.ts'
import { createAct } from './act.ts'
import { Trouble } from './Notice.tsx'
import { addressOf, drawPostcard, pngOf, postcardSeat, postcardSize } from './postcard.ts'

interface PostcardProps {
  /** The table whose village is drawn; asked for when somebody wants the card. */
  readonly table: () => TableView | Promise<TableView>
  readonly class?: string
}

const fileName = (table: TableView): string => `dorfpost-${table.game}-${table.id.slice(0, 6)}.png`

/** Makes a postcard of a village: looked at in a dialog, kept as a file, or handed to another app. */
export function Postcard(props: PostcardProps) {
  const [card, setCard] = createSignal<{ table: TableView; svg: string; png: File } | null>(null)
  let dialog: HTMLDialogElement | undefined
  const make = createAct(async () => {
    const table = await props.table()
    const svg = await drawPostcard(table)
    if (svg === null) return
    // Made before it is asked for: sharing must follow a tap at once.
    const png = new File([await pngOf(svg)], fileName(table), { type: 'image/png' })
    setCard({ table, svg, png })
    dialog?.showModal()
  })
  function keep(png: File): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(png)
    link.download = png.name
    link.click()
    // The download holds the file by now.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  const name = (table: TableView) => table.seats[postcardSeat(table)]?.name ?? ''
  const alt = (table: TableView) => t().postcard.title(name(table), gameTexts(table.game).home)
  return (
    <>
      <button
        type="button"
        class={props.class ?? 'button'}
        disabled={make.busy()}
        onClick={() => void make.run()}
      >
        {t().postcard.make}
      </button>
      <Trouble error={make.error()} />
      <dialog ref={dialog} class="dialog sheet postcard-dialog" aria-label={t().postcard.make}>
        <Show when={card()}>
          {(made) => (
            <>
              <img
                class="postcard-picture"
                {...postcardSize}
                src={addressOf(made().svg)}
                alt={alt(made().table)}
              />
              <p class="form-row">
                <Show when={navigator.canShare?.({ files: [made().png] })}>
                  <button
                    type="button"
                    class="button button-main"
                    onClick={() =>
                      // Closing the other app's window is no error.
                      void navigator
                        .share({ files: [made().png], title: alt(made().table) })
                        .catch(() => undefined)
                    }
                  >
                    {t().postcard.share}
                  </button>
                </Show>
                <button type="button" class="button" onClick={() => keep(made().png)}>
                  {t().postcard.keep}
                </button>
                <button type="button" class="button" onClick={() => dialog?.close()}>
                  {t().postcard.close}
                </button>
              </p>
            </>
          )}
        </Show>
      </dialog>
    </>
  )
}
