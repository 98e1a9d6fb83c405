import { For, Show } from 'solid-js'
import { isHidden, type Seat } from '../../../../worker/games/kernel/index.ts'
import { heroById } from '../../../../worker/games/settlement/components/index.ts'
import { heroPoints } from '../../../../worker/games/settlement/scoring.ts'
import { type Box, placed } from '../../stage/layout.ts'
import { Art } from './Art.tsx'
import { artifactOf } from './contents.ts'
import { GuestCard, heroLabel } from './HeroCard.tsx'
import { heroesPlace, ownArtifactPlace } from './journeys.ts'
import { PieceButton, useTable } from './table.ts'
import { breakable } from './words.ts'

/** The artifact of a seat, with what it does. */
export function OwnArtifact(props: { readonly seat: Seat }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const { chosen, shown } = {
    chosen: () => artifactOf(table, props.seat).chosen,
    shown: () => artifactOf(table, props.seat).shown,
  }
  const look = () => table.layout().tag
  return (
    <div
      class="s-own-artifact at"
      classList={{ 's-new': chosen() !== undefined, 's-bare': look()?.isBare ?? false }}
      style={{
        ...placed(look()?.box),
        '--s-picture': `${look()?.picture}px`,
        '--s-letters': `${look()?.letters}px`,
      }}
      data-place={ownArtifactPlace(props.seat)}
    >
      <Show
        when={shown()}
        fallback={
          <span class="s-tag" data-words>
            {boardWords().noArtifact}
          </span>
        }
      >
        {(artifact) => {
          const card = () => boardWords().cards.artifacts[artifact()]
          return (
            <PieceButton
              at={`own-artifact:${props.seat}:tile`}
              label={`${card().name}. ${card().text}`}
              subject={{ kind: 'artifact', artifact: artifact() }}
              first
            >
              <span class="s-tag" aria-hidden="true" data-words>
                <Art name={artifact()} class="s-tag-picture" />
                <span>
                  <b>{breakable(card().name)}</b>
                  <small>{card().text}</small>
                </span>
              </span>
            </PieceButton>
          )
        }}
      </Show>
    </div>
  )
}

/** The heroes a seat has invited, with the points each brings now. */
export function Guests(props: { readonly seat: Seat; readonly places: ReadonlyArray<Box> }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const board = () => table.props.state.boards[props.seat]
  return (
    <ul
      class="s-guests"
      aria-label={boardWords().heroes}
      data-place={heroesPlace(props.seat)}
      data-group
    >
      <For each={board()?.heroes}>
        {(hero, i) => (
          <li class="at" style={placed(props.places[i()])}>
            <Show
              when={!isHidden(hero)}
              fallback={
                <span
                  class="s-guest s-guest-back"
                  role="img"
                  aria-label={boardWords().hiddenHero}
                />
              }
            >
              <PieceButton
                at={`invited:${props.seat}:${i()}`}
                label={heroLabel(
                  boardWords(),
                  hero,
                  props.seat === table.props.you ? null : table.props.names(props.seat),
                )}
                subject={{ kind: 'hero', hero, owner: props.seat }}
                first={i() === 0}
              >
                <GuestCard
                  hero={hero}
                  pointsNow={((own) =>
                    own && heroById[hero].vp.per ? heroPoints(own, hero) : undefined)(board())}
                />
              </PieceButton>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
