import { createEffect, type JSX } from 'solid-js'
import { waitingTables } from '../account/me.ts'

interface PageProps {
  /** The document's title; the page's heading is the page's own. */
  readonly title: string
  /** Narrow pages are for reading and forms. */
  readonly narrow?: boolean
  readonly class?: string
  readonly children: JSX.Element
}

/** The main part of a page, with the number of tables that wait in the title. */
export function Page(props: PageProps) {
  createEffect(() => {
    const waiting = waitingTables().length
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${props.title} · Dorfpost`
  })
  return (
    <main
      id="content"
      class={`page ${props.class ?? ''}`}
      classList={{ narrow: props.narrow ?? false }}
      tabindex="-1"
    >
      {props.children}
    </main>
  )
}
