/** Deeds that another move opens, named in one clause: “put a diamond on the church” activates its street first. */
import { type Meant, type Reading, readClause } from './clause.ts'
import { fitOf, labelOf } from './label.ts'
import { plainWords } from './spelling.ts'
import type { Position } from './wish.ts'
import { isExchange, isHarmless, isKind } from './words-beside.ts'
import { isGeneralVerb, isVerb, meanAlike } from './words-of-moves.ts'
import { numberOf } from './words-of-numbers.ts'

/** A move and the deed behind it; `whole`: both as one. */
interface Opened {
  readonly opener: Meant
  readonly deed: Meant
  readonly whole: Meant
}

/** Reading of a clause as a move and a deed that is possible behind it alone; `opened`: the two, where they are clearly said. */
export function readOpened(
  clause: string,
  position: Position,
): { readonly meant: ReadonlyArray<Meant>; readonly opened: Opened | null } {
  const { legal } = position
  const words = plainWords(clause).filter(
    (word) => !(isHarmless(word) || isKind(word) || isVerb(word) || numberOf(word) !== null),
  )
  const verbs = plainWords(clause).filter((word) => isVerb(word) && !isGeneralVerb(word))
  const isIn = (word: string, { labels }: Meant) =>
    labels.some((label) => fitOf(word, labelOf(label).words) > 0)
  const isNew = (deed: Meant) => !legal.some(({ labels: [name] }) => name === deed.labels[0])
  const isNamed = (word: string, opener: Meant) =>
    legal.some(
      (one) => one !== opener && one.labels.some((label) => fitOf(word, nameIn(label)) > 0),
    )
  // A deed that has all words could as well be that of its other piece.
  const isMore = (deed: Meant, opener: Meant) => {
    const more = words.filter((word) => isIn(word, deed) && !isIn(word, opener))
    const isWhole = words.every((word) => isIn(word, deed))
    return more.length > 0 && !(isWhole && more.some((word) => isNamed(word, opener)))
  }
  const all = legal.flatMap((opener): Opened[] => {
    const [move, ...more] = opener.moves
    const isNamedHere = words.some((word) => isIn(word, opener))
    const said = verbs.filter((verb) => hasVerbIn(opener, verb))
    if (!move || more.length > 0 || !(isNamedHere || said.length > 0)) return []
    return (position.after(move)?.legal ?? [])
      .filter(
        (deed) =>
          isNew(deed) &&
          (isNamedHere
            ? isMore(deed, opener)
            : said.some((verb) => isBegunBy(deed, verb)) && words.some((one) => isIn(one, deed))),
      )
      .map((deed) => ({ opener, deed, whole: asOne(opener, deed) }))
  })
  const reading: Reading = readClause(
    clause,
    all.map(({ whole }) => whole),
  )
  const meant = reading.reads === 'moves' ? reading.meant : []
  const isClear = reading.reads === 'moves' && reading.isSure && meant.length === 1
  return { meant, opened: (isClear && all.find(({ whole }) => whole === meant[0])) || null }
}

/** Tells whether a move does by its way what a verb says: a crest discards. */
const hasVerbIn = ({ labels }: Meant, verb: string): boolean =>
  labels.some((label) =>
    labelOf(label)
      .words.slice(1)
      .some((word) => meanAlike(word, verb)),
  )

const isBegunBy = ({ labels }: Meant, verb: string): boolean =>
  labels.some((label) => meanAlike(labelOf(label).words[0] ?? '', verb))

/** The words of a name before its price. */
function nameIn(label: string): ReadonlyArray<string> {
  const { main } = labelOf(label)
  const at = main.findLastIndex(isExchange)
  return at > 0 ? main.slice(0, at) : main
}

/** Both as one name; a colon would make the rest a description. */
const asOne = (opener: Meant, deed: Meant): Meant => ({
  ...(deed.names && { names: deed.names }),
  moves: [...opener.moves, ...deed.moves.slice(0, 1)],
  labels: opener.labels.map((label, i) => `${label.replace(':', ' ')} · ${deed.labels[i]}`),
})
