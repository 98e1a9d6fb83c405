/** Several things that are used together: “use both buildings”, “nutze alle”, “in both bazaars clay for gold”. */
import type { Meant } from './clause.ts'
import { fitOf, hasVerb, labelOf } from './label.ts'
import { advance, failed, type Progress, type Step } from './progress.ts'
import { plainWords, takeOut, wordsIn } from './spelling.ts'
import type { Known } from './wish.ts'
import { isExchange, isHarmless, isKind, isOfSeveral, polite } from './words-beside.ts'
import { isEnding, isGeneralNoun, isGeneralVerb, isVerb, meanAlike } from './words-of-moves.ts'

const alls = wordsIn('all everything alle allen alles sämtliche tous toutes tout')
const beside = wordsIn(
  'them of these those two zwei je jeweils davon each chacun chacune ceux elles',
)
const buildings = wordsIn('buildings effects ones things gebäude gebäuden effekte effets bâtiments')

/** Words with the French “les deux” as one. */
const joined = (clause: string): ReadonlyArray<string> =>
  plainWords(clause.replace(/(?<!\p{L})(?:tous |toutes )?les deux(?!\p{L})/giu, ' both '))

const isSeveral = (word: string): boolean => isOfSeveral(word) || alls.has(word)

const isFilling = (word: string): boolean =>
  isHarmless(word) ||
  isKind(word) ||
  isVerb(word) ||
  isSeveral(word) ||
  isGeneralNoun(word) ||
  isExchange(word) ||
  beside.has(word) ||
  buildings.has(word)

/** Reads a clause that means all moves with its words, one after another; `null` where it means no such. */
export function readAllOf(clause: string, progress: Progress, { listed }: Known): Step | null {
  const words = takeOut(joined(clause), polite).left
  const at = words.findIndex(isSeveral)
  const said = words.filter((word) => isVerb(word) && !isGeneralVerb(word))
  // “The upper street, both buildings” uses them.
  const verbs = said.length === 0 && words.some((word) => buildings.has(word)) ? ['use'] : said
  const things = words.filter((word) => !isFilling(word))
  const next = words.slice(at + 1).find((word) => !(isHarmless(word) || beside.has(word)))
  const behind = words.slice(words.indexOf(next ?? '') + 1)
  const isLast = next === undefined || (isVerb(next) && behind.every(isHarmless))
  const isOfThings = isLast || things.includes(next) || isNoun(next)
  if (at < 0 || !isOfThings || verbs.some(isEnding)) return null
  const isBoth = words.some(isOfSeveral)
  if (verbs.length + things.length === 0) return isBoth ? readBoth(progress, listed) : null
  const all = membersOf(verbs, things, progress)
  const isInName = all.some(({ labels }) =>
    labels.some((label) => labelOf(label).words.includes(words[at] ?? '')),
  )
  if (all.length < 2 || isInName || (isBoth && all.length > 2)) return null
  let reached = progress
  for (const { labels } of all) {
    const meant = reached.position?.legal.find((one) => one.labels[0] === labels[0])
    if (!meant) return failed(progress, all)
    reached = advance(meant, null, reached)
  }
  return { is: 'done', progress: reached }
}

/** Reads a “both” by itself: the two turns of a list, or what was named before. */
function readBoth(progress: Progress, listed: ReadonlyArray<Meant>): Step | null {
  if (progress.chosen.length > 1) return { is: 'done', progress }
  if (progress.chosen.length > 0 || listed.length !== 2) return null
  const chosen = listed.reduce((reached, one, i) => advance(one, i + 1, reached), progress)
  return { is: 'done', progress: chosen }
}

const isNoun = (word: string): boolean => isGeneralNoun(word) || buildings.has(word)

/** The legal moves with all things that were named, and the verb if any has it. */
function membersOf(
  verbs: ReadonlyArray<string>,
  things: ReadonlyArray<string>,
  { position }: Progress,
): ReadonlyArray<Meant> {
  // More depends on the order in which several are built or taken.
  const has = (label: string, isVerbNeeded: boolean) =>
    meanAlike(labelOf(label).words[0] ?? '', 'use') &&
    things.every((word) => fitOf(word, labelOf(label).words) > 0) &&
    (!isVerbNeeded || verbs.every((verb) => hasVerb(labelOf(label), verb)))
  const legal = (position?.legal ?? []).filter((one) => !one.isDeclining)
  const withVerb = legal.filter(({ labels }) => labels.some((label) => has(label, true)))
  if (withVerb.length > 0 || things.length === 0) return withVerb
  return verbs.every((verb) => meanAlike(verb, 'exchange'))
    ? legal.filter(({ labels }) => labels.some((label) => has(label, false)))
    : []
}
