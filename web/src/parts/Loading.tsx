import { appTexts } from '../words/index.ts'

/** Page in whose place another one comes. */
export const Loading = () => (
  <main id="content" class="page loading" tabindex="-1" aria-busy="true">
    {appTexts().loading}
  </main>
)
