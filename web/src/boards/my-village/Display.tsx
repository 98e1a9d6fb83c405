import { For, Index, type JSX, Show } from 'solid-js'
import {
  type Area,
  type CraftBuildingKind,
  craftBuilding,
  craftBuildingKinds,
  isMonk,
  type Letter,
  letters,
  type MonkStack,
  monk,
  monkStacks,
  nextLetter,
} from '../../../../worker/games/my-village/index.ts'
import { Icon } from '../../design/Icon.tsx'
import { BannerButton, CardButton, Costs, Pennant, remarkOf } from './Card.tsx'
import { explainBanner } from './explain.ts'
import { Glyph } from './glyphs.tsx'
import {
  anvil,
  church,
  goodPictures,
  greekTemple,
  jug,
  mountainRoad,
  quillInk,
} from './pictures.ts'
import { useTable } from './table.ts'
import { displayPiece } from './targets.ts'

/** The sign of an area. */
export const AreaSign = (props: { readonly area: Area }): JSX.Element => {
  switch (props.area) {
    case 'religion':
      return <Icon path={church} />
    case 'council':
      return <Icon path={greekTemple} />
    case 'harvest':
      return <Glyph name="wheat" />
    case 'travel':
      return <Icon path={mountainRoad} />
    case 'crafts':
      return <Icon path={anvil} />
    default:
      return <Glyph name="bag" />
  }
}

export const StackSign = (props: { readonly stack: MonkStack }) => (
  <Show when={props.stack !== 'rosary'} fallback={<Glyph name="rosary" />}>
    <Icon path={props.stack === 'quill' ? quillInk : jug} />
  </Show>
)

function Shelf(props: {
  readonly area: Area
  readonly name: string
  readonly children: JSX.Element
}) {
  return (
    <div class="mv-shelf" data-area={props.area} data-group>
      <h4 class="mv-shelf-name">
        <AreaSign area={props.area} /> {props.name}
      </h4>
      {props.children}
    </div>
  )
}

/** The buildings of a kind differ in their banners only: one label, a banner for each that is left. */
function Kind(props: { readonly kind: CraftBuildingKind; readonly first: boolean }) {
  const table = useTable()
  const say = () => table.say()
  const left = () =>
    table.props.state.buildings.filter((id) => craftBuilding(id).kind === props.kind)
  const outlook = () => {
    const [id] = left()
    return id && table.outlook({ colour: 'black', banner: id })
  }
  const good = () => {
    const [id] = left()
    return id && craftBuilding(id).good
  }
  return (
    <li class="mv-kind" data-place={`shelf:${props.kind}`}>
      <p class="mv-kind-name">
        <Show when={good()}>{(good) => <Icon path={goodPictures[good()]} />}</Show>
        {say().cards.buildings[props.kind].name}
      </p>
      <div class="mv-kind-flags">
        <For each={left()}>
          {(id, i) => (
            <BannerButton
              at={displayPiece(id)}
              of={{ colour: 'black', banner: id }}
              first={props.first && i() === 0}
              class="mv-flag"
            >
              <Pennant values={craftBuilding(id).black.values} colour="black" />
            </BannerButton>
          )}
        </For>
      </div>
      <p class="mv-label-foot">
        <Show when={outlook()}>
          {(now) => (
            <>
              <Costs costs={now().costs} />
              <Show when={!table.props.over && remarkOf(say().lackOf, now().lacks)}>
                {(lack) => <span class="mv-remark mv-lack">{lack()}</span>}
              </Show>
            </>
          )}
        </Show>
      </p>
    </li>
  )
}

/** All cards that can be acquired (M5.14), by the area they would go to. */
export function Display() {
  const table = useTable()
  const state = () => table.props.state
  const say = () => table.say()
  const black = (banner: Parameters<typeof displayPiece>[0]) =>
    ({ colour: 'black', banner }) as const
  const next = () => {
    const me = table.plain().villages[table.viewpoint()]
    return me ? nextLetter(me) : null
  }
  const bonus = (id: string) => (isMonk(id) ? say().cards.monkText(monk(id).bonus) : '')
  const travelAbout = (letter: Letter) => () => {
    const explained = explainBanner(table, black(`travel-${letter}`))
    return {
      ...explained,
      lines: [...explained.lines, { text: say().stackHelp(state().travel[letter].length) }],
    }
  }
  return (
    <section class="b-sheet mv-display" aria-labelledby="mv-display">
      <h3 id="mv-display" class="b-heading">
        {say().display}
      </h3>
      <div class="mv-shelves">
        <Shelf area="crafts" name={`${say().cards.areas.crafts} · ${say().cards.areas.harvest}`}>
          <ul class="mv-kinds">
            <For each={craftBuildingKinds}>
              {(kind, i) => <Kind kind={kind} first={i() === 0} />}
            </For>
            <li data-area="harvest" data-place="shelf:field">
              <Show when={state().fields.length > 0}>
                <CardButton
                  at={displayPiece('field')}
                  of={black('field')}
                  area="harvest"
                  picture={<Glyph name="wheat" />}
                  count={state().fields.length}
                  more={say().left(state().fields.length)}
                />
              </Show>
            </li>
          </ul>
        </Shelf>
        <Shelf area="travel" name={say().travel}>
          <ol class="mv-stages">
            <For each={letters}>
              {(letter) => (
                <li
                  class="mv-stage"
                  classList={{ 'mv-next': next() === letter }}
                  data-place={`shelf:travel-${letter}`}
                >
                  <Show when={state().travel[letter].length > 0}>
                    <BannerButton
                      at={displayPiece(`travel-${letter}`)}
                      of={black(`travel-${letter}`)}
                      about={travelAbout(letter)}
                      more={say().left(state().travel[letter].length)}
                      first={letter === letters.find((one) => state().travel[one].length > 0)}
                      class="mv-stage-button"
                    >
                      <span class="mv-stage-letter" aria-hidden="true">
                        {letter}
                      </span>
                      <Pennant values={[7]} colour="black" />
                      <Costs costs={table.outlook(black(`travel-${letter}`))?.costs ?? []} />
                      <span class="mv-count" aria-hidden="true">
                        {state().travel[letter].length}×
                      </span>
                    </BannerButton>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </Shelf>
        <Shelf area="religion" name={say().church}>
          <div class="mv-cards" data-place="shelf:church">
            <For each={state().churches}>
              {(id, i) => (
                <CardButton
                  at={displayPiece(id)}
                  of={black(id)}
                  area="religion"
                  picture={<Icon path={church} />}
                  first={i() === 0}
                />
              )}
            </For>
          </div>
        </Shelf>
        <Shelf area="religion" name={say().monks}>
          <div class="mv-cards">
            <Index each={monkStacks}>
              {(stack, i) => (
                <div data-place={`shelf:${stack()}`}>
                  <Show
                    when={state().monks[stack()].top}
                    keyed
                    fallback={
                      <Show when={state().monks[stack()].under.length > 0}>
                        <p class="mv-note">{say().monkGone}</p>
                      </Show>
                    }
                  >
                    {(top) => (
                      <CardButton
                        at={displayPiece(top)}
                        of={black(top)}
                        area="religion"
                        picture={<StackSign stack={stack()} />}
                        remark={bonus(top)}
                        more={`${bonus(top)}, ${say().left(state().monks[stack()].under.length + 1)}`}
                        count={state().monks[stack()].under.length + 1}
                        first={i === 0}
                        class="mv-talks"
                      />
                    )}
                  </Show>
                </div>
              )}
            </Index>
          </div>
        </Shelf>
        <Shelf area="council" name={say().cards.areas.council}>
          <div class="mv-cards" data-place="shelf:chamber">
            <For each={state().chambers}>
              {(id, i) => (
                <CardButton
                  at={displayPiece(id)}
                  of={black(id)}
                  area="council"
                  picture={<Icon path={greekTemple} />}
                  first={i() === 0}
                />
              )}
            </For>
            <div class="mv-place" data-place="shelf:meeting-place">
              <Show when={state().meetingPlaces > 0}>
                <CardButton
                  at={displayPiece('meeting-place')}
                  of={black('meeting-place')}
                  area="council"
                  picture={<Glyph name="marker" />}
                  count={state().meetingPlaces}
                  more={say().left(state().meetingPlaces)}
                  first={state().chambers.length === 0}
                />
              </Show>
            </div>
          </div>
        </Shelf>
      </div>
    </section>
  )
}
