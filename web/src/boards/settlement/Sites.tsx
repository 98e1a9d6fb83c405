import { For } from 'solid-js'
import type { Seat } from '../../../../worker/games/kernel/index.ts'
import { placed } from '../../stage/layout.ts'
import { Art } from './Art.tsx'
import { actionPlace } from './journeys.ts'
import { Standing } from './Tokens.tsx'
import { PieceButton, useTable } from './table.ts'
import { actionPiece } from './targets.ts'

/** The four shared action spaces with the settlers on them (S2.18). */
const sites = ['construct', 'explore', 'hunt', 'build-outpost'] as const

/** One action space: it lights only the places where the action can be done. */
function Site(props: {
  readonly seat: Seat
  readonly site: (typeof sites)[number]
  readonly at: number
}) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const piece = () =>
    props.seat === table.props.you
      ? actionPiece(props.site)
      : `placed:${props.seat}:${props.site}:space`
  const standing = () => table.props.state.boards[props.seat]?.placed[props.site]
  const label = () => {
    const it = standing()
    return `${boardWords().doingLong[props.site]}. ${it ? boardWords().standing(it) : boardWords().nobodyStands}`
  }
  return (
    <span
      class="s-site-place at"
      style={placed(table.layout().sites?.places[props.at])}
      data-place={actionPlace(props.seat, props.site)}
    >
      <PieceButton
        at={piece()}
        label={label()}
        subject={{ kind: 'doing', doing: props.site, seat: props.seat }}
        first={props.at === 0}
        isChosen={table.selection.chosen().at(-1) === piece()}
        class="s-site-button"
      >
        <span
          class="s-site"
          classList={{
            's-used': !!standing(),
            's-named-below': table.layout().sites?.named === 'below',
          }}
          aria-hidden="true"
          data-words
        >
          <Art name={`do-${props.site}`} class="s-icon" />
          <span class="s-site-name">{boardWords().doing[props.site]}</span>
          <Standing settlers={standing()} />
        </span>
      </PieceButton>
    </span>
  )
}

/** Sites of settlers who construct, explore, hunt and build outposts. */
export const Sites = (props: { readonly seat: Seat }) => {
  const table = useTable()
  return (
    <section
      class="s-sites"
      aria-label={table.boardWords().placed}
      style={{ '--ok': `var(--seat-${props.seat})` }}
      data-group
    >
      <For each={sites}>{(site, i) => <Site seat={props.seat} site={site} at={i()} />}</For>
    </section>
  )
}
