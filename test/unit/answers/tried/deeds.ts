import type { Tried } from './tried.ts'

/** Deeds of My Village that no row of the list has, with the dice that lead to them. See `tried.test.ts`. */
export const deeds: Tried = {
  dice: [
    ['market office with 1 and 3', 'white 1 · white 3 · market office'],
    ['Hi Jonas, nice church! I go to the market with the white 1 and the white 3.', 'ask'],
    ['I take white 1 and white 3 and go to the market', 'white 1 · white 3 · market office'],
    ['4+4 for the forge', 'ask'],
    ['4 + 4 for the win', 'ask'],
    ['forge 5/9 with white 3 and black 6', 'white 3 · black 6 · Forge 5/9 · End'],
    ['Schmiede 5/9 mit weißer 3 und schwarzer 6, danke!', 'white 3 · black 6 · Forge 5/9 · End'],
    ['la forge 5/9 avec le 3 blanc et le 6 noir stp', 'white 3 · black 6 · Forge 5/9 · End'],
    ['play banner with 4 and 1', '#3'],
    ['I take the hand with 6 and 4', 'ask'],
    ['field with 3 and 4', 'white 3 · white 4 · field · End'],
    ['Ein Kornfeld mit der 3 und der 4 bitte. Viel Spaß!', 'white 3 · white 4 · field · End'],
    ['un champ avec 3 et 4', 'white 3 · white 4 · field · End'],
    ['a field please', 'ask'],
    ['stable with 1 and 4', 'ask'],
    ['stable 5/8 with white 1 and white 4', 'white 1 · white 4 · Stable 5/8 · End'],
    ['brewery with 4 + 4', 'ask'],
    ['Build the wainwright with the two fours', 'ask'],
    [
      'Bonjour Jonas ! Je prends la Forge 5/9 avec le 3 blanc et le 6 noir.',
      'white 3 · black 6 · Forge 5/9 · End',
    ],
    ['forge 5/9 with white 3 and black 6. No wait!', 'ask'],
    ['Hallo Jonas! Schmiede 5/9 mit weißer 3 und schwarzer 6? Oder lieber nicht.', 'ask'],
    // M2.8: with the dice as they lie one Wainwright of the value is there.
    [
      'white 3, black 6, wainwright 5/9',
      'white 3 · black 6 · Wainwright 5/9 · End || white 3 · black 6 · Wainwright 5/9',
    ],
    // M5.3: a coin is not spent that nobody spoke of.
    ['church of salvation with 1 and 3', '#1 || ask'],
    ['the trade church with 4 and 6', 'ask'],
  ],
}
