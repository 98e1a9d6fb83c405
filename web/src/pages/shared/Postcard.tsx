import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { type Card, PictureCard } from '../../parts/PictureCard.tsx'
import { addressOf, pngOf } from '../../parts/svg.ts'
import { appTexts, gameTexts } from '../../words/index.ts'
import { drawPostcard, postcardSeat } from './postcard.ts'

interface PostcardProps {
  /** The table whose village is drawn; asked for when somebody wants the card. */
  readonly table: () => TableView | Promise<TableView>
  readonly class?: string
}

/** The link that goes with a card: to the week's deal, or to the table where that is not private. */
function linkOf({ id, game, access, deal }: TableView): string | null {
  if (deal) return `${location.origin}/week/${deal.week}?game=${game}`
  return access === 'private' ? null : `${location.origin}/t/${id}`
}

/** Makes a postcard of a village, with the link to its table where that is not private. */
export function Postcard(props: PostcardProps) {
  const make = async (): Promise<Card | null> => {
    const table = await props.table()
    const svg = await drawPostcard(table)
    if (svg === null) return null
    const { id, game, seats } = table
    const name = `dorfpost-${game}-${id.slice(0, 6)}.png`
    return {
      png: new File([await pngOf(svg)], name, { type: 'image/png' }),
      src: addressOf(svg),
      alt: appTexts().postcard.title(seats[postcardSeat(table)]?.name ?? '', gameTexts(game).home),
      link: linkOf(table),
    }
  }
  return <PictureCard make={make} {...(props.class !== undefined && { class: props.class })} />
}
