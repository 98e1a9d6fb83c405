import { a, sentence, the } from '../kernel/english.ts'
import { locales, uncapital } from '../kernel/language.ts'
import { cards } from './cards.en.ts'
import type { BuildingId, Gain, Resource, Street } from './components/index.ts'
import type { Settlers } from './state.ts'
import { gains, heroesBy, isUsual, wordsOf } from './wording.ts'

const { counted, and } = locales.en

const bonus = (n: number) => counted(n, 'bonus settler', 'bonus settlers')
const settlers = (n: number) => counted(n, 'settler', 'settlers')
const used = ({ basic, bonus: extra }: Settlers) => {
  if (basic === 0) return bonus(extra)
  return extra === 0 ? settlers(basic) : `${settlers(basic + extra)} (${extra} bonus)`
}
const spent = (all: Settlers) => (isUsual(all) ? '' : ` with ${used(all)}`)
const count = (kind: Resource | 'bonusSettlers', n: number) => {
  if (kind === 'bonusSettlers') return bonus(n)
  return kind === 'diamond' ? counted(n, 'diamond', 'diamonds') : `${n} ${kind}`
}
const things = (gain: Gain) => gains(gain, count, and)
const basics = (n: number) => counted(n, 'basic resource', 'basic resources')
const building = (id: BuildingId) => the(cards.buildings[id].name)
/** "the Forest" */
const terrain = (resource: Resource) => the(cards.terrains[resource])
const street = (name: Street) => `the ${name} street`
const { hero, invited } = heroesBy({
  guilds: cards.heroes,
  colours: { green: 'green', yellow: 'yellow', blue: 'blue', red: 'red' },
  points: ({ points, per }) => `${counted(points, 'point', 'points')}${per ? ` per ${per}` : ''}`,
  bonus,
})

/** Settlement in English. */
export const words = wordsOf({
  title: 'Settlement',
  tagline:
    'Explore the wilderness, build your town and win famous heroes with a handful of settlers.',
  options: {
    faceDown: {
      label: 'Invited heroes',
      help: 'Face down, as in the rulebook: everybody sees only their own heroes and points until the end.',
      values: { true: 'Face down until the end', false: 'Open to all' },
      matters: (seats) => seats > 1,
    },
    dealt: {
      label: 'First artifacts',
      help: 'Dealt: in a first game nobody can tell yet which is good.',
      values: { true: 'Dealt', false: 'Chosen in turn' },
    },
  },
  categories: {
    adventurer: 'Adventurers',
    defender: 'Defenders',
    builder: 'Builders',
    artisan: 'Artisans',
    bank: 'Gold on Banks',
    church: 'Diamonds on Churches',
  },
  reasons: {
    'most-points': 'Whoever has the most victory points wins.',
    'tie-gold': 'Tied on points: the most gold left wins.',
    'tie-diamonds': 'Tied on points and gold: the most diamonds left wins.',
    'shared-victory': 'Tied in everything: a shared victory.',
    'title-settler': 'Rank: Settler; 51 points make a Mayor',
    'title-mayor': 'Rank: Mayor; 76 points make a Knight',
    'title-knight': 'Rank: Knight; 101 points make a Lord or Lady',
    'title-lord': 'Rank: Lord or Lady, the highest of all',
  },
  nothing: 'The game is over.',
  prompt: {
    draft: 'Choose an artifact for round 1.',
    turn: ({ question, left }) =>
      ({
        solo: `What next? You have ${settlers(left)} to place.`,
        heroOrEnd: 'Invite a hero, or end your turn.',
        actionOrEnd: 'Take an action, or end your turn.',
        savesOrEnd: 'End your turn, or exchange what would be lost and pass.',
        end: 'End your turn, or pass for this round.',
        hero: 'All settlers are placed: invite a hero, or pass.',
        saves: 'Before you pass: exchange what would be lost for a diamond.',
        pass: 'All settlers are placed: pass for this round.',
        all: `One action, one hero, or both. You have ${settlers(left)} to place.`,
      })[question],
    'place-building': ({ building: id }) => `Where does ${building(id)} go?`,
    'place-terrain': ({ colour, resource }) =>
      `You drew ${terrain(resource)}, home of the ${cards.monsters[colour]}. Where does it go?`,
    scroll: 'Which extra resource does the Scroll of Fortune bring?',
    mask: ({ colour }) =>
      `Shaman Mask: let ${a(colour ? cards.monsters[colour] : 'monster')} appear?`,
    effects({ hourglass, only }) {
      if (hourglass) return 'The Eternal Hourglass: use the new building at once?'
      return only ? `Do you use ${building(only)}?` : 'Which building do you use?'
    },
    keep: ({ room }) => `Your outposts can still keep ${basics(room)}. Which?`,
    artifact: ({ round }) => `Choose an artifact for round ${round}.`,
  },
  move: {
    'take-artifact': ({ artifact }) =>
      `Take the ${cards.artifacts[artifact].name}: ${uncapital(cards.artifacts[artifact].text)}`,
    exchange: ({ give, get, kind }) =>
      `Exchange ${things(give)} for ${things(get)}${kind ? ` (${kind === 'loss' ? 'at a loss' : cards.artifacts.mirror.name})` : ''}`,
    'use-bonus': ({ count: n }) =>
      n === 0
        ? 'Use basic settlers first for the next action'
        : `Use up to ${bonus(n)} for the next action`,
    construct: ({ building: id, cost, market }) =>
      id
        ? `Construct ${building(id)} from market space ${market} for ${things(cost)}`
        : `Construct from market space ${market}`,
    explore: ({ region, settlers: n }) =>
      `Explore a terrain in region ${region} with ${settlers(n)}`,
    hunt: ({ at, colour, reward, settlers: n }) =>
      `Hunt the ${cards.monsters[colour]} at ${at} with ${settlers(n)} for ${things(reward)}`,
    'build-outpost': ({ at, resource }) =>
      `Build an outpost at ${at} (${cards.terrains[resource]})`,
    'activate-region': ({ again, gain, idle, region }) =>
      `Activate region ${region}${again ? ' again' : ''}${idle ? ', although it brings nothing' : ` for ${gain ? things(gain) : 'the resource of the Scroll of Fortune'}`}`,
    'activate-street'({ idle, names, street: name }) {
      if (names.length === 0) return `Activate ${street(name)}, although nothing is built there`
      const list = and(names.map(building))
      return `Activate ${street(name)} (${list})${idle ? ', although it can have no effect' : ''}`
    },
    'activate-outpost': ({ at, gain }) => `Activate the outpost at ${at} for ${things(gain)}`,
    invite: ({ hero: id, position, price }) =>
      `Invite the ${id ? hero(id) : 'hero'} at position ${position} for ${things(price)}`,
    'end-turn': 'End your turn',
    pass({ basics: lost, isLast, saves, settlers: idle }) {
      const losses = [
        ...(idle > 0 ? [`${settlers(idle)} unused`] : []),
        ...(lost > 0 ? [`${basics(lost)} lost`] : []),
      ].join(', ')
      const first = isLast ? 'Pass, which ends your game' : 'Pass for this round'
      return losses ? `${first} (${losses}${saves ? ': exchange them first?' : ''})` : first
    },
    'place-building': ({ building: id, column, street: name }) =>
      `Put ${id ? building(id) : 'the building'} in ${street(name)}, space ${column}`,
    'place-terrain': ({ at, resource }) =>
      `Put ${resource ? terrain(resource) : 'the terrain'} at ${at}`,
    'gain-extra': ({ gain }) => `Gain ${things(gain)} more`,
    monster: (it) =>
      it ? `Let the ${cards.monsters[it.colour]} appear at ${it.at}` : 'Let it appear',
    'no-monster': ({ at }) => (at ? `Keep ${at} free of monsters` : 'Keep it away'),
    use({ building: id, column, gain, paid, stored }) {
      const effect = stored
        ? `put ${things(paid)} on it for good`
        : `${things(paid) ? `give ${things(paid)}, ` : ''}gain ${things(gain)}`
      return `Use ${building(id)} on space ${column}: ${effect}`
    },
    done: ({ unused }) => `Finish and leave ${and(unused.map(building))} unused`,
    keep: ({ gain }) => `Keep ${things(gain)}`,
    'drop-rest': ({ rest }) => `Keep nothing more and return ${things(rest)}`,
  },
  event: {
    'artifact-taken'({ artifact, previous, to }, who) {
      const { name } = cards.artifacts[artifact]
      if (!previous) return `${who} takes the ${name}.`
      return to === 'removed'
        ? `${who} takes the ${name}; the ${cards.artifacts[previous].name} leaves the game.`
        : `${who} takes the ${name} and returns the ${cards.artifacts[previous].name}.`
    },
    'artifact-gain': ({ artifact, gain }, who) =>
      `The ${cards.artifacts[artifact].name} brings ${who} ${things(gain)}.`,
    'artifact-turned-up': ({ artifact }) =>
      `The ${cards.artifacts[artifact].name} joins the artifact row.`,
    exchanged: ({ give, get }, who) => `${who} exchanges ${things(give)} for ${things(get)}.`,
    'bonus-chosen': null,
    'effects-finished': null,
    constructed: (e, who) =>
      `${who} constructs ${building(e.building)} for ${things(e.paid)}${spent(e.settlers)}.`,
    'building-placed': (e, who) =>
      `${who} puts ${building(e.building)} in ${street(e.street)}, space ${e.column}.`,
    'market-refilled': (e) => `${building(e.building)} comes to market space ${e.market}.`,
    explored: (e, who) =>
      `${who} explores region ${e.region}${spent(e.settlers)} and finds ${terrain(e.resource)}.`,
    'terrain-placed': ({ at, resource }, who) => `${who} puts ${terrain(resource)} at ${at}.`,
    'monster-checked'({ appears, at, auto, colour }, who) {
      if (appears) return `${who} gets ${a(cards.monsters[colour])} at ${at}.`
      return auto ? null : `${who} keeps ${at} free of monsters.`
    },
    hunted: (e, who) =>
      `${who} hunts the ${cards.monsters[e.colour]} at ${e.at}${spent(e.settlers)} and gains ${things(e.reward)}.`,
    'outpost-built': (e, who) =>
      `${who} builds an outpost at ${e.at} (${cards.terrains[e.resource]})${spent(e.settlers)}.`,
    'region-activated': (e, who) =>
      `${who} activates region ${e.region}${e.again ? ' again' : ''}${spent(e.settlers)} and gains ${things(e.gain) || 'nothing'}.`,
    'street-activated': (e, who) =>
      `${who} activates ${street(e.street)}${e.again ? ' again' : ''}${spent(e.settlers)}.`,
    'outpost-activated': (e, who) =>
      `${who} activates the outpost at ${e.at}${spent(e.settlers)} and gains ${things(e.gain)}.`,
    'effect-used'({ building: id, gain, paid, stored }, who) {
      if (stored) return `${who} puts ${things(paid)} on ${building(id)}.`
      return `${who} uses ${building(id)}: ${things(paid) ? `${things(paid)} for ` : ''}${things(gain)}.`
    },
    invited: (e, who) =>
      `${who} invites ${e.hero ? `the ${invited(e.hero)}` : 'a hero'} for ${things(e.paid)}${e.bonusSettlers ? ` and gains ${bonus(e.bonusSettlers)}` : ''}.`,
    'hero-turned-up': (e) => `A new hero comes to the row: the ${hero(e.hero)}.`,
    'turn-ended': ({ auto }, who) => (auto ? null : `${who} ends their turn.`),
    passed: ({ auto, first }, who) =>
      `${who} passes${first ? ' first and takes the start marker' : ''}${auto ? ', as nothing is left to do' : ''}.`,
    dropped({ dropped, kept }, who) {
      if (!things(dropped)) return `${who} keeps ${things(kept)}.`
      return `${who} returns ${things(dropped)}${things(kept) ? ` and keeps ${things(kept)}` : ''}.`
    },
    'settlers-cleared': ({ bonus: n }, who) =>
      n === 0
        ? null
        : `${who} returns ${counted(n, 'spent bonus settler', 'spent bonus settlers')}.`,
    'hero-discarded': (e) => `The ${hero(e.hero)} leaves the hero row.`,
    'market-stacked': (e) =>
      `${building(e.building)} is now stacked ${e.count} high on market space ${e.market}.`,
    'round-began': ({ first, round }) =>
      `Round ${round} begins${first === null ? '' : ` with ${first}`}.`,
    'game-over': 'The game is over.',
  },
  ofEvent: sentence,
})
