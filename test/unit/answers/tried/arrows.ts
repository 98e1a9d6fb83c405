import type { Tried } from './tried.ts'

/** Answers with the arrow of Town Builder's lists: a card goes under another. See `tried.test.ts`. */
export const arrows: Tried = {
  row: [
    ['Right, Well → Town Square please', 'ask'],
    // Neither can lie under it: their colours are others.
    ['Start Town Square, then Well → Town Square', 'ask'],
    ['Start Town Square and Cemetery → Town Square', 'ask'],
    ['Brewery, Cemetery -> Brewery', 'Start Brewery · Put Cemetery under Brewery'],
  ],
  'row two': [
    ['Archery Range → Gardens, start Windmill', 'Put Archery Range under Gardens · Start Windmill'],
    ['Windmühle → Gärten', 'Put Windmill under Gardens'],
  ],
}
