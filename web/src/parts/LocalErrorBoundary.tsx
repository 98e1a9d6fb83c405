import { ErrorBoundary, type ParentProps } from 'solid-js'
import { appTexts } from '../words/index.ts'
import { Notice } from './Notice.tsx'

/** A board that breaks leaves the page beside it standing: what went wrong goes to the console, and the place says so. */
export function LocalErrorBoundary(props: ParentProps) {
  return (
    <ErrorBoundary
      fallback={(error: unknown) => {
        console.error(error)
        return (
          <Notice tone="bad">
            <p>{appTexts().crash.title}</p>
          </Notice>
        )
      }}
    >
      {props.children}
    </ErrorBoundary>
  )
}
