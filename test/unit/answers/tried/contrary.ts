import type { Tried } from './tried.ts'

/** Answers that name a turn and speak against it, or name another than can be had. None of them may be played. See `tried.test.ts`. */
export const contrary: Tried = {
  v1: [
    ['the cooper, then the carpenter, whichever Bob leaves', 'ask'],
    ['the cooper goes, then the carpenter', 'ask'],
    ['the cooper then the carpenter, but only together', 'ask'],
    ['the cooper then the carpenter, please confirm', 'ask'],
    ['the cooper then the carpenter, I am torn', 'ask'],
    ['the cooper then the carpenter, would that work', 'ask'],
    ['the cooper then the carpenter, in any order', 'ask'],
    ['the cooper then the carpenter, order reversed', 'ask'],
    ['draft the cooper last, then the carpenter first', 'ask'],
  ],
  v12: [
    ['le prêtre puis le fromager, au choix', 'ask'],
    ['le prêtre, puis le fromager, ordre indifférent', 'ask'],
  ],
  m2: [
    ['Schulbanner mit 4 und 5, dreh die 5 auf 4 und die 6 auf 5', 'ask'],
    ['Spielbanner mit 4 und 5 abgelehnt', 'ask'],
    ['Brauerei 5/8 mit 3 und 5 gestrichen', 'ask'],
    ['Brauerei 5/8 mit 3 und 5 entfällt', 'ask'],
    ['Brauerei 5/8 mit 3 und 5 verworfen', 'ask'],
  ],
  m3: [
    ['deux champs avec 1 et 6', 'ask'],
    ['bannière de jeu avec 2 et 4 refusée', 'ask'],
    ['bannière de jeu avec 2 et 4 annulée', 'ask'],
  ],
  m5: [
    ['Startspieler-Hand mit 5 und 6, dreh die 4 auf 5', 'ask'],
    ['Schulbanner mit 5 und 6, der linke wird Händler', 'ask'],
  ],
  m7: [
    ['Starting player hand with 4 and 5, turn the 6 to a 5', 'ask'],
    ['Monk jug with 4 and 5 declined', 'ask'],
  ],
  s5: [
    ['Tausche 2 Diamanten gegen 2 Gold', 'ask'],
    ['Tausche 1 Diamanten gegen 1 Gold', 'ask'],
    ['Kaum den Mantikor auf II-3 mit 2 Siedlern bekämpfen', 'ask'],
    ['Unwillig den Steppen-Mantikor auf II-3 mit 2 Siedlern bekämpfen', 'ask'],
    ['Umsonst den Steppen-Mantikor auf II-3 mit 2 Siedlern bekämpfen', 'ask'],
  ],
  t1: [
    ['Put the Brewery under the Gardens', 'ask'],
    ['Brewery and gardens under it, both rejected', 'ask'],
  ],
  t4: [
    ['Theatre under Monastery', 'ask'],
    ['how do foundations work, start the moat?', 'ask'],
  ],
  v2: [
    ['Lebensmittelhändler, dann Geflügelhändlerin, je nachdem', 'ask'],
    ['Lebensmittelhändler, dann Geflügelhändlerin, Reihenfolge egal', 'ask'],
  ],
  s2: [
    ['Edelsteinschleifer kaum in die obere Reihe auf Feld 1', 'ask'],
    ['Ich scheue mich, die Festung auf I-1 zu errichten', 'ask'],
    ['Edelsteinschleifer obere Reihe Feld 1 abgelehnt', 'ask'],
    ['Erkunde II mit 2 Siedlern gestrichen', 'ask'],
  ],
  m1: [
    ['Reluctant to acquire the Brewery 5/8 with white 2 and 6', 'ask'],
    ['Hardly acquire the Brewery 5/8 with white 2 and 6', 'ask'],
    ['Brewery 5/8 with white 2 and 6 unthinkable', 'ask'],
    ['Brewery 5/8 with white 2 and 6 sucks', 'ask'],
    ['Brewery 5/8 with white 2 and 6 postponed', 'ask'],
    ['Brewery 5/8 with white 2 and 6 rejected', 'ask'],
  ],
  m11: [['Spielbanner mit 1 und 4 verworfen', 'ask']],
  s10: [
    ['how does the drake work, hunt the cave drake?', 'ask'],
    ['how does region II work, activate region II?', 'ask'],
    ['how do outposts work, build an outpost at I-1?', 'ask'],
    ['must I hunt the cave drake', 'ask'],
  ],
  v3: [['que fait la chandelière, placer la chandelière ?', 'ask']],
}
