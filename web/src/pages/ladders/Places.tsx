import { For, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { A } from '../../parts/A.tsx'
import { locale } from '../../words/index.ts'
import { ladderTexts } from './words.ts'
import './ladders.css'

/** Somebody on a ladder, or on a season's table of honour: there it is told how many tables they won. */
interface Place {
  readonly rank: number
  readonly person: string
  readonly name: string
  readonly rating: number
  readonly tables: number
  readonly won?: number
}

interface PlacesProps {
  readonly places: ReadonlyArray<Place>
  readonly caption: string
  readonly game: string
  /** True if wins decide, not ratings. */
  readonly byWins?: boolean
}

/** A ladder: a row a person, whose page tells more. */
export const Places = (props: PlacesProps) => (
  <table class="ladder">
    <caption class="quiet">{props.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{ladderTexts().rank}</th>
        <th scope="col">{ladderTexts().person}</th>
        <th scope="col" class="ladder-number">
          {props.byWins ? ladderTexts().won : ladderTexts().rating}
        </th>
        <th scope="col" class="ladder-number">
          {ladderTexts().tables}
        </th>
      </tr>
    </thead>
    <tbody>
      <For each={props.places}>
        {(place) => (
          <tr classList={{ 'ladder-mine': place.person === me()?.id }}>
            <td class="ladder-rank">{place.rank}</td>
            <td>
              <A href={`/people/${place.person}?game=${props.game}`}>{place.name}</A>
              <Show when={place.person === me()?.id}> ({ladderTexts().you})</Show>
            </td>
            <td class="ladder-number">
              {locale().number(props.byWins ? (place.won ?? 0) : place.rating)}
            </td>
            <td class="ladder-number">{locale().number(place.tables)}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
)
