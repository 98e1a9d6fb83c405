import type { Tried } from './tried.ts'

/** Answers of two whole games that were played by letters alone, as they were typed. See `tried.test.ts`. */
export const whole: Tried = {
  draft: [
    ['and the jeweler please', 'Draft the Jeweler'],
    ['brewer. good luck Tilda!', 'Draft the Brewer'],
    ['Hmm, I think I’ll go with the peddler this time', 'Draft the Peddler'],
    ['The peddler looks fun, I’ll have him', 'Draft the Peddler'],
    ['the first card in the list', '#1'],
    ['die erste Karte in der Liste, bitte', '#1'],
    ['la première carte de la liste', '#1'],
    ['I’d like the glass blower to unlock my jeweler', 'ask'],
    ['both the peddler and the brewer', 'ask'],
    ['the first one, thanks :)', '#1'],
    ['number five, the glass blower', '#5'],
    ['the mason or the brewer, whichever', 'ask'],
    ['1 and talk: what a road!', '#1', 'what a road!'],
  ],
  build: [
    [
      'OK then: swineherd onto the founders and the truffler on him, and I’m done',
      'Swineherd Founders · Truffler Swineherd · End',
    ],
    ['swineherd onto the founders and the truffler on top', 'Swineherd · Truffler || #3'],
    ['Beekeeper and graper, both as new piles, that’s all', '#2 || Beekeeper · Graper · End'],
    ['Like 3 but with the beekeeper instead of the truffler', 'ask'],
    ['like 1 but with the graper', 'ask'],
    ['like 2, but with the mason instead of the graper', 'ask'],
    ['3, but not the truffler', 'ask'],
    ['2 but with a heavy heart', 'ask || #2'],
    ['a coin on the grazeir pls', 'ask'],
  ],
  trade: [
    ['Chandler and agent, both as new piles, that’s all', '#2'],
    ['Chandler as a new pile; trade the wine trader for a miner and the seeker on it', 'ask'],
  ],
  used: [
    ['I am done', 'End'],
    ['that’s it for this round', 'ask || End'],
    ['nothing more', 'ask || End'],
  ],
  first: [
    [
      'Moin! Wie 2, aber mit dem Badehaus statt dem Hausboot',
      'crest · Discard the Moat · Start the Bathhouse · Orchard Bathhouse',
    ],
    ['Ich beginne das Zunfthaus und lege den Obstgarten drunter', 'Guildhall · Orchard Guildhall'],
  ],
  guildhall: [
    ['Die zweite Möglichkeit bitte', '#2'],
    ['Kate und Badehaus beide unters Zunfthaus', 'Cottage Guildhall · Bathhouse Guildhall'],
    ['Kate und Badehaus beide unters Zunfthaus, kein Wappen', 'ask'],
    ['Kate unter das Zunfthaus, Badehaus auch', 'Cottage Guildhall · Bathhouse Guildhall'],
    [
      'both the cottage and the bathhouse under the guildhall',
      'Cottage Guildhall · Bathhouse Guildhall',
    ],
    ['wie 2 aber ohne Wappen', 'Cottage Guildhall · Bathhouse Guildhall'],
    [
      'wie 4, aber mit der Kate statt dem Brunnen',
      'Bridge Guildhall · Cottage Guildhall · crest · Discard the Bathhouse',
    ],
    ['vier, aber mit dem Obstgarten', 'ask'],
    ['ohne wappen bitte, einfach zug beenden', 'ask'],
    ['zug ende, danke', 'ask'],
  ],
  almshouse: [
    ['Nummer 1 und sag: schöner Zug, Anton', '#1', 'schöner Zug, Anton'],
    [
      'Gärten unter das Armenhaus und Theater unter den Handelsposten. Sonst nichts.',
      'Gardens Almshouse · Theatre Trading Post · End',
    ],
  ],
  discard: [
    [
      'Le 1 mais avec l’étal de fleurs à la place de la grand-place',
      'Discard the Bell Tower · Flower Stand Stables · Town Wall',
    ],
    [
      'je jette le beffroi et je pose la grand place sous les ecuries, puis le rempart en chantier',
      'Discard the Bell Tower · Town Square Stables · Town Wall',
    ],
  ],
  wall: [
    [
      'mettre les maisons mitoyennes et la statue sous le rempart, fini',
      'Row Houses Town Wall · Statue Town Wall · End',
    ],
    [
      'les maisons mitoyennes et la statue, toutes les deux sous le rempart',
      'Row Houses Town Wall · Statue Town Wall',
    ],
    ['École et étal tous les deux sous les écuries svp', 'ask'],
    ['Je prends le deuxième choix', '#2'],
    ['va pour le 1', '#1'],
    ['Le numéro un', '#1'],
  ],
}
