import { For, type JSX, Show } from 'solid-js'
import { chronicle, type Move, type Profession } from '../../../../worker/games/my-village/index.ts'
import { placed } from '../../stage/layout.ts'
import { isAsked } from './asked.ts'
import { Amount } from './Card.tsx'
import { Building, Pawn, Picture, Sign } from './Drawn.tsx'
import { titleOf } from './explain.ts'
import { worthOfMark } from './facts.ts'
import { useTable } from './table.ts'

/** The suit in which a profession's villager is dressed. */
export const suitOfProfession: Readonly<Record<Profession, string>> = {
  abbot: 'religion',
  councilman: 'council',
  traveller: 'travel',
  craftsman: 'craft',
  merchant: 'market',
}

interface Shown {
  readonly picture: JSX.Element
  readonly name: string
  readonly note?: JSX.Element
}

const pawn = (who: Profession) => <Pawn who={who} suit={suitOfProfession[who]} />

/** Grave of a villager who may die: where he would lie. */
function Grave(props: { readonly who: Profession }) {
  const table = useTable()
  const sp = () => {
    const lying = table.props.state.chronicle[props.who].length
    return chronicle.spaces[props.who][lying]
  }
  return (
    <Show when={sp()} fallback={table.boardWords().nameless}>
      {(n) => <Amount of="story" n={`+${n()}`} />}
    </Show>
  )
}

/** The story points on my tree: brought home, each is a prestige point (M5.102). */
const unsafeOf = (table: ReturnType<typeof useTable>): number =>
  table.plain().villages[table.viewpoint()]?.treeSp ?? 0

/** A space of the council chamber that may be marked: what it stands for, and what it is worth now. */
function shownMark(
  table: ReturnType<typeof useTable>,
  space: Extract<Move, { do: 'mark' }>['space'],
): Shown {
  const { cards } = table.boardWords()
  const worth = worthOfMark(table.plain(), table.viewpoint(), space)
  const note = <Amount of="prestige" n={`+${worth}`} />
  if (space in cards.professions) {
    const who = space as Profession
    return { picture: pawn(who), name: cards.professions[who].name, note }
  }
  return {
    picture: <Picture of={pictureOfCategory[space] ?? 'area-chamber'} />,
    name: cards.categories[space as keyof typeof cards.categories],
    note,
  }
}

/** Picture, name and effect of a move as an answer. */
function shownOf(table: ReturnType<typeof useTable>, move: Move): Shown {
  const boardWords = table.boardWords()
  const professions = boardWords.cards.professions
  switch (move.do) {
    case 'die':
      return {
        picture: pawn(move.villager),
        name: professions[move.villager].name,
        note: <Grave who={move.villager} />,
      }
    case 'hire':
      return { picture: <Pawn who="labourer" />, name: professions[move.as].name }
    case 'graduate':
      return {
        picture: pawn(move.to),
        name: professions[move.to].name,
        note: (
          <>
            <Amount of="time" n={1} />
            <Show when={move.from === 'right'}>
              <Amount of="story" n="+2" />
            </Show>
          </>
        ),
      }
    case 'enrol':
      return { picture: <Pawn who="child" />, name: boardWords.schoolLeft }
    case 'advance':
      return {
        picture: <Pawn who="child" />,
        name: boardWords.schoolRight,
        note: (
          <>
            <Amount of="story" n="+2" /> {boardWords.schoolLater}
          </>
        ),
      }
    case 'walk':
      return move.to === 'main-house'
        ? {
            picture: <Building of="main-house" />,
            name: boardWords.mainHouse,
            note: <Amount of="prestige" n={`+${unsafeOf(table)}`} />,
          }
        : {
            picture: <Sign name="story" />,
            name: boardWords.spSpace,
            note: <Amount of="story" n="+3" />,
          }
    case 'give': {
      const task = table.plain().agenda.at(-1)
      const good = task?.task === 'pay-good' ? task.goods[0] : undefined
      const field = move.from !== 'building' && move.from !== 'guild-chamber'
      return {
        picture:
          move.from === 'guild-chamber' ? (
            <Building of="guild-chamber" />
          ) : field ? (
            <Building of="field" plow />
          ) : (
            <Sign name={good ?? 'marker'} />
          ),
        name:
          good && move.from === 'building'
            ? boardWords.cards.goods[good].name
            : titleOf(boardWords, move.from),
      }
    }
    case 'tile':
      return { picture: <Picture of={move.banner} />, name: titleOf(boardWords, move.banner) }
    case 'mark':
      return shownMark(table, move.space)
    default:
      return { picture: <Sign name="walk" />, name: '' }
  }
}

const pictureOfCategory: Readonly<Record<string, string>> = {
  'travel-cards': 'travel-C',
  'craft-buildings': 'forge',
  'served-customers': 'market-office',
  'church-and-monks': 'abbey-church',
  fields: 'field',
}

/** The card that a question is about: it was just turned over, or its bonus may be used. */
function subject(table: ReturnType<typeof useTable>): string | null {
  const task = table.plain().agenda.at(-1)
  if (task?.task === 'mission' || task?.task === 'bonus') return task.card
  if (task?.task === 'trade') return 'trade-church'
  if (task?.task === 'school-bonus') return 'school'
  if (task?.task === 'salvation') return 'church-of-salvation'
  return task?.task === 'acquire' ? task.card : null
}

/** The question of the moment: its answers as pictures, or the card that it is about. */
export function Choices() {
  const table = useTable()
  const boardWords = () => table.boardWords()
  const moves = () => table.props.moves.filter(isAsked)
  const sentence = (move: Move) =>
    table.props.words.move(table.plain(), table.props.you ?? 0, move, table.props.names)
  const tray = () => table.layout().tray
  return (
    <section class="mv-offers mv-question" aria-label={boardWords().yourChoice}>
      <Show when={tray()?.about && subject(table)}>
        {(id) => (
          <div class="mv-subject at" style={placed(tray()?.about ?? undefined)}>
            <Picture of={id()} />
            <p data-words>
              <b>{titleOf(boardWords(), id())}</b>
              <span>{boardWords().textOf(id())}</span>
            </p>
          </div>
        )}
      </Show>
      <div
        class="mv-choices at"
        classList={{ 'mv-low': tray()?.offers.low ?? false }}
        style={placed(tray()?.offers.area)}
        data-group
      >
        <For each={moves()}>
          {(move, i) => {
            const { picture, name, note } = shownOf(table, move)
            return (
              <button
                type="button"
                class="mv-choice at"
                style={placed(tray()?.offers.places[i()])}
                onClick={() => table.selection.play(move)}
                onPointerEnter={() => table.selection.point(move)}
                onPointerLeave={() => table.selection.point(null)}
              >
                <span class="quiet">{sentence(move)}</span>
                <span class="mv-choice-picture" aria-hidden="true">
                  {picture}
                </span>
                <b data-words aria-hidden="true" lang={table.props.language}>
                  {boardWords().brief(name)}
                </b>
                <span class="mv-choice-note" aria-hidden="true">
                  {note}
                </span>
              </button>
            )
          }}
        </For>
      </div>
    </section>
  )
}
