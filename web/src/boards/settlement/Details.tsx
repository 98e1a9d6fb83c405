import { For, Show } from 'solid-js'
import {
  buildingById,
  heroById,
  terrainById,
} from '../../../../worker/games/settlement/components/index.ts'
import { exchangeOf } from '../../../../worker/games/settlement/exchange.ts'
import { romanNumerals } from '../../../../worker/games/settlement/wording.ts'
import type { Piece } from '../../stage/taps.ts'
import { PieceDetails } from '../kit/PieceDetails.tsx'
import { Art, suitClass } from './Art.tsx'
import type { Deal } from './deals.ts'
import { linesAbout } from './facts.ts'
import type { Doing, Subject } from './subject.ts'
import { MonsterSign, Token, Tokens } from './Tokens.tsx'
import { type Table, useTable } from './table.ts'
import { wishesFor } from './targets.ts'

interface Heading {
  readonly title: string
  /** A drawing by its name, and the class of the suit it is printed in. */
  readonly picture?: string
  readonly suit?: string
  readonly below?: string
}

/** The sign of something that a turn can hold. */
const signOf = (doing: Doing): string =>
  doing.startsWith('activate') ? 'do-activate' : `do-${doing}`

/** Heading of an explanation. */
function headingOf(table: Table, subject: Subject): Heading {
  const boardWords = table.boardWords()
  const { state } = table.props
  switch (subject.kind) {
    case 'hero': {
      const { guild, colour } = heroById[subject.hero]
      return {
        title: boardWords.cards.heroes[guild],
        picture: subject.hero,
        suit: suitClass(colour),
        below: boardWords.cards.guilds[guild],
      }
    }
    case 'market': {
      const id = state.market[subject.market - 1]?.building
      return id
        ? { title: boardWords.cards.buildings[id].name, picture: id }
        : { title: boardWords.emptyPlace }
    }
    case 'artifact':
      return {
        title: boardWords.cards.artifacts[subject.artifact].name,
        picture: subject.artifact,
      }
    case 'stack':
      return { title: boardWords.stack(subject.region), picture: 'do-explore' }
    case 'terrain': {
      const tile = state.boards[subject.seat]?.terrains[subject.space]?.tile
      if (!tile) return { title: boardWords.emptyTerrain }
      const { resource, region } = terrainById[tile]
      return {
        title: boardWords.cards.terrains[resource],
        picture: tile,
        suit: suitClass(resource),
        below: boardWords.region(region),
      }
    }
    case 'building': {
      const id = state.boards[subject.seat]?.buildings[subject.space]?.building
      return id
        ? { title: boardWords.cards.buildings[id].name, picture: id }
        : { title: boardWords.emptyBuilding }
    }
    case 'region':
      return { title: boardWords.region(subject.region) }
    case 'street':
      return { title: boardWords.street(subject.street), picture: 'do-activate' }
    case 'doing':
      return { title: boardWords.doingLong[subject.doing], picture: signOf(subject.doing) }
  }
}

/** The monster colour that a piece shows. */
function colourOf(table: Table, subject: Subject) {
  if (subject.kind === 'hero') return heroById[subject.hero].colour
  if (subject.kind !== 'terrain') return null
  const tile = table.props.state.boards[subject.seat]?.terrains[subject.space]?.tile
  return tile ? terrainById[tile].colour : null
}

/** One chain of exchanges and what it pays for, struck with one tap (S-R40). */
function DealButton(props: { readonly deal: Deal; readonly onStrike: () => void }) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const swaps = () =>
    props.deal.moves.flatMap((move) => {
      const known = move.do === 'exchange' ? exchangeOf(move) : undefined
      return known ? [{ give: known.give, get: known.move.get }] : []
    })
  const last = () => props.deal.last.do as 'construct' | 'invite' | 'use'
  const left = () => boardWords().leaves(boardWords().amounts(props.deal.left))
  const label = () =>
    `${boardWords().deal(
      swaps()
        .map(({ give, get }) =>
          boardWords().swap(boardWords().amounts(give), boardWords().amounts({ [get]: 1 })),
        )
        .join(', '),
      last(),
    )}. ${left()}`
  return (
    <button type="button" class="b-offer" onClick={props.onStrike}>
      <span class="quiet">{label()}</span>
      <span class="s-swaps" aria-hidden="true">
        <For each={swaps()}>
          {({ give, get }) => (
            <span class="s-swap">
              <Tokens of={give} />
              <span class="s-arrow">→</span>
              <Token kind={get} />
            </span>
          )}
        </For>
        <b>{boardWords().dealThen[last()]}</b>
      </span>
      <small aria-hidden="true">{left()}</small>
    </button>
  )
}

/** The chains of exchanges that a piece can be paid with. */
function Deals(props: { readonly at: Piece }) {
  const table = useTable()
  return (
    <>
      <For each={table.deals(props.at)}>
        {(deal) => <DealButton deal={deal} onStrike={() => table.selection.play(...deal.moves)} />}
      </For>
      <p class="s-soft">{table.boardWords().oneTap}</p>
    </>
  )
}

/** Name of a piece, with its picture and signs. */
function Title(props: { readonly subject: Subject }) {
  const table = useTable()
  const heading = () => headingOf(table, props.subject)
  return (
    <h2>
      <Show
        when={heading().picture}
        fallback={
          <Show when={props.subject.kind === 'region' && props.subject}>
            {(subject) => (
              <b class="s-roman" aria-hidden="true">
                {romanNumerals[subject().region]}
              </b>
            )}
          </Show>
        }
      >
        {(name) => (
          <span class={`s-about-picture ${heading().suit ?? ''}`}>
            <Art name={name()} />
          </span>
        )}
      </Show>
      <span>
        {heading().title}
        <Show when={heading().below}>{(below) => <small>{below()}</small>}</Show>
      </span>
      <Show when={colourOf(table, props.subject)}>
        {(colour) => <MonsterSign colour={colour()} />}
      </Show>
    </h2>
  )
}

/** The explanation of a piece. */
export function Details() {
  const table = useTable()
  return (
    <PieceDetails
      selection={table.selection}
      words={table.boardWords()}
      moves={table.props.moves}
      wishes={({ at, subject }) =>
        table.deals(at).length > 0 ? [] : wishesFor(table.props.plain, subject, table.props.you)
      }
      why={table.props.reasons.against}
    >
      {(detail) => (
        <>
          <Title subject={detail.subject} />
          <Show when={detail.subject.kind === 'market' && detail.subject}>
            {(subject) => (
              <Show when={table.props.state.market[subject().market - 1]}>
                {(pile) => (
                  <p class="s-about-cost">
                    <Tokens of={buildingById[pile().building].cost} />
                  </p>
                )}
              </Show>
            )}
          </Show>
          <ul>
            <For
              each={linesAbout(
                {
                  state: table.props.plain,
                  you: table.props.you,
                  over: table.props.over,
                  revealing: table.selection.revealing(),
                  names: table.props.names,
                  boardWords: table.boardWords(),
                },
                detail.subject,
              )}
            >
              {(line) => <li classList={{ 'b-strong': line.strong ?? false }}>{line.text}</li>}
            </For>
          </ul>
          <Show when={detail.pinned && table.deals(detail.at).length > 0}>
            <Deals at={detail.at} />
          </Show>
        </>
      )}
    </PieceDetails>
  )
}
