import { For, Index, Show } from 'solid-js'
import { type HeadmanSpace, headmanSpaces } from '../../../../worker/games/my-village/index.ts'
import { locale } from '../../words/index.ts'
import { Amount, BannerButton, Flag } from './Card.tsx'
import { Hand } from './Chronicle.tsx'
import { Building, Pawn, Thing, useScale } from './Drawn.tsx'
import { Cell, type InVillage, Tile, withoutTile } from './Quarter.tsx'
import { PieceButton, useTable } from './table.ts'
import { bannerPiece, headmanPiece, schoolPiece } from './targets.ts'

const spaceNames: Readonly<Record<HeadmanSpace, 'mainHouse' | 'coinSpace' | 'spSpace'>> = {
  'main-house': 'mainHouse',
  'coin-space': 'coinSpace',
  'three-sp-space': 'spSpace',
}

/** The headman's way: the main house, the coin and the three story points. */
function HeadmanPath(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const help = (space: HeadmanSpace) =>
    space === 'main-house'
      ? boardWords().mainHouseHelp(props.village.savedSp)
      : space === 'coin-space'
        ? boardWords().coinSpaceHelp
        : boardWords().spSpaceHelp
  return (
    <For each={headmanSpaces}>
      {(space) => (
        <Cell id={space}>
          <PieceButton
            at={headmanPiece(props.seat, space)}
            label={`${boardWords()[spaceNames[space]]}${props.village.headman === space ? `, ${boardWords().headman} ${boardWords().here}` : ''}`}
            subject={() => ({
              title: boardWords()[spaceNames[space]],
              lines: [{ text: help(space) }, { text: boardWords().headmanHelp }],
            })}
            class={`mv-whole mv-walk mv-walk-${space}`}
          >
            <Show
              when={space === 'main-house'}
              fallback={<Thing name="stone" class="mv-milestone" />}
            >
              <Building of="main-house" />
            </Show>
            <Show when={props.village.headman === space}>
              <span class="mv-headman">
                <Pawn who="headman" />
              </span>
            </Show>
            <span class="mv-tag" data-words>
              <Show when={space === 'main-house'}>
                <Amount of="story" n={props.village.savedSp} />
              </Show>
              <Show when={space === 'coin-space'}>
                <Amount of="coin" n="+1" />
              </Show>
              <Show when={space === 'three-sp-space'}>
                <Amount of="story" n="+3" />
              </Show>
            </span>
          </PieceButton>
        </Cell>
      )}
    </For>
  )
}

/** The school: its banner and its two desks. */
function School(props: InVillage) {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const values = () => table.outlook({ colour: 'white', banner: 'school' }, props.seat)?.values
  return (
    <Cell id="school">
      <BannerButton
        at={bannerPiece(props.seat, 'school')}
        of={{ colour: 'white', banner: 'school' }}
        seat={props.seat}
        first
        class="mv-top mv-house"
      >
        <Building of="school" />
        <Flag values={withoutTile(props.village, 'school', values() ?? [])} colour="white" />
        <Tile {...props} banner="school" />
      </BannerButton>
      <span class="mv-foot mv-desks">
        <Index each={['left', 'right'] as const}>
          {(space) => (
            <PieceButton
              at={schoolPiece(props.seat, space())}
              label={`${space() === 'left' ? boardWords().schoolLeft : boardWords().schoolRight}${props.village.school[space()] ? `, ${boardWords().here}` : ''}`}
              subject={() => ({
                title: space() === 'left' ? boardWords().schoolLeft : boardWords().schoolRight,
                lines: [
                  {
                    text:
                      space() === 'left'
                        ? boardWords().schoolLeftHelp
                        : boardWords().schoolRightHelp,
                  },
                ],
              })}
              class="mv-desk"
            >
              <Show when={props.village.school[space()]} fallback={<span class="mv-space" />}>
                <Pawn who="child" />
              </Show>
            </PieceButton>
          )}
        </Index>
      </span>
    </Cell>
  )
}

/** The village board: story tree, headman's way, school, and the banners that everybody has. */
export function Home(props: InVillage) {
  const table = useTable()
  const scale = useScale()
  const boardWords = () => table.boardWords()
  const play = () => table.outlook({ colour: 'white', banner: 'play' }, props.seat)?.values
  return (
    <section class="mv-quarter mv-at-home" aria-label={boardWords().homestead} data-group>
      <Cell id="tree">
        <PieceButton
          at={`v${props.seat}:tree`}
          label={locale().labelled(boardWords().storyTree, props.village.treeSp)}
          subject={() => ({
            title: locale().labelled(boardWords().storyTree, props.village.treeSp),
            lines: [{ text: boardWords().storyTreeHelp(Math.floor(props.village.treeSp / 2)) }],
          })}
          first
          class="mv-whole mv-tree"
        >
          <svg class="mv-oak" style={scale()} viewBox="-46 -104 92 108" aria-hidden="true">
            <use href="#mv-oak" />
          </svg>
          <span class="mv-tag" data-words>
            <Amount of="story" n={props.village.treeSp} />
          </span>
        </PieceButton>
      </Cell>
      <HeadmanPath {...props} />
      <Cell id="asked">
        <BannerButton
          at={bannerPiece(props.seat, 'headman')}
          of={{ colour: 'black', banner: 'headman' }}
          seat={props.seat}
          class="mv-whole mv-hanging"
        >
          <Flag values={['?']} colour="black" />
          <span class="mv-tag" data-words>
            <Amount of="time" n={1} />
          </span>
        </BannerButton>
      </Cell>
      <School {...props} />
      <Cell id="play">
        <BannerButton
          at={bannerPiece(props.seat, 'play')}
          of={{ colour: 'white', banner: 'play' }}
          seat={props.seat}
          class="mv-whole mv-house"
        >
          <Building of="booth" />
          <Flag values={withoutTile(props.village, 'play', play() ?? [])} colour="white" />
          <Tile {...props} banner="play" />
          <span class="mv-tag" data-words>
            <Amount of="story" n="+1" />
          </span>
        </BannerButton>
      </Cell>
      <Show when={props.village.laborers > 0}>
        <Cell id="labourers">
          <span class="mv-top mv-labourers" title={boardWords().laborers(props.village.laborers)}>
            <Index each={Array.from({ length: props.village.laborers })}>
              {() => <Pawn who="labourer" />}
            </Index>
            <span class="quiet">{boardWords().laborers(props.village.laborers)}</span>
          </span>
        </Cell>
      </Show>
      <Cell id="hand">
        <Hand />
      </Cell>
    </section>
  )
}
