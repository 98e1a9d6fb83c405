import { Show } from 'solid-js'
import {
  type Amounts,
  type HeroId,
  heroById,
} from '../../../../worker/games/settlement/components/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { doingPictures, guildPictures, outpostPicture } from './pictures.ts'
import { MonsterSign, Token, Tokens } from './Tokens.tsx'
import { useTable } from './table.ts'
import type { BoardWords } from './words.ts'

const perPictures = {
  terrain: doingPictures.explore,
  outpost: outpostPicture,
  building: doingPictures.construct,
} as const

interface HeroCardProps {
  readonly hero: HeroId
  /** What the hero brings on the board it is looked at from. */
  readonly pointsNow?: number | undefined
  /** Extra diamonds of the position. */
  readonly surcharge?: number
  readonly lacking?: Amounts | undefined
}

/** The face of a hero: a stamp with cost, guild, monster sign and points. */
export function HeroCard(props: HeroCardProps) {
  const table = useTable()
  const hero = () => heroById[props.hero]
  return (
    <span class="s-hero" data-colour={hero().colour} aria-hidden="true">
      <span class="s-hero-cost">
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
      <span class="s-hero-picture">
        <Icon path={guildPictures[hero().guild]} />
        <MonsterSign colour={hero().colour} />
        <Show when={hero().bonusSettlers}>
          {(count) => (
            <span class="s-hero-bonus">
              <Token kind="bonusSettlers" count={count()} sign="+" />
            </span>
          )}
        </Show>
      </span>
      <span class="s-hero-name">{table.say().cards.heroes[hero().guild]}</span>
      <span class="s-hero-points">
        <b class="s-vp">{hero().vp.points}</b>
        <Show when={hero().vp.per}>
          {(per) => (
            <>
              <span>×</span>
              <Icon path={perPictures[per()]} />
              <Show when={props.pointsNow !== undefined}>
                <small>= {props.pointsNow}</small>
              </Show>
            </>
          )}
        </Show>
      </span>
    </span>
  )
}

/** A hero in a few words, for a screen reader. */
export function heroLabel(say: BoardWords, id: HeroId): string {
  const { guild, colour, vp, bonusSettlers } = heroById[id]
  return [
    say.cards.heroes[guild],
    say.monsterSign(say.cards.colours[colour], say.cards.monsters[colour]),
    vp.per ? say.per[vp.per] : say.vp(vp.points),
    ...(bonusSettlers ? [say.amounts({ bonusSettlers })] : []),
  ].join(', ')
}
