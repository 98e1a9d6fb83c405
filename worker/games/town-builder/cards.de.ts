import { type Gender, type Noun, noun } from '../kernel/german.ts'
import type { CardTexts } from './components/index.ts'
import { judgeNames } from './judge-names.ts'

const judges = judgeNames.de

/** Names and sentences of all cards, in German. */
export const cardsDe: CardTexts = {
  // Town cards
  'art-gallery': {
    name: 'Kunstgalerie',
    text: 'Hast du in diesem Zug ein Handelsgebäude fertiggestellt, lagere 1 Karte der Reihe, die Gold bringt. Keine Aktion.',
  },
  bakery: { name: 'Bäckerei', text: 'Wirf 1 Karte der Reihe ab und ersetze sie vom Stapel.' },
  bank: {
    name: 'Bank',
    text: 'Solange diese Karte in der Reihe liegt: Jedes andere begonnene Fundament kostet 1 Gold weniger.',
  },
  brewery: { name: 'Brauerei' },
  fishery: {
    name: 'Fischerei',
    text: 'Decke 3 Karten vom Stapel auf. Du darfst 1 davon als Rohstoff unter eines deiner Fundamente legen; wirf die anderen ab.',
  },
  'flower-stand': { name: 'Blumenstand', text: 'Lege 1 Karte vom Stapel zusätzlich in die Reihe.' },
  guildhall: {
    name: 'Zunfthaus',
    text: '1 Punkt für jedes deiner Handelsgebäude, dieses eingeschlossen.',
  },
  harbour: {
    name: 'Hafen',
    text: 'Zahle 1 Gold und lege eine beliebige Karte des Ablagestapels als Rohstoff unter eines deiner Fundamente.',
  },
  inn: {
    name: 'Schenke',
    text: 'Hast du in diesem Zug ein Fundament fertiggestellt, führe 1 weitere Aktion aus.',
  },
  'market-stall': {
    name: 'Marktstand',
    text: 'Wirf dieses Gebäude ab und lagere bis zu 2 Karten der Reihe, die Gold bringen.',
  },
  quarry: { name: 'Steinbruch' },
  storehouse: {
    name: 'Lagerhalle',
    text: 'Zahle 1 Gold, dann gilt 1 fehlender Rohstoff eines deiner Fundamente als gelegt.',
  },
  'trading-post': { name: 'Handelsposten' },
  windmill: { name: 'Windmühle' },
  almshouse: { name: 'Armenhaus' },
  bathhouse: {
    name: 'Badehaus',
    text: 'Wirf bis zu 2 Karten der Reihe ab und ersetze sie vom Stapel.',
  },
  bridge: {
    name: 'Brücke',
    text: 'Wähle 1 Karte der Reihe. Bis zu deinem nächsten Zug darfst nur du sie nehmen, und niemand darf sie abwerfen.',
  },
  canal: { name: 'Gracht' },
  cemetery: {
    name: 'Friedhof',
    text: 'Nimm eine beliebige Karte des Ablagestapels als Fundament (Goldkosten fallen an), Rohstoff oder Gold.',
  },
  courthouse: { name: 'Gerichtshaus', text: '1 Punkt für jeden Juror, den du gewinnst.' },
  gardens: {
    name: 'Gärten',
    text: '1 Punkt für jede verschiedene Art unter deinen Gebäuden, dieses eingeschlossen.',
  },
  hospital: { name: 'Hospital' },
  school: {
    name: 'Schule',
    text: 'Lege 1 Rohstoff von einem deiner Fundamente unter ein anderes, das ihn braucht.',
  },
  'town-hall': { name: 'Rathaus' },
  'town-square': { name: 'Marktplatz' },
  well: {
    name: 'Brunnen',
    text: 'Sieh dir die oberste Karte des Stapels an; du darfst sie abwerfen.',
  },
  'boarding-house': { name: 'Pension' },
  cottage: { name: 'Kate' },
  farm: {
    name: 'Bauernhof',
    text: '1 Punkt für jedes deiner Gebäude mit dem aufgedruckten Wert 1, dieses eingeschlossen.',
  },
  houseboat: { name: 'Hausboot' },
  'shepherds-hut': { name: 'Schäferhütte' },
  manor: { name: 'Herrenhaus' },
  'merchant-house': { name: 'Kaufmannshaus' },
  orchard: {
    name: 'Obstgarten',
    text: 'Decke 3 Karten vom Stapel auf. Du darfst mit 1 davon ein Fundament beginnen (Goldkosten fallen an); wirf die anderen ab.',
  },
  orphanage: {
    name: 'Waisenhaus',
    text: 'Du darfst dieses Gebäude stattdessen als eine beliebige andere Art zählen.',
  },
  'row-houses': {
    name: 'Reihenhäuser',
    text: '1 Punkt für jedes deiner Wohngebäude, dieses eingeschlossen.',
  },
  tenement: { name: 'Mietshaus' },
  townhouse: { name: 'Stadthaus' },
  'bell-tower': {
    name: 'Glockenturm',
    text: '1 Punkt für jedes deiner Kulturgebäude, dieses eingeschlossen.',
  },
  cathedral: { name: 'Kathedrale' },
  chapel: { name: 'Kapelle' },
  festival: { name: 'Fest', text: 'Du hast in diesem Zug 1 Gold mehr; es ist keine Karte.' },
  fountain: { name: 'Springbrunnen' },
  library: {
    name: 'Bibliothek',
    text: 'Dieses Gebäude zählt noch einmal, für eine Art deiner Wahl.',
  },
  monastery: { name: 'Kloster' },
  museum: { name: 'Museum', text: '1 Punkt für jede deiner Auszeichnungen.' },
  'music-hall': { name: 'Musiksaal', text: 'Führe in diesem Zug 1 weitere Aktion aus.' },
  statue: {
    name: 'Statue',
    text: 'Nimm 1 Karte der Reihe als Fundament (Goldkosten fallen an), Rohstoff oder Gold. Keine Aktion.',
  },
  theatre: { name: 'Theater' },
  'archery-range': { name: 'Schießplatz', text: 'Wirf bis zu 2 Karten der Reihe ab.' },
  armoury: {
    name: 'Waffenkammer',
    text: 'Decke die ungenutzten Juroren auf und lege 1 davon in die Jurorenreihe; die anderen kommen verdeckt zurück.',
  },
  barracks: {
    name: 'Kaserne',
    text: 'Mache eines deiner Fundamente zum Rohstoff für ein anderes deiner Fundamente oder zu gelagertem Gold.',
  },
  castle: { name: 'Burg' },
  gatehouse: {
    name: 'Tor',
    text: 'Nutze die Sternfähigkeit eines beliebigen Gebäudes in einem beliebigen Stadtteil. Muss dafür ein Gebäude weg, ist es das Tor.',
  },
  moat: { name: 'Burggraben' },
  prison: { name: 'Kerker' },
  stables: { name: 'Stallungen' },
  'town-wall': {
    name: 'Stadtmauer',
    text: '1 Punkt für jedes deiner Militärgebäude, dieses eingeschlossen.',
  },
  'training-ground': { name: 'Übungsplatz' },
  watchtower: {
    name: 'Wachturm',
    text: 'Nutze die Baufähigkeit eines beliebigen Gebäudes in einem beliebigen Stadtteil.',
  },
  // Awards
  versatility: { name: 'Auszeichnung der Vielseitigkeit', text: 'Gebäude aller 5 Arten.' },
  sturdy: {
    name: 'Auszeichnung der Beständigkeit',
    text: '2 Gebäude mit Gebäudekosten von mindestens 4.',
  },
  specialist: { name: 'Auszeichnung der Fachkunde', text: '4 Gebäude einer Art.' },
  growth: { name: 'Auszeichnung des Wachstums', text: '7 Gebäude.' },
  wealth: { name: 'Auszeichnung des Wohlstands', text: '3 gelagertes Gold.' },
  simplicity: { name: 'Auszeichnung der Schlichtheit', text: '3 Gebäude ohne Fähigkeit.' },
  ingenuity: { name: 'Auszeichnung des Einfallsreichtums', text: '4 Gebäude mit Fähigkeit.' },
  swiftness: {
    name: 'Auszeichnung der Schnelligkeit',
    text: '2 in diesem Zug fertiggestellte Fundamente.',
  },
  // Judges
  'judge-trade': { name: judges['judge-trade'], text: 'Für die meisten Gebäude der Art Handel.' },
  'judge-social': {
    name: judges['judge-social'],
    text: 'Für die meisten Gebäude der Art Sozialwesen.',
  },
  'judge-residential': {
    name: judges['judge-residential'],
    text: 'Für die meisten Gebäude der Art Wohnen.',
  },
  'judge-culture': {
    name: judges['judge-culture'],
    text: 'Für die meisten Gebäude der Art Kultur.',
  },
  'judge-military': {
    name: judges['judge-military'],
    text: 'Für die meisten Gebäude der Art Militär.',
  },
  'judge-guilds': { name: judges['judge-guilds'], text: 'Für die meisten Gebäude der Art Handel.' },
  // Crests
  'crest-1': { name: 'Spielerwappen 1', text: 'Wirf 1 Karte der Reihe ab.' },
  'crest-2': { name: 'Spielerwappen 2', text: 'Wirf 1 Karte der Reihe ab.' },
  'crest-3': { name: 'Spielerwappen 3', text: 'Wirf 1 Karte der Reihe ab.' },
  'crest-4': { name: 'Spielerwappen 4', text: 'Wirf 1 Karte der Reihe ab.' },
  'shuffle-marker': { name: 'Mischmarker / Bester Stadtteil' },
}

type Id = keyof typeof cardsDe

const feminine: ReadonlySet<string> = new Set<Id>([
  'bakery',
  'bank',
  'brewery',
  'fishery',
  'art-gallery',
  'storehouse',
  'windmill',
  'bridge',
  'school',
  'boarding-house',
  'cottage',
  'shepherds-hut',
  'cathedral',
  'chapel',
  'library',
  'statue',
  'armoury',
  'barracks',
  'castle',
  'town-wall',
  'inn',
  'canal',
  'versatility',
  'sturdy',
  'specialist',
  'growth',
  'wealth',
  'simplicity',
  'ingenuity',
  'swiftness',
])
const masculine: ReadonlySet<string> = new Set<Id>([
  'flower-stand',
  'harbour',
  'market-stall',
  'quarry',
  'trading-post',
  'cemetery',
  'town-square',
  'well',
  'farm',
  'orchard',
  'bell-tower',
  'fountain',
  'archery-range',
  'moat',
  'music-hall',
  'prison',
  'training-ground',
  'watchtower',
  'judge-trade',
  'judge-social',
  'judge-residential',
  'judge-culture',
  'judge-military',
  'judge-guilds',
  'shuffle-marker',
])
const many: ReadonlySet<string> = new Set<Id>(['gardens', 'row-houses', 'stables'])

const genderOf = (id: Id): Gender => {
  if (many.has(id)) return 'pl'
  if (feminine.has(id)) return 'f'
  return masculine.has(id) ? 'm' : 'n'
}

/** A card's name as a noun. */
export const nounOf = (id: Id): Noun => noun(genderOf(id), cardsDe[id].name)
