import type { TableView } from '../../../../../worker/wire/schema/table-view.ts'
import { A } from '../../../parts/A.tsx'
import { Page } from '../../../parts/Page.tsx'
import { tableTitle } from '../../../parts/table-title.ts'
import { gatherTexts } from './words.ts'

/** Returns true if a table's host has cancelled it. */
export const isCancelled = ({ result }: TableView): boolean => result?.reason === 'cancelled'

/** Page of a table that its host has cancelled. */
export const Cancelled = (props: { readonly table: TableView }) => (
  <Page title={props.table.title || gatherTexts().cancelledTitle} narrow>
    <h1>{gatherTexts().cancelledTitle}</h1>
    <section class="sheet">
      <p>
        {props.table.title && <strong>{tableTitle(props.table)}. </strong>}
        {gatherTexts().cancelledText}
      </p>
      <p class="form-row">
        <A class="button button-main" href={`/new?game=${props.table.game}`}>
          {gatherTexts().another}
        </A>
        <A class="button" href="/tables">
          {gatherTexts().tables}
        </A>
      </p>
    </section>
  </Page>
)
