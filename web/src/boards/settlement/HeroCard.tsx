import { Show } from 'solid-js'
import {
  type Amounts,
  type HeroId,
  heroById,
} from '../../../../worker/games/settlement/components/index.ts'
import { Art, suitClass } from './Art.tsx'
import { MonsterSign, Points, Token, Tokens } from './Tokens.tsx'
import { useTable } from './table.ts'
import type { BoardWords } from './words.ts'

const perPictures = { terrain: 'do-explore', outpost: 'outpost', building: 'do-construct' } as const

interface WorthProps {
  readonly hero: HeroId
  /** Points that the hero brings on the board it is looked at from. */
  readonly pointsNow?: number | undefined
}

/** The points of a hero: printed, or for each of something and how many these are now. */
function Worth(props: WorthProps) {
  const hero = () => heroById[props.hero]
  return (
    <span class="s-worth">
      <Points points={hero().vp.points} />
      <Show when={hero().vp.per}>
        {(per) => (
          <>
            <Art name={perPictures[per()]} class="s-icon" />
            <Show when={props.pointsNow !== undefined}>
              <small class="s-worth-now">= {props.pointsNow}</small>
            </Show>
          </>
        )}
      </Show>
    </span>
  )
}

interface HeroCardProps extends WorthProps {
  /** Extra diamonds of the position. */
  readonly surcharge: number
  readonly lacking?: Amounts | undefined
}

/** A hero of the row: portrait, monster sign, name, price and points. */
export function HeroCard(props: HeroCardProps) {
  const table = useTable()
  const hero = () => heroById[props.hero]
  return (
    <span class={`s-hero ${suitClass(hero().colour)}`} aria-hidden="true">
      <span class="s-portrait">
        <Art name={props.hero} />
        <MonsterSign colour={hero().colour} />
        <Show when={hero().bonusSettlers}>
          {(count) => (
            <span class="s-hero-bonus" data-words>
              <Token kind="bonusSettlers" count={count()} sign="+" />
            </span>
          )}
        </Show>
      </span>
      <span class="s-hero-words" data-words>
        <b class="s-hero-name">{table.boardWords().cards.heroes[hero().guild]}</b>
        <span class="s-price">
          <Tokens of={hero().baseCost} lacking={props.lacking} />
          <Show when={props.surcharge}>
            {(diamonds) => (
              <span class="s-surcharge">
                <Token
                  kind="diamond"
                  count={diamonds()}
                  sign="+"
                  lacking={!!props.lacking?.diamond}
                />
              </span>
            )}
          </Show>
        </span>
        <Worth hero={props.hero} pointsNow={props.pointsNow} />
      </span>
    </span>
  )
}

/** An invited hero: a small portrait and the points. */
export const GuestCard = (props: WorthProps) => (
  <span class={`s-guest ${suitClass(heroById[props.hero].colour)}`} aria-hidden="true">
    <span class="s-portrait">
      <Art name={props.hero} />
    </span>
    <b class="s-vp" data-words>
      {props.pointsNow ?? heroById[props.hero].vp.points}
    </b>
  </span>
)

/** A hero in a few words, for a screen reader; `owner` is the name of the rival it is with. */
export function heroLabel(boardWords: BoardWords, id: HeroId, owner: string | null = null): string {
  const { guild, colour, vp, bonusSettlers } = heroById[id]
  return [
    boardWords.cards.heroes[guild],
    boardWords.monsterSign(boardWords.cards.colours[colour], boardWords.cards.monsters[colour]),
    vp.per ? boardWords.per(vp.per, owner) : boardWords.vp(vp.points),
    ...(bonusSettlers ? [boardWords.amounts({ bonusSettlers })] : []),
  ].join(', ')
}
