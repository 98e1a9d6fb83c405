import type { Tried } from './tried.ts'

/** Answers at the same tables that play nothing: conditions, choices, questions, wishes for later, what others have or did. See `tried.test.ts`. */
export const hedged: Tried = {
  v07: [
    ['Mason if nobody else has taken one yet', 'ask'],
    ['should I take the saddler? I need one later', 'ask'],
    ["I need the mason but I can't decide between him and the saddler", 'ask'],
    ['Bob always gets the mason, typical', 'ask'],
    ['ich brauch den Maurer eigentlich erst nächste Runde', 'ask'],
    ['the grazier would have been nice, I need the gold', 'ask'],
    ['la moissonneuse me manque encore, mais le sellier aussi', 'ask'],
  ],
  v11: [
    ['a gold on the brewer', 'ask'],
    ["don't put gold on the monk, I want him cheap", 'ask'],
    ['Bob hat bestimmt Gold auf den Mönch gelegt, weil er ihn braucht', 'ask'],
  ],
  v15: [
    ['hunter or monk, whichever gives more', 'ask'],
    ['the fromager is for Bob, he needs the milk maid', 'ask'],
    ['Ich überlege noch ob ich den Jäger nehme', 'ask'],
    ['Schade, der Mönch wäre gut gewesen', 'ask'],
    ['si Bob prend le moine je prendrai le chasseur', 'ask'],
  ],
  v19: [
    ["Bob's swineherd gives him 3 gold, doesn't it", 'ask'],
    ["next turn I'll have the carpenter", 'ask'],
    ['a solitary card please', 'ask'],
    ['Schweinehirtin brauch ich nicht', 'ask'],
  ],
  v23: [
    ['apprentice with the coin on it', 'ask'],
    ['gehilfe bitte, der mit dem gold', 'ask'],
    ['I take the blacksmith, I need the gold on the thatcher too', 'ask'],
    ['Hope Bob leaves me the fisher', 'ask'],
  ],
  m03: [
    ["both white twos, and then I'm not sure", 'ask || Take the white 2 · Take the white 2'],
    ["if the field only brings 2 I'd rather travel", 'ask'],
    ['Cleo took the starting player hand last time, I need it', 'ask'],
  ],
  m07: [
    ['the brewery with 1 and 4', 'ask'],
    ['5 und 6 für die Abteikirche oder doch 1 und 2 fürs Schulbanner?', 'ask'],
    ['would the abbey church cost 4 time?', 'ask'],
    ["I'd need one more coin for the abbey church", 'ask'],
    ['school banner would be great once I have more kids', 'ask'],
  ],
  m12: [
    ['brewery with the threes, the cheaper one', 'ask'],
    ['Ein Feld bräuchte ich, aber eine Brauerei auch', 'ask'],
    ['Bob has three fields already, I have none', 'ask'],
  ],
  m16: [
    ['not the meeting place, the other thing', 'ask'],
    ['5 and 6, whatever they can do', 'ask || Take white 5 · Take white 6'],
    ['ich will nicht die Abteikirche', 'ask'],
  ],
  m20: [
    ['travel with card B', 'ask'],
    ['field 1 would bring me 2 grain, right', 'ask'],
    ['let the church never prevent anything', 'ask'],
  ],
  s02: [
    ["I'd hunt the manticore if I had 3 settlers", 'ask'],
    ["explore something, I don't care where", 'ask'],
    ['Bob should hunt the manticore, he needs the gold', 'ask'],
    ['je ne passe pas', 'ask'],
  ],
  s08: [
    ['hunt one of the gnolls, I need a diamond', 'ask'],
    ['Den Waldgnoll bekämpfe ich lieber nicht mehr', 'ask'],
    ['region III looks dangerous, region I too', 'ask'],
  ],
  s13: [
    ['I need the ring less than the chest', 'ask'],
    ['Ring oder Humpen, was meint ihr', 'ask'],
  ],
  s17: [
    ['pass next time', 'ask'],
    ['activating region I brings 1 stone, the outpost too', 'ask'],
    ['explore region I until I find some wood', 'ask || #1'],
  ],
  s21: [
    ['activate the middle street, I need the bank there', 'ask || Activate the middle street'],
    ["as soon as I have 3 settlers I'll hunt the gnoll", 'ask'],
  ],
  t02: [
    ['the bridge could go under the well I suppose, unless Ada wants it', 'ask'],
    ["start two of them, I don't mind which", 'ask'],
    ["Ada's well needs a bridge", 'ask'],
  ],
  t06: [
    ['fishery under both', 'ask'],
    ['Fischerei unters Mietshaus wäre schön, geht aber nicht, oder', 'ask'],
  ],
  t14: [
    ['armoury under the statue or the prison, whichever is completed', 'ask'],
    ['I never store the bank', 'ask'],
  ],
  t19: [
    ['discard the manor for me Ada please, I need the gold', 'ask'],
    ['the orphanage goes under the stables once those are started', 'ask'],
  ],
}
