import type { Tried } from './tried.ts'

/** Answers of four games that were begun with letters as all that their reader saw. See `tried.test.ts`. */
export const kinds: Tried = {
  gold: [
    ['auf den Mönch', 'Put 1 gold on the Monk'],
    ['Jägerin. Die bringt Nahrung.', 'Put 1 gold on the Hunter'],
    ['Jägerin klingt gut, die will ich haben :)', 'Put 1 gold on the Hunter'],
    ['Ich glaub ich leg es mal auf die Jägerin', 'Put 1 gold on the Hunter'],
    ['Ich würd das Gold gern auf den Viehzüchter legen', 'Put 1 gold on the Grazier'],
    ['Ich entscheide mich diesmal für die Ernthelferin', 'Put 1 gold on the Harvester'],
    ['number 4 looks great', '#4'],
    ['I’d rather take the fourth one', '#4'],
    ['I would rather take 3', '#3 || Put 1 gold on the Grazier'],
    ['coup 4', '#4'],
    ['your favourite', '#1'],
    ['Let’s go with your favourite :-)', '#1'],
    ['euer Favorit', '#1'],
    ['votre préféré, merci', '#1'],
    ['Bob’s favourite', 'ask'],
    ['not your favourite', 'ask'],
  ],
  bring: [
    [
      'Tausche den Gehilfen gegen einen Bergarbeiter, auf Stapel 3',
      'Trade a hand card for a Miner · Lay the Apprentice on stack 3',
    ],
    [
      'Swap my carpenter for a lumberjack (stack 2)',
      'Trade a hand card for a Lumberjack · Lay the Carpenter on stack 2',
    ],
    // The stack is not said.
    ['Tausche Tischlerin gegen Holzfäller', 'ask'],
    ['Freimaurer, sonst nichts', 'Build the Freemason · End'],
    ['the Freemason, nothing else', 'Build the Freemason · End'],
  ],
  sums: [
    ['le 5 et le 6 blancs', 'Take the white 5 · Take the white 6'],
    ['die weißen 5 und 6', 'Take the white 5 · Take the white 6'],
    ['the 5 and the 6, both white', 'Take the white 5 · Take the white 6 || ask'],
    ['both white 5s', 'Take the white 5 · Take the white 5'],
    ['two white fives', 'Take the white 5 · Take the white 5'],
    ['deux 5 blancs', 'Take the white 5 · Take the white 5'],
    ['Je prends les deux 5 blancs', 'Take the white 5 · Take the white 5'],
    ['zwei weiße Fünfen', 'Take the white 5 · Take the white 5'],
    ['die beiden schwarzen Zweien', 'Take the black 2 · Take the black 2'],
    ['deux 1 blancs', 'Take the white 1 · Take the white 1'],
    ['two white sixes', 'ask'],
    ['white 1 and 2', 'Take the white 1 · Take the white 2'],
    ['two white dice', 'ask'],
    [
      'voyage A avec le blanc 1 et le blanc 6',
      'Take the white 1 · Take the white 6 · travel card A',
    ],
  ],
  gallery: [
    ['stables & well, please', 'Start the Stables · Start the Well || ask'],
    [
      'Gallery to quarry, cottage to quarry. Discard the well.',
      'ask || Put the Art Gallery · Put the Cottage · Use your crest · Discard the Well',
    ],
    [
      'start the cottage, then put the art gallery under the quarry, and finally drop the well with my crest',
      'Start the Cottage · Put the Art Gallery · Use your crest · Discard the Well || ask',
    ],
    ['Use my crest to discard the Cottage', 'Use your crest · Discard the Cottage'],
    ['crest: get rid of the courthouse', 'Use your crest · Discard the Courthouse || ask'],
    ['I’ll take the cottage as a foundation', 'Start the Cottage'],
    ['Take the stables as a foundation', 'Start the Stables'],
    [
      'Start the stables with the cottage under it',
      'Start the Stables · Put the Cottage under the Stables',
    ],
    // It gives stone only, which no cottage is made of.
    ['Start the cottage with the art gallery under it', 'ask'],
    [
      'Stables anfangen und Cottage drunter',
      'Start the Stables · Put the Cottage under the Stables',
    ],
    [
      'Stables with the cottage underneath',
      'Start the Stables · Put the Cottage under the Stables',
    ],
    [
      'Begin the stables. The cottage goes underneath.',
      'Start the Stables · Put the Cottage under the Stables',
    ],
    [
      'I start the stables and put the cottage into it',
      'Start the Stables · Put the Cottage under the Stables',
    ],
    [
      'Je commence l’écurie avec la chaumière dessous',
      'Start the Stables · Put the Cottage under the Stables || ask',
    ],
    // There is no other foundation.
    ['Put the cottage under it', 'Put the Cottage under the Quarry || ask'],
    [
      'Complete the quarry with the art gallery and the cottage',
      'Put the Art Gallery under the Quarry · Put the Cottage under the Quarry || ask',
    ],
    [
      'I put both the art gallery and the cottage in the quarry',
      'Put the Art Gallery under the Quarry · Put the Cottage under the Quarry || ask',
    ],
  ],
  manticore: [
    ['Ich lege einen Diamanten auf die Kirche', 'Activate the upper street · Use the Church'],
    ['Den Diamanten auf die Kirche legen', 'Activate the upper street · Use the Church'],
    ['Put a diamond on the church', 'Activate the upper street · Use the Church'],
    ['Je pose un diamant sur l’église', 'Activate the upper street · Use the Church'],
    ['Kirche benutzen: Diamant drauf', 'Activate the upper street · Use the Church || ask'],
    ['keinen Diamanten auf die Kirche legen', 'ask'],
    ['Diamant oder Kirche', 'ask'],
    ['Mantikor weg, bitte: bekämpfen', 'Hunt the Steppe Manticore'],
    ['Mantikor weg', 'Hunt the Steppe Manticore || ask'],
    ['Der Mantikor ist weg', 'ask'],
    ['greife den Mantikor an', 'Hunt the Steppe Manticore'],
    ['combattre la manticore', 'Hunt the Steppe Manticore'],
    [
      'Steinbruch in die mittlere Reihe, Platz 2',
      'Construct the Quarry · Put the Quarry middle space 2',
    ],
    ['Steinbruch oben hin', 'Construct the Quarry · Put the Quarry upper'],
    ['Ich aktiviere die obere Siedlungsreihe, sonst nichts', 'Activate the upper street'],
  ],
  ones: [
    ['tourner le premier dé : 2', 'Turn the first die from 1 to 2'],
    ['Turn the first die: 2', 'Turn the first die from 1 to 2'],
    ['Turn the first die: 1', 'Turn the first die || ask'],
    ['Turn the first die', 'Turn the first die from 1 to 2'],
    ['turn first die please', 'Turn the first die from 1 to 2'],
    ['Ersten Würfel drehen: 2, danke', 'Turn the first die from 1 to 2 || ask'],
    ['La place de réunion', 'Meeting Place'],
  ],
  journey: [
    [
      'carte de voyage A avec 5 blanc et 2 noir',
      'Take the white 5 · Take the black 2 · travel card A || ask',
    ],
    [
      'travel card A with the white 5 and the black 2',
      'Take the white 5 · Take the black 2 · travel card A || ask',
    ],
    [
      'Reisekarte A mit weißer 5 und schwarzer 2',
      'Take the white 5 · Take the black 2 · travel card A || ask',
    ],
    ['le moine au rosaire, 3 + 5', 'Take the white 3 · Take the white 5 · monk rosary'],
  ],
  festival: [
    ['drop the stables', 'Use your crest · Discard the Stables'],
    [
      'drop the stables, then start festival and put the gardens under it',
      'Use your crest · Discard the Stables · Start the Festival · Put the Gardens under the Festival',
    ],
    ['do not drop the stables', 'ask'],
    ['drop the stables or the festival', 'ask'],
    ['drop it', 'ask'],
  ],
  rest: [
    ['Ich bin für diese Runde raus', 'Pass for this round'],
    ['Raus mit dem Gold', 'ask'],
    // It may be dug, exchanged, or paid.
    ['Noch einen Lehm dazu', 'ask'],
    ['Gold gegen Lehm tauschen und dann passen', 'Exchange 1 gold for 1 clay · Pass'],
  ],
}
