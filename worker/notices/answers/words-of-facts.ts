/** Words of questions about the position in English, German and French, as `plainWords` gives them. */
import type { Matter } from '../../pictures/manifest.ts'
import { likeness, plainWords } from './spelling.ts'
import { isDoubt } from './words-beside.ts'
import { beginningOf } from './words-of-questions.ts'

/** Groups of words that mean the same in a question. */
const groups: Readonly<Record<string, string>> = {
  many: 'many much viel wieviel combien teuer expensive cher',
  left: 'left remain remaining still more until till go long noch übrig bleiben bleibt lange bis gehen reste restent rester encore avant',
  what: 'show zeig montre montrer remind what wat hwat waht wich which was welche welcher que quoi quel quelle quels',
  who: 'who whos wer wem wessen wen qui',
  have: 'have has had got own owns hold gehört belongs appartient hat habe hab hast besitzt ai ont avez possède',
  there: 'there available verfügbar disponible offer out is are on liegt liegen gibt y',
  can: 'can could may kann könnte darf möglich puis peux peut pourrais',
  rounds: 'round turn runde züge zug manche tour',
  game: 'game it spiel partie jeu over all play',
  end: 'end ends ending over finish schluss ende aus vorbei fertig fini finir fin termine',
  when: 'when wann quand',
  need: 'need lack missing require brauch fehlt fehlen benötigt benötige faut manque manquent besoin nécessaire',
  build: 'build built place baue bauen gebaut legen ausspielen construire construit placer bâtir',
  complete: 'complete finish fit fits passt passen fertig vollende achève achever termine use uses',
  how: 'how hows wie comment',
  why: 'why warum wieso weshalb pourquoi',
  near: 'next beside adjacent neighbour neighbor borders bordering neben benachbart nachbarn grenzen grenzt côté voisin touche touchent',
  give: 'give bring gibt donne donnent rapporte rapportent geben apporte',
  cards: 'card karte carte',
  offers:
    'row road straße route market markt marché auslage reihe rangée display offer dice würfel dés customer kunde client building gebäude bâtiment hero held',
  refilled:
    'refill restock fill rolled replaced aufgefüllt nachgefüllt auffüllen gefüllt ersetzt gewürfelt rempli complétée réapprovisionné renouvelé lancé',
  new: 'new neue neuen neuer neues nouveau nouvelle nouvel',
  come: 'come coming arrive komme arrivent',
  start:
    'start begin first zuerst beginnt beginne anfängt fängt startspieler commence commencera premier',
  next: 'next coming following nächste nächster kommende prochain suivante',
  pay: 'pay pays paid zahle bezahle bezahlt payer paie paye',
  must: 'must have need muss dois doit faut',
  them: 'him her them somebody neighbour owner ihm ihr ihn jemand nachbar lui les le voisin quelqu',
  gets: 'get gets receive bekommt kriegt erhält reçoit touche récupère',
  gold: 'gold money coin geld münzen or pièce argent',
  open: 'open unlock use öffne nutze ouvre utilise schloss padlock cadenas',
  passing: 'pass passing gepasst passer',
  counted: 'count score gezählt zählen gerechnet berechnet compte comptent calcule',
  points: 'point punkte vp siegpunkte pts',
  limit: 'limit most maximum maximal max erlaubt allowed autorisé',
  held: 'foundation fundament baustelle chantier fondation customer kunde client hero held dice würfel dés',
  take: 'take draw hire recruit nehme nimmt ziehe anheuern prend prendre recruter recrute',
  do: 'do did done gemacht getan gespielt macht tat fait joué jouait',
  last: 'last letzte letzter dernier',
}

/** Phrases by the matter that they ask about: words or groups, those behind a stroke in the place of one another. */
const phrases: Readonly<Record<Matter, string>> = {
  refill:
    '#offers/#cards #refilled, #offers/#cards #new #come, #when #new #offers/#cards, row/road/straße/route/market/markt/marché/auslage/reihe/rangée #new #cards',
  next: '#who #next #rounds #start/erste/erster, am/bin/suis #next #rounds #start',
  pay: '#must #pay #them, do/if/wenn/si #pay #open, #must #pay #open, #must #pay then/dann/dafür/alors/pour, #who/er/he/she/il #gets #gold, #gold put/lege/place/mettre/pose/mets #why/#who, #gold go/goes/geht/hin/va/vont where/wohin/où',
  pass: '#what happens/passiert if/when/wenn/falls/quand/si #passing, que passe si/quand, #passing if/when/wenn/after/nach/après/si/quand out/back/again/raus/zurück/wieder/encore/revenir/rejouer, #what passing/passen does/do/mean/bedeutet',
  score:
    '#how #points/#gold #counted, #how you/we/one/man/on #counted, #how winner/sieger/gagnant/scoring/wertung/décompte/win/gewinnt/gagne',
  most: '#many #held #can #have/avoir/haben, #many #held #limit, #limit #held, #many dice/würfel/dés #take, #can more/mehr/plus #held, #can more one die',
  round: '#what/wievielte round/runde/manche is/it/ist/sind/est/on/are, current round',
  end: `#many #rounds #left, #what/wievielte round/runde/manche is/it/ist/sind/est/on/are, #many #rounds, #when #game #end, #when #end, long/lange game/spiel/partie, bientôt/soon/bald #end, #many deaths/tote/morts/dead, long last, nearly/almost/fast/presque over/end/vorbei/fini, lange dauert, #left #many #rounds, last #rounds is,
    ist letzte #rounds, dernier #rounds est, deaths/tote/morts #left #end, #many deaths/tote/morts #left, how/wie close/near/nah end/ende, durer/dure`,
  first: `#many story/geschichten/histoire hand/starthand/départ, #who #have the/die/la hand/main, wem starthand, #who main départ, #who first/begins/start/starting/starter, wer beginnt/startspieler/anfängt, fängt wer, qui commence/commencera/premier, starthand/startspielerhand,
    starting/startspieler hand, main premier/départ, start marker/player, #who is start/starting/startspieler, #who/wo/where/où startmarker/marqueur/marker`,
  turn: 'is my turn, am/bin i/ich next/dran, est mon tour, est moi jouer, #who turn/next/playing/dran/reihe/zug, qui jouer/tour/joue, waiting #who, warten/wartet #who',
  time: `#many time/zeit/temps, until/till when, bis wann, jusqu quand, deadline, frist, délai, when/wann must/have/need/muss/soll answer/play/reply/move/ziehen/antworten/spielen,
    when/wann/quand due/fällig, long #have answer/think/i, lange zeit/antworten`,
  last: `what did, did build/built/draft/take/play/anything/something/get/buy, #do #last #rounds/move/coup, was #do, #what did/fait/joué/gemacht/getan/gespielt/tat, what happened, was passiert, passé qu`,
  lead: `#who ahead/lead/leading/winning/wins/win/best, am/are/is/i winning/ahead/leading/behind/losing, wer führt/vorn/gewinnt/führend, liege/bin vorn/hinten,
    qui mène/gagne/devant/tête, je/on gagne/mène, most/meisten points/punkte, plus points, what/was/quel score/standing/spielstand`,
  points:
    '#many points/vp/punkte/siegpunkte/pts, #what score, points #have, punkte #have, #why points/punkte/worth/wert/vaut/score, #how worth/wert/score',
  money:
    '#many gold/coin/money/cash/münzen/geld/or/pièce/argent, rich/reich, gold/coins/money/münzen/geld/or/pièces #have, pleite',
  hand: `#what hand/main, #who #have #cards hand/main, #have hand/main, #many #cards #have, #many #cards #left me, #cards #have #what, hand/main #left/#there`,
  kinds:
    '#who/#have most/meisten/plus trade/social/residential/culture/military/handel/kultur/militär/wohnen/sozial/commerce/culturel/militaire/habitation, #many trade/social/residential/culture/military/handel/kultur/militär/wohnen/sozial/commerce/culturel/militaire/habitation',
  village: `#what/#have village/district/viertel/quartier/dorf/banner/bannières, #what built/gebaut/construit, #what buildings/gebäude/bâtiments/cards #have, #what bâtiments a, #what #have village/dorf, #many buildings/gebäude/bâtiments, lies/liegt/liegen village/dorf`,
  foundations: '#what/#many/#have foundation/fundament/chantier, #what building/baut',
  free: '#what/#many space/felder/platz/cases/place/room #left/free/frei/libre',
  limits:
    '#many action/aktionen/moves #left/#have/#can, #many draft/build/drafting/recruter/recrute, #can #left draft/build/take/nehmen/bauen/recruter/placer, #many #can #build, #many #can #take, #many #cards/villager/leute/personen/people/villageois/personnes #take, #many settlers/siedler/colons #need/cost/kostet/coûte/takes/region/reihe/explore/erkunden/explorer, #why #can draft/build/take/nehmen/bauen/recruter/placer, #many cost/kosten explore/erkunden/explorer',
  market: `#what/#many/#when/#how/#can market/markt/markttag/marché/marktphase, market/markt/markttag/marché #left/#there/bring/score/zählt/get/now/krieg/bekomme/jetzt/maintenant, #many silver/silber`,
  discard: 'discard/ablage/ablagestapel/abgelegt/défausse #what/is/in/#left/#there/#many',
  stacks: `stack/stapel/pile steht/#many/#left/#what/empty/leer/vide/how/is`,
  deck: `#many #cards stapel/pile, deck/reserve/nachziehstapel/pioche/reshuffle/nachmischen/mélange #many/#what/#left/#cards/is/empty/leer/vide, draw pile`,
  basics: '#many lumberjack/hayer/miner/holzfäller/basic #left',
  keys: '#who/#what open/keys/schlüssel padlocks, #who open padlocks, wer öffnet schlösser, qui ouvre cadenas',
  padlock: `#who paid/pays/bezahlt/paie/payé, #what opens/unlocks/öffnet/ouvre/entsperrt, #who/#have key/schlüssel/clé/clef, #who/#what/#have padlock/lock/schloss/cadenas/vorhängeschloss, #who opens/unlocks/öffnet/ouvre, #what #need open/öffnen/ouvrir, #many padlock/schloss/cadenas`,
  need: `#many #need, do #need, #what/womit #complete, womit wird, #can afford/leisten/payer/pay/bezahlen, #have place/platz/room, #can i/ich/je/we/he/she #build, #what #need, was/quoi/que fehlt/manque`,
  does: '#what #do, #what #give, #what does/do/want/will/veut/möchte/mean/bedeutet/heißt/bewirkt/kann/vaut, #many #give/would/würde/vaut, #what is/ist/est/s/cost, #why #give/is/ist/est/has/hat/a',
  suit: '#what suit/colour/color/farbe/couleur',
  piece: `#many time/zeit/temps cost/kostet/coûte/take/dauert/prend, #many gold/points/food/nahrung/punkte/nourriture give/bring/gibt/donne/rapporte, #what suit/colour/color/farbe/couleur/kind/type/art/sorte, #what/#many price/cost/worth/value/point/use/score/preis/kostet/wert/punkte/prix/coûte/vaut/rapporte/bring, price/preis/prix of/von/de/du,
    is/ist/est worth/wert, #why #do, #how worth/wert/score/vaut, #why worth/wert/vaut/points/punkte/zählt/count/score/much/viel/cher/teuer`,
  offer: `was liegt aus, #what holen/kaufen/buy/acheter, #what #can #take, #what #can get/have/haben/bekommen/avoir, #what prendre, #what monks/mönche/moines/churches/kirchen/églises/chambers/rathäuser/buildings/gebäude/ateliers #there, #what row/road/straße/offer/reihe/auslage/rangée/route/display, #what #there/#left row/road/straße/auslage/route, #what #cards #there/#left`,
  dice: '#what dice/würfel/dés #can #take, show/zeig/montre/montrer dice/würfel/dés, #many/#what dice/die/würfel/dés/dé cost/kostet/coûte, #what dice/die/würfel/dés #there/#left/on/table, #many dice/würfel/dés #left/#there',
  life: `long/lange dies/die/stirbt/meurt, #many/#how old/alt/âge villager/people/dorfbewohner/leute/villageois, time #left dies/death/die/someone/reaper, time dies/death/reaper, zeit stirbt/tod/tot, #when dies/die/stirbt/death/meurt, temps meure/mort/meurt, #many time/zeit/temps #left/#have`,
  rats: 'rats/ratte/rat #how/wo/where/où/#what/#when/#many/long/#left/come/kommen/near/far/steps/schritte/loin/weit',
  headman: `wo/where/où/#what/#many/#how/far/close/weit/loin headman/oberhaupt/chef, #how/#when stories/story/geschichte/histoire home/saved/heim/daheim/gesichert/maison/abri`,
  chronicle:
    '#what/#who/#many/#how death/dead/dying/tod/tot/toter/mort/dies/stirbt/meurt cost/kostet/coûte/bring/give/gibt/get/bekomme/krieg/rapporte/donne/happens/passiert, #what/#many chronicle/chronik/chronique',
  customers:
    '#what/#who want/wish/will/wollen/möchte/wünschen/veut/veulent customer/kunde/client, #who want/will/möchte/veut, #what/#who/#many customer/kunde/client',
  stories:
    '#many story/geschichten/histoire points/punkte, #many/#what stories/story/geschichte/histoire',
  people: `#what/#who people/villager/dorfbewohner/leute/villageois #have/#do/#can/können/missing/fehlen/fehlt/gone/manque/manquent/left, #who/#what missing/fehlt/manque #have, #have priest/abbot/merchant/traveller/craftsman/councilman`,
  goods:
    '#what/#many/#have goods/güter/waren/biens/marchandises/horse/pferd/cheval/beer/bier/plow/pflug/charrue/scroll/wagon/wagen/chariot',
  artifacts:
    '#what/#many artifact/artefakt/artefact #can/#do/tun/font/#left/#there/free/libre/frei/other/andere/autres',
  heroes: '#what/#many/#who hero/held',
  hunting: '#what/#many monster/hunt/hunting/jagen/jagd/bekämpfen/monstres/chasser',
  terrains:
    '#what monster/monstres #have, #what/#many terrain/tiles/land/landschaften, #many/#have outposts/festungen/avant',
  beside: `#what #near, #near`,
  yields:
    '#what/#who/where/wo/où/anything/something/etwas #give wood/stone/straw/gold/holz/stein/stroh/bois/pierre/paille/or',
  exchange:
    '#how get/bekomme/krieg/obtenir/avoir gold/diamond/diamant/or, #what get/gibt for/für diamond/gold/wood/clay/stone/diamanten/holz/lehm/stein, #what get/gets/bekomme/bekommt/krieg/obtiens/reçois/échange for/für/pour/contre diamond/gold/wood/clay/stone/holz/lehm/stein/diamant/or/bois/argile/pierre, contre quoi/quel/que, #what/how/wie/comment/#many exchange/rate/swap/tausche/kurse/échange/échanger',
  passed: '#who gepasst/passé/out, has/hat/a gepasst/passé',
  used: '#what used/benutzt/utilisé/activated/aktiviert #have/already/schon/déjà/i/ich',
  judges:
    '#who ahead/most/winning/wins/gewinnt/gagne/lead/führt/mène culture/trade/military/social/residential/kultur/handel/militär/wohnen/commerce/militaire/habitation, #what/#who/how/#many judge/juror/juge',
  awards:
    '#left/is/ist/est award/auszeichnung/prix, #what/#who/how/#many award/auszeichnung/prix, close/near/far/weit/nah/proche award/auszeichnung/prix',
  lies: '#many gold/coin/or on/auf/sur/lies/liegt/liegen, what/was/quoi is/lies/liegt on/auf/sur',
  holder:
    'wo/where/où is/ist/est/liegt, #who #have, does/do have/own, #have/a ein/eine/un/une, a qui, a qui est, anyone/anybody/somebody/someone/jemand/quelqu #have/a, who/wer/qui built/gebaut/construit',
  all: '#what #have, qu a, #have alles/all/everything/tout, who is, qui est, wer ist',
  has: `#many gold/or/diamond/wood/clay/stone/settler/resources/diamanten/holz/lehm/stein/siedler/ressourcen/diamants/bois/argile/pierre/colons/ressources, #what resources/ressourcen/ressources,
    #what artifact/artefakt/artefact #have, #have artifact/artefakt/artefact`,
}

const slotOf = (slot: string): ReadonlyArray<string> =>
  slot
    .split('/')
    .flatMap((one) => (one.startsWith('#') ? (groups[one.slice(1)] ?? '').split(' ') : [one]))
    .map((word) => plainWords(word).join(''))

/** The phrases of each matter, in slots of words of which one must be said. */
const asked = Object.entries(phrases).flatMap(([of, all]) =>
  all.split(',').map((phrase) => ({
    of: of as Matter,
    slots: phrase.trim().split(/\s+/).map(slotOf),
  })),
)

/** All words of them. */
const spelt = new Set(asked.flatMap(({ slots }) => slots.flat()))

/** Words that only ask. */
const questioning = new Set(
  [
    'many',
    'left',
    'what',
    'who',
    'have',
    'there',
    'can',
    'when',
    'do',
    'last',
    'cards',
    'how',
    'why',
  ].flatMap((group) => plainWords(groups[group] ?? '')),
)

/** The same without words that only ask: “my hand?” */
const named = asked.flatMap(({ of, slots }) => {
  const left = slots.filter((slot) => !slot.every((word) => questioning.has(word)))
  return left.length === 0 ? [] : [{ of, slots: left }]
})

/** A matter, the words that tell it, and how much they tell. */
interface Fit {
  readonly of: Matter
  readonly told: ReadonlySet<string>
  readonly weight: number
}

/** Matters that words ask about, those that most is said of first. `isBare`: nothing asks but the sign. */
export function mattersIn(words: ReadonlyArray<string>, isBare = false): ReadonlyArray<Fit> {
  const fits = (isBare ? named : asked).flatMap(({ of, slots }) => {
    const told = slots.map((slot) => words.find((word) => slot.some((one) => isLike(word, one))))
    const found = new Set(told.flatMap((word) => word ?? []))
    const isWhole = !told.includes(undefined) && found.size === slots.length
    // A word that only asks counts for less.
    const weight = found.size + [...found].filter((word) => !isOfQuestion(word)).length
    return isWhole ? [{ of, told: found, weight }] : []
  })
  const best = Map.groupBy(
    fits.toSorted((a, b) => b.weight - a.weight),
    ({ of }) => of,
  )
  return [...best.values()].flatMap(([first]) => first ?? [])
}

const things = new Set(plainWords(`${groups.offers} ${groups.held}`))

/** Tells whether a word is one for things that lie on the table, of which a rule may be about some only. */
export const isOfThings = (word: string): boolean => [...things].some((one) => isOne(word, one))

/** Tells whether a word only asks, and names no piece. */
export const isOfQuestion = (word: string): boolean =>
  [...questioning].some((one) => isOne(word, one))

/** The least length of a word in which a wrong letter is forgiven here: many short words differ by one. */
const leastLong = 5

/** The least length of a word that may have an ending. */
const leastInflected = 4

/** Tells whether a word is one of a list, or its plural. */
const isOne = (word: string, one: string): boolean =>
  word === one ||
  (one.length >= leastInflected &&
    word.startsWith(one) &&
    /^(?:e?[nstd]|e|x)$/.test(word.slice(one.length)))

const isLike = (word: string, one: string): boolean =>
  isOne(word, one) ||
  (!questioning.has(one) &&
    !spelt.has(word) &&
    one.length >= leastLong &&
    word.length >= leastLong &&
    likeness(word, one) === 1)

const first = new Set(
  plainWords(
    `hwat waht wat wich wheres whens hows whys why warum wieso weshalb womit pourquoi what whats which who whos whose how when where until till must show remind is are am do does did has have can could any
     was welche welcher welches welchen wer wem wessen wie wieviel wieviele wann wo bis hat hab habe ist bin kann könnte gibt gehört liege muss zeig zeige wird werden kommen
     quel quelle quels quelles qui combien quand quoi comment où est ai puis peux jusqu dois montre`,
  ),
)
const anywhere = new Set(plainWords('combien quoi whats wieviel wieviele'))

/** Words behind “que” in a question; else it begins a wish: “que la chance soit avec nous”. */
const behindQue = new Set(
  plainWords(
    'a ai me ont se y est fait font faut vaut valent coûte veut veulent reste manque donne rapporte gagne dois puis peut',
  ),
)

const isAsking = (word: string, next: string): boolean =>
  word === 'qu' || word === 'que'
    ? behindQue.has(next)
    : first.has(word) && (word !== 'puis' || next === 'je')

const telling = new Set(plainWords('I ich je j'))

/** Tells whether a word begins a sentence that tells something, be it with the sign of a question: “I need 7, right?” */
export const isTelling = (word: string): boolean => telling.has(word)

/** Tells whether words begin as a question does. */
export const beginsToAsk = (words: ReadonlyArray<string>): boolean =>
  beginningOf(words) > 0 ||
  words
    .slice(0, 3)
    .some(
      (word, i) =>
        isAsking(word, words[i + 1] ?? '') && (i === 0 || beginning.has(words[i - 1] ?? '')),
    ) ||
  words.some((word) => anywhere.has(word))

/** Tells whether words begin with one that only asks, so that nothing can be played. */
export const beginsWithQuestion = ([first = '', next = '']: ReadonlyArray<string>): boolean =>
  only.has(first) && next !== '' && !isDoubt(next)

const only = new Set(
  ['who', 'when', 'how', 'why'].flatMap((group) => plainWords(groups[group] ?? '')),
)

/** Words before the one that asks. */
const beginning = new Set(
  plainWords(
    'and und et so ok also oh hm by in to for um zu à a c est il reste now quick question frage hi hello hallo bonjour salut',
  ),
)
