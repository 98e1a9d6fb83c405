import type { RulesChapter } from '../kernel/index.ts'

/** The rules of Villagers to be read, in English. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'What is on the table',
    rules: {
      'V2.1':
        'There are 100 villagers: 50 different ones, two copies of each. Six of them lie face-up on the Road at the start of every game; the other 94 are shuffled.',
      'V2.2':
        'There are 30 basic villagers: 10 Lumberjacks, 10 Hayers and 10 Miners. Each shows a woman on one side and a man on the other; your settings say which you see.',
      'V2.3':
        'Everybody has a Founders card with a gold side and a food side. One first-player card and two market cards belong to all.',
      'V2.4': 'Gold comes from the bank, which never runs out.',
      'V2.5':
        'For the solo game there are 12 Summer events, 12 Winter events, the Countess card with and without 4 gold, and the Jester.',
      'V2.6': 'Saints: 5 special villagers, one copy of each.',
      'V2.7':
        'Scoundrels: 9 special villagers. Noble, Barbarian, Flaker, Schemer and Courier come once, Thief and Sheriff twice.',
      'V2.8': 'Profiteers: 8 villagers that are shuffled in with the others.',
      'V2.9':
        'Developments: 12 cards, 4 each of Community, Trade and Production, and a token for each of the three in play.',
    },
  },
  {
    title: 'Setting up',
    rules: {
      'V3.1':
        'The same six villagers always begin face-up on the Road: Swineherd, Carpenter, Grazier, Mason, Harvester and Wattler.',
      'V3.2': 'The basic villagers lie face-up beside the Road, in three piles.',
      'V3.3': 'Everybody begins with Founders, gold side up, in the village, and with 8 gold.',
      'V3.4':
        'A first player is drawn at random and gets the first-player card. Turns go clockwise.',
      'V3.5': 'With 1, 2 or 3 players there are no wool and no leather villagers.',
      'V3.6':
        'Villagers of modules that belong in the deck are shuffled in before anything is dealt.',
      'V3.7':
        'Above each slot of the Road lies a face-down stack: 4 cards with 2 players, 6 with 3, 8 with 4, 10 with 5, and 5 cards alone.',
      'V3.8': 'The First Market lies under the second stack, the Second Market under the sixth.',
      'V3.9': 'Everybody is dealt 5 villagers.',
      'V3.10': 'All other villagers are the Reserve, face-down. The discard pile is empty.',
      'V3.11':
        'Without modules the Reserve begins with 46 cards for 2 players, 29 for 3, 26 for 4, 9 for 5, and 37 for one.',
      'V3.12': 'No coins lie on the Road at first.',
      'V3.15':
        'Alone, set up as for 2 players, but without any special villagers of the base game and with 5 cards in each stack.',
      'V3.16':
        'The Countess is your opponent. She has the Countess card with 4 gold in her village and 1 gold in her supply, and no hand.',
      'V3.17': 'You have the Jester. It is not part of your hand.',
      'V3.18':
        'Summer and Winter events are shuffled apart. One Summer event is revealed and is in force in round 1.',
      'V3.19': 'The level of difficulty changes the set-up: see the levels of the solo game.',
      'V3.20': 'Modules may be combined in any way.',
      'V3.21':
        'Saints: everybody is dealt one of them in addition to the hand. The others stay in the box, unseen.',
      'V3.22':
        'Scoundrels: with 4 or 5 players both Thieves and both Sheriffs are shuffled into the deck; with fewer they are left out.',
      'V3.23':
        'Everybody is dealt one of the other Scoundrels in addition to the hand. The rest stays in the box, unseen.',
      'V3.24':
        'Without the Courier there are only 4 Scoundrels to deal, so the module is for up to 4 players.',
      'V3.25': 'Profiteers: all 8 are shuffled into the deck.',
      'V3.26':
        'Developments: one Community, one Trade and one Production card are drawn and lie beside the Road, each with its token.',
      'V3.27': 'With Saints and Scoundrels everybody is dealt one of each, 7 cards in all.',
    },
  },
  {
    title: 'The round',
    rules: {
      'V4.1':
        'A round goes: drafting, renewing the Road, building, the end of building, then Developments or events, then the markets if they are due. Nobody plays out of turn, and nothing is played after the Second Market.',
    },
  },
  {
    title: 'Drafting',
    rules: {
      'V4.2':
        'Whoever has the first-player card begins. On a draft turn you take exactly 1 villager; then it is the next player’s turn. Whoever has reached the limit is skipped.',
      'V4.3':
        'You draft 2 villagers a round and 1 more for each food symbol visible in your village or won from a Development, 5 at most. You must reach this limit.',
      'V4.4': 'What counts towards the limit is the number of villagers on your village square.',
      'V4.5':
        'You may take any face-up villager of the Road or the top card of any stack; the top card of the Reserve only when all six stacks are empty.',
      'V4.6': 'Market cards cannot be taken.',
      'V4.7':
        'What you take lies face-up on your village square, also when it came from a face-down stack.',
      'V4.8': 'Coins on a villager that you draft are yours at once.',
      'V4.9':
        'An emptied slot of the Road is filled at once from the leftmost stack that is not empty, or from the Reserve when all are empty. The new villager has no coins.',
      'V4.10': 'Taking a card from a stack or from the Reserve fills nothing.',
      'V4.11':
        'When everybody has reached the limit, all take the villagers of their squares into hand. Until then they cannot be used.',
      'V4.12': 'If nothing at all is left to take, the draft phase ends for everybody.',
    },
  },
  {
    title: 'Renewing the Road',
    rules: {
      'V4.15':
        'With 3 or more players, face-up villagers with coins leave for the discard pile and their coins go to the bank. Empty slots are filled from the Reserve, or from the leftmost stack when it is empty. Then 1 gold is put on every face-up villager.',
      'V4.16':
        'With 2 players each may put 1 gold of the bank on any face-up villager, the one with the first-player card last; both may choose the same. Then all face-up villagers without coins leave for the discard pile, and the slots are filled as usual. No other coins are placed.',
      'V4.17':
        'With 2 players coins gather: a villager with coins stays on the Road and may get more each round.',
      'V4.18':
        'Mind the difference: while drafting, slots are filled from the stacks first; afterwards from the Reserve first.',
      'V4.19': 'The Road is renewed in every round, also in the last.',
      'V4.20': 'Alone it is as with 2 players, but only you may place 1 gold.',
    },
  },
  {
    title: 'Building',
    rules: {
      'V4.25': 'Beginning with the first-player card, everybody plays a whole build turn.',
      'V4.26':
        'You may build 2 villagers and 1 more for each builder symbol visible in your village or won from a Development, and for each Freelancer you pay, 5 at most. This number is fixed at the start of your build turn.',
      'V4.27': 'You need not use all build actions, but you cannot use more than you have.',
      'V4.28':
        'In your build turn, in any order: build villagers, trade in for basic villagers, play special villagers, use your village, and end the turn.',
      'V4.29':
        'Basic villagers and villagers that are discarded after use take no build action. Special villagers that stay do.',
      'V4.30':
        'You cannot end your turn while a Monk or an Apprentice lies uncovered in your village.',
      'V4.35':
        'After the last build turn, whoever shows no food symbol in the village turns Founders to the food side. It stays so.',
      'V4.36': 'Then the first-player card goes to the next player.',
      'V4.37':
        'Bronze pays at the end of one’s own build turn or for all after the build phase: the table’s options say which.',
    },
  },
  {
    title: 'When the markets come',
    rules: {
      'V4.40':
        'The First Market is held at the end of the first round in which both of the two leftmost stacks are empty.',
      'V4.41': 'Its card is turned as soon as that is so.',
      'V4.42': 'After it, its card is removed and the next round begins.',
      'V4.43':
        'The Second Market is held at the end of the round in which all six stacks are empty. Then the game ends.',
      'V4.44': 'If both are due in the same round, the First is held and then at once the Second.',
      'V4.45': 'An empty stack is out of play: nothing can be put on it any more.',
    },
  },
  {
    title: 'Building villagers',
    rules: {
      'V5.1':
        'To build a villager from your hand you need a build action, its predecessors and, if it has a padlock, somebody who opens it. It stays in your village for good.',
      'V5.2': 'You may have the same villager several times.',
      'V5.3':
        'You build one after the other: an earlier one can carry a later one or open its padlock in the same turn.',
    },
  },
  {
    title: 'Production chains',
    rules: {
      'V5.20':
        'A villager with predecessors must lie on the one named directly before it, and so on down to the start of the chain. A chain may grow over several rounds.',
      'V5.21': 'A villager with a banner needs no predecessor and begins a new pile.',
      'V5.22':
        'The first card of a chain carries up to 2 villagers side by side, the same or different.',
      'V5.23':
        'A villager in the middle of a chain carries 1. The last of a chain and solitary villagers carry none.',
      'V5.24':
        'A covered villager keeps only its suit symbols and its padlock. Everything else on it is void while it is covered.',
      'V5.25': 'The first card of a chain is a villager of its suit and counts for it.',
      'V5.26':
        'A top villager is one with no villager on it: solitary ones and uncovered first cards of chains are top villagers, too.',
      'V5.27': 'Two branches of a chain share their first card.',
      'V5.28': 'A villager lies only on one of its own suit.',
    },
  },
  {
    title: 'Basic villagers',
    rules: {
      'V5.30':
        'Up to 3 times in your build turn you may trade in: choose a basic villager, put a card of your hand face-down on a stack that is not empty, and build the basic villager in your village.',
      'V5.31': 'Choose the basic villager first, then the hand card, then the stack.',
      'V5.32':
        'Nobody is shown the face of the card you put away; its back is seen. It is now the top card there.',
      'V5.33':
        'When all six stacks are empty the card goes on top of the Reserve, and when that is empty, too, on the discard pile.',
      'V5.34':
        'Any hand card may be traded in, also special ones; but neither the Jester nor a basic villager in your hand.',
      'V5.35': 'Basic villagers take no build action.',
      'V5.36':
        'There are 10 of each basic villager: when they are gone, they cannot be had any more.',
      'V5.37': 'You can trade in only in your build turn.',
    },
  },
  {
    title: 'Padlocks',
    rules: {
      'V5.40':
        'You can build a villager with a padlock only if the padlock is opened, by the villager shown on it. These rules are tried in order.',
      'V5.41':
        'If it is in your own village, the bank puts 2 gold on it; with several you choose which. You cannot pay anybody else instead.',
      'V5.42':
        'Otherwise, if it is in another village, you put 2 gold of yours on it there; with several you choose which.',
      'V5.43': 'Otherwise you pay 2 gold to the bank.',
      'V5.44': 'If you must pay and have too little gold, you cannot build the villager.',
      'V5.45':
        'Coins on a villager stay there until the end of the Second Market and cannot be spent.',
      'V5.46':
        'Each padlock is opened once, when its villager is built. What changes later does not matter.',
      'V5.47':
        'Padlocks also apply with the Apprentice and the Benefactor, but not to villagers that the Countess gets.',
      'V5.48':
        'The number beside the key tells how many cards this villager opens in the base game for 4 or 5.',
      'V5.49': 'With a Tinner played before in the same turn you may open padlocks free of charge.',
    },
  },
  {
    title: 'Special villagers',
    rules: {
      'V5.50':
        'Special villagers are played in your own build turn, unless they say that they are for the draft phase.',
      'V5.51':
        'With the discard symbol: carry out the effect, then discard the card. Any number in a turn, without a build action.',
      'V5.52': 'Without it the card is built in your village, takes a build action and stays.',
      'V5.53': 'No special villager can take another player’s Founders, nor the Countess card.',
      'V5.54':
        'Benefactor, Prophet, Barbarian and Flaker are played in your own draft turn, before you take a villager; not in the build phase.',
      'V5.55': 'A special villager that could do nothing cannot be played. It can be traded in.',
      'V5.60':
        'Tinner: until the end of this build turn you may open each padlock without payment. For each one you decide whether to use it. Discard it after playing it.',
      'V5.61':
        'Smuggler: take half of the printed gold of one of your villagers whose gold symbol is visible, rounded up, from the bank. Coins do not count. Discard. You need such a villager.',
      'V5.62':
        'Monk: it stands for any villager of a chain that can carry another, also for a first card and for Founders. As a first card it begins a new pile; otherwise it lies on the right predecessor.',
      'V5.63':
        'The chain around a Monk or an Apprentice must be complete and in order. Several of them in one chain are allowed.',
      'V5.64':
        'At the end of your turn each Monk and Apprentice must be covered. You cannot build one if you could not cover all of them with what is left of your turn.',
      'V5.65':
        'Monk and Apprentice count as special villagers and have nothing of the villager they stand for. They open no padlocks.',
      'V5.66':
        'If somebody else’s action or an event uncovers a Monk or an Apprentice, it returns to the hand of its village’s owner.',
      'V5.67':
        'At the bottom of a pile it may carry 2 branches, both of the same suit. In the middle of a chain it carries 1.',
      'V5.70':
        'Apprentice: choose a covered villager of a chain in any village. The Apprentice takes its place; what lies on it stays.',
      'V5.71':
        'The replaced villager must be built in your own village at once by the usual rules, padlock included. If that is impossible it cannot be chosen.',
      'V5.72': 'All of this takes exactly 1 build action.',
      'V5.73':
        'Other players’ Founders can never be chosen. Your own, if covered, can: you put it down again and choose its side.',
      'V5.74':
        'The Apprentice keeps the place in the chain and carries no more than the villager it replaced.',
      'V5.75':
        'A covered basic villager may be chosen; it is then built as a new pile and does not count as a trade-in.',
      'V5.76':
        'A Monk may be chosen, and must then be built and covered in your village. An Apprentice may not.',
      'V5.77': 'Coins on the replaced villager go to the supply of whoever owned it.',
    },
  },
  {
    title: 'Gold and scoring',
    rules: {
      'V6.1': 'Gold is points. Everybody sees how much everybody has.',
      'V6.2':
        'Gold, silver, bronze, food and builder symbols count only on top villagers; suits and padlocks always. Only your own village counts for your villagers.',
      'V6.3': 'Printed gold never includes coins.',
      'V6.4':
        'A gold symbol is one symbol, whatever its number. Silver and bronze symbols are no gold symbols.',
      'V6.5': 'A villager’s own symbols count for itself. One with two suit symbols counts twice.',
      'V6.10':
        'First Market: from the bank you get the visible printed gold of your village and as much as lies in coins on your villagers.',
      'V6.11': 'The coins stay where they are. Silver does not pay yet.',
      'V6.15':
        'Second Market: from the bank you get your visible printed gold, the value of your silver symbols, and what the Nun brings.',
      'V6.16': 'After that, the coins on your villagers go to your supply, once.',
      'V6.20': 'A silver value is always what it would be at the Second Market at that moment.',
      'V6.21': 'Gold for every two symbols is rounded down.',
      'V6.30': 'Bronze pays in every round, also in the one in which it was built.',
      'V6.31': 'Only your best bronze symbol pays, from the bank.',
      'V6.32': 'Bronze must be visible, like silver, and does not pay on market days.',
      'V6.40': 'After the Second Market, whoever has the most gold wins.',
      'V6.41': 'In a tie, fewer cards in the village win, covered ones and Founders included.',
      'V6.42': 'If that is equal, too, the victory is shared.',
      'V6.43': 'Alone you win only with more gold than the Countess.',
      'V6.44': 'Cards left in hand are worth nothing. A hand may be of any size.',
    },
  },
  {
    title: 'Villagers of the base game',
    rules: {
      'V7.1':
        'What a villager is worth and needs is printed on it: tap it to have everything explained.',
      'V7.2': 'Wood Carver, silver: the sum of the visible printed gold on your wood villagers.',
      'V7.3': 'Log Rafter, silver: 1 gold for each of your wood symbols, its own two included.',
      'V7.4': 'Peddler, silver: 3 gold for every 2 of your gold symbols, whatever their numbers.',
      'V7.5': 'Horse Trader, silver: 3 gold for every 2 of your hay symbols.',
      'V7.6': 'Ore Muler, silver: 3 gold for every 2 of your ore symbols.',
      'V7.7': 'Locksmith, silver: 2 gold for each of your padlock symbols, its own included.',
      'V7.8': 'Grocer, silver: 3 gold for each food symbol visible in your village.',
      'V7.9': 'Freemason, silver: 3 gold for each builder symbol visible in your village.',
      'V7.10': 'Priest, silver: 3 gold for every 2 of your solitary symbols, its own included.',
      'V7.11':
        'Agent, silver: as much as lies in coins on one of your villagers; the one with the most is taken. The coins themselves do not change.',
    },
  },
  {
    title: 'Saints',
    module: 'saints',
    rules: {
      'V7.20':
        'Benefactor, in the draft phase: build one villager of your hand that is not special at once. Chain and padlock apply. It takes neither your draft nor a build action, and new food counts for this round’s limit. Discard.',
      'V7.21':
        'Prophet, in the draft phase: look through one stack, draft 1 card of it and put the rest back in any order. This is your draft of the turn. Discard.',
      'V7.22':
        'Nun, stays: at the Second Market she brings the silver value of one villager of which you have exactly one in your village. The highest is taken.',
      'V7.24':
        'Recruiter, stays: in each of your draft turns you may pay the bank 1 gold and draft 2 villagers one after the other. Decide before the first. The draft limit still applies.',
      'V7.25':
        'Pigeoneer, in your build turn: look at the top 6 cards of the Reserve, take 1 into hand and put the others back on top in any order. Discard.',
    },
  },
  {
    title: 'Scoundrels',
    module: 'scoundrels',
    rules: {
      'V7.30':
        'Noble, in your build turn: look at another player’s hand and steal 1 villager that is not special. Discard.',
      'V7.31':
        'Barbarian, in the draft phase: discard all face-up villagers of the Road, take their coins, and fill the slots from the Reserve. Discard.',
      'V7.32':
        'Thief, stays: once in each of your build turns, take 3 gold from another player’s supply and put it on the Thief.',
      'V7.33':
        'Whoever has fewer than 3 gold cannot be robbed, and coins on villagers cannot be stolen.',
      'V7.34': 'Coins on a Thief count like coins on any villager.',
      'V7.35':
        'Flaker, in the draft phase: take 1 villager from anybody’s village square into your hand. Discard.',
      'V7.36': 'It may be your own square. Whoever misses a villager then drafts once more.',
      'V7.37':
        'Schemer, in your build turn: take a top villager that is not special from any village into your hand. Its coins go to that village’s owner. Discard.',
      'V7.38': 'The Schemer may take back a villager of your own.',
      'V7.39':
        'Sheriff, in your build turn: discard one Thief from any village and take all its coins. Without a Thief in play he cannot be played. Discard.',
      'V7.40':
        'Courier, only if the table’s options say so: in another player’s draft turn, before that player has taken a villager, take 1 face-up villager of the Road with its coins straight into hand. It does not count towards your limit. Discard.',
    },
  },
  {
    title: 'Profiteers',
    module: 'profiteers',
    rules: {
      'V7.49':
        'There are two Freelancers and two Wholesalers, and one each of Alchemist, Arkwright, Captain and Carter.',
      'V7.50': 'Alchemist, bronze: half of your best silver value, rounded down.',
      'V7.51': 'Arkwright, bronze: 2 gold for each of your villagers with coins on it.',
      'V7.52':
        'Freelancer, stays: at the start of your build turn you may put 1 gold of yours on a Freelancer in any village for 1 more build action.',
      'V7.53':
        'Each Freelancer works for you at most once in a turn. You still never have more than 5 build actions.',
      'V7.54': 'Wholesaler, silver: 3 gold for each full set of 1 ore, 1 hay and 1 wood symbol.',
      'V7.55': 'Captain, bronze: 1 gold for each visible gold symbol, whatever its number.',
      'V7.56':
        'Carter, bronze: 1 gold for each first card of a chain in your village that has at least 2 villagers on it, in one branch or in two.',
    },
  },
  {
    title: 'Developments',
    module: 'developments',
    rules: {
      'V7.60': 'The Developments come after building and before a market that is due.',
      'V7.61':
        'Production tokens of the last round go back. Each Development is won by whoever alone has the most of what it counts; in a tie nobody wins it. All winners are found before anybody gets a reward; rewards come in turn order.',
      'V7.62':
        'Food and builder symbols won this way count in the next round only, and never take you above 5.',
      'V7.63': 'Symbols of Developments count for nothing else.',
      'V7.64':
        'Food, builder and gold symbols count only while visible; padlocks and suits also when covered.',
      'V7.65':
        'There are four Developments each of Community, Trade and Production. Inn, Church and Windmill are not used alone.',
      'V7.66':
        'With the Church you may choose the Reserve, too. Drawing the last card of a stack can bring on a market.',
      'V7.67':
        'For the Windmill, solitary villagers and uncovered first cards are no chains. The table’s options say whether a card with two branches is two chains or one.',
      'V7.120': 'Inn: most special villagers in hand. 5 gold.',
      'V7.121':
        'Church: most cards in the village. 3 gold and the top card of any stack or of the Reserve.',
      'V7.122': 'Town Hall: most gold symbols. 5 gold.',
      'V7.123':
        'Tavern: most solitary symbols. 3 gold and a basic villager of your choice, built at once.',
      'V7.124': 'Bank: most villagers with coins on them. 5 gold.',
      'V7.125': 'Guildhall: most padlock symbols. 5 gold.',
      'V7.126': 'Lighthouse: the highest single silver value. 5 gold.',
      'V7.127': 'Marketplace: most food symbols. 5 gold.',
      'V7.128': 'Gold Mine: most ore symbols. 5 gold.',
      'V7.129': 'Ox Crane: most hay symbols. 2 gold and 1 builder symbol.',
      'V7.130': 'Sawmill: most wood symbols. 2 gold and 1 builder symbol.',
      'V7.131': 'Windmill: most production chains of at least 2 cards. 2 gold and 1 food symbol.',
    },
  },
  {
    title: 'Variants and modules alone',
    alone: true,
    rules: {
      'V8.1':
        'For a very first game leave out the padlocks: then nobody opens or pays anything for them.',
      'V8.2':
        'Number of players, solo level, padlocks, modules, when bronze pays, what the Windmill counts and whether the Courier is used are fixed when the table is opened, and everybody sees them.',
      'V8.30':
        'Modules may be used alone, though it is not recommended. Recruiter, Noble, Inn, Church, Windmill, Courier, Thief and Sheriff are left out.',
    },
  },
  {
    title: 'Alone against the Countess',
    alone: true,
    rules: {
      'V8.5':
        'The rules for 2 players apply, with the changes below. There is no first-player card.',
      'V8.6':
        'Each time you draft a villager, you then send the Countess one face-up villager of your choice from the Road. Only then are the empty slots filled.',
      'V8.7': 'So in the draft phase she gets as many villagers as you.',
      'V8.8': 'In her village every card lies alone: no chains, no padlocks, all symbols visible.',
      'V8.9': 'Coins on a villager that she gets are hers.',
      'V8.10':
        'For padlocks she counts as another player: if only she has the right villager, you pay her.',
      'V8.11': 'She does not build and decides nothing.',
      'V8.12':
        'Event phase, after building: carry out all open events in an order of your choice. Then the Countess takes the top villager of the Reserve. If it is worth 10 or more, 1 new event is revealed; if 1 to 9, 2 events; if nothing, 3 events.',
      'V8.13': 'New events are Summer events until the First Market was held, then Winter events.',
      'V8.14': 'An empty pile of events is made anew from its discarded ones.',
      'V8.15':
        'Once per game, at any time, the Jester discards one open event that has not begun to take effect.',
      'V8.16':
        'A slot of the Road emptied by an event is filled as when drafting. Events can bring on a market.',
      'V8.17':
        'If the Reserve is empty when a villager must come from it, the discard pile is shuffled into a new one.',
      'V8.18':
        'If an event takes a villager with coins from your village, you keep the coins. Founders cannot be taken.',
      'V8.19': 'If you must pay more than you have, you pay what you have.',
      'V8.20':
        'Mild: always 1 event a round, the Countess card without gold, and no “It Was You!”.',
      'V8.21': 'Strict: as described.',
      'V8.22':
        'Merciless: 2 events at the start, no Jester, no “It Was You!”, and the Countess begins with 10 gold.',
      'V8.23': 'On market days the Countess scores like a player, the gold on her card included.',
      'V8.24':
        'In the last round the open events are still carried out; no villager and no new events come after them.',
      'V8.25': 'You win with more gold than the Countess.',
      'V8.26': 'Your Founders may have to be turned as always. The Countess card never is.',
      'V7.70': 'The Countess card is worth 4 gold, with a gold symbol.',
      'V7.71': 'The Jester is yours from the start and is no hand card.',
    },
  },
  {
    title: 'Events',
    alone: true,
    rules: {
      'V7.72':
        'Most events take effect in the event phase. Events of the draft or build phase act in that phase, and in the event phase they are only put away.',
      'V7.73':
        'What the Countess scores comes from the bank; what you pay her comes from your supply; coins onto a villager lie on that card.',
      'V7.140':
        'Bribes: the bank puts gold on one villager of hers with a keyring, as much as the number beside its key.',
      'V7.141':
        'The Countess Bank: in the build phase, opening a padlock through the bank costs 3 gold.',
      'V7.142': 'Sinister Banquet: the Countess scores 2 gold for each food symbol in her village.',
      'V7.143': 'Guild Conspiracy: the bank puts 2 gold on each villager of hers with a keyring.',
      'V7.144':
        'Land Claim: pay her 2 gold for each basic villager in your village, covered ones too.',
      'V7.145':
        'Serfdom: in the build phase, the card you give for a basic villager goes to her village.',
      'V7.146': 'Value Added Tax: pay her 1 gold for each gold symbol in your village.',
      'V7.147': 'Black Market: both of you score your silver.',
      'V7.148':
        'Mood Swing: it is replaced by a new event of the same pile, which is carried out at once.',
      'V7.149':
        'Betrayer: a top villager of yours, of your choice and not a basic one, moves to her village.',
      'V7.150': 'Temporary Employment: she scores 2 gold for each different suit in your hand.',
      'V7.151': 'Customs: pay her 1 gold for each villager of the suit of which you have the most.',
      'V7.152':
        'Arrest: discard a top villager of your village, of your choice and not a basic one.',
      'V7.153': 'Arson: in the build phase you have 1 build action fewer, or pay the bank 3 gold.',
      'V7.154': '“It Was You!”: the Jester must be used before the round is over.',
      'V7.155': 'Dark Mood: as soon as it is revealed, two new events replace it.',
      'V7.156': 'Abduction: discard one villager of your hand.',
      'V7.157': 'Blackmail: she scores the highest printed gold of one villager in your village.',
      'V7.158': 'Trade Network: she scores one of her silver symbols.',
      'V7.159': 'Rats: in the draft phase you take 1 villager fewer, or pay the bank 3 gold.',
      'V7.160': 'Protection Money: pay her as much as lies in coins on one of your villagers.',
      'V7.161': 'Spy Network: she scores one of your silver symbols.',
      'V7.162': 'Tribute: pay her 1 gold for each villager in your hand.',
      'V7.163':
        'Conscription: she gets one more villager, from the top of a stack or of the Reserve; you choose from where.',
    },
  },
  {
    title: 'What is seen and known',
    rules: {
      'V9.1':
        'Nobody is shown more than these rules allow. Onlookers see as little as an opponent.',
      'V9.2': 'A card’s back shows its suit and nothing else.',
      'V9.5':
        'Villagers taken from a square into hand are known to all and shown to all in that hand.',
      'V9.6':
        'You go on seeing a card that you put face-down, as long as it is certain where it lies.',
      'V9.7':
        'The others know it only if they knew all cards of its suit in your hand and these all had the same name.',
      'V9.8':
        'Otherwise it is unknown to them, and so are then the remaining cards of that suit in your hand.',
      'V9.9': 'Only what somebody has really seen is kept track of; conclusions are yours to draw.',
      'V9.10':
        'Whoever looked through a stack, the Reserve or a hand knows those cards. For the others, what they knew about them is lost.',
      'V9.11': 'Shuffling ends all knowledge about where the shuffled cards lie.',
      'V9.12':
        'The list of what hidden cards could be names every villager that may still lie face-down. The discard pile is open to all.',
      'V9.13': 'A card that is played, drafted or openly discarded is known to all.',
      'V11.3':
        'In a turn you may take back everything up to the last thing that revealed something, until you send it. Drafts, blind draws and looks cannot be taken back, nor anything of an earlier turn.',
    },
  },
  {
    title: 'Rulings',
    rules: {
      'V-R1':
        'Where a printed value could not be found in public sources, it is reconstructed; everything published agrees with it.',
      'V-R6': 'The first player is drawn with equal chances.',
      'V-R8': 'If both markets are due in one round, no round comes between them.',
      'V-R9':
        'Whether a market is due is checked once a round, after building, Developments and events.',
      'V-R10': 'If nothing is left to draft, the missing drafts lapse.',
      'V-R11':
        'The draft limit changes at once with your food. If it falls, nothing is given back.',
      'V-R12': 'First the build limit is capped at 5, then Arson takes 1 away.',
      'V-R13': 'The Tinner does not work backwards: play it before the villagers it is to open.',
      'V-R14':
        'If a turn should ever end with an uncovered Monk or Apprentice of yours, it returns to your hand.',
      'V-R15':
        'The first villager with a suit on a Monk at the bottom fixes the Monk’s suit. It gets no symbol from that. A Monk as Founders is an additional place for grains.',
      'V-R16': 'An Apprentice cannot replace an Apprentice.',
      'V-R17': 'Coins on a villager that an Apprentice replaces go to its former owner.',
      'V-R18': 'Padlock symbols are the closed ones in the corner of a card.',
      'V-R19': 'A villager’s own symbols always count for it.',
      'V-R20':
        'Founders is a villager: its gold side is a gold symbol with 2 gold, its food side a food symbol. The same goes for the Countess card.',
      'V-R21': 'The Smuggler needs visible gold: what is covered is void.',
      'V-R22': 'The Wood Carver counts wood villagers only.',
      'V-R23': 'For Agent, Nun, Alchemist and bronze the best is taken automatically.',
      'V-R24': 'Several Agents may use the same villager.',
      'V-R25':
        'If bronze pays after the build phase, the order is: turning Founders, first-player card, bronze for all, Developments.',
      'V-R26':
        'The Carter counts whole piles, those with a Monk or an Apprentice at the bottom included.',
      'V-R27':
        'Freelancers are paid before anything else in the turn; one that you build now works for you from your next turn on. If your limit is 5 already, you are not asked.',
      'V-R28':
        'You may use a Thief once in a build turn, at any moment, even in the turn in which you build it. You need not.',
      'V-R29':
        'The Schemer may take a basic villager; it then lies openly in hand, may be built without a build action, and cannot be traded in. Founders and the Countess card cannot be taken.',
      'V-R30':
        'If the hand that the Noble sees holds only special villagers, nothing is stolen. Only the two of you learn what was stolen.',
      'V-R31':
        'After the Flaker, drafting goes on until every square is full again. Coins of the first draft stay with whoever got them.',
      'V-R32': 'The Benefactor is for one villager at most and is played on a draft turn only.',
      'V-R33': 'The villager taken by the Prophet goes openly to the square.',
      'V-R34':
        'The Recruiter works in each of your draft turns with at least 2 drafts left and 1 gold. A Prophet is one of the two drafts.',
      'V-R35': 'If the Reserve is empty, the Barbarian fills from the leftmost stack.',
      'V-R36': 'With fewer than 6 cards in the Reserve the Pigeoneer looks at all of them.',
      'V-R37':
        'The Courier is an option, as it breaks into another’s turn. It may be played until whoever drafts has taken a villager, and opens the Scoundrels to 5 players.',
      'V-R38':
        'Special villagers of the draft phase are played on your own draft turn before you take; several in a turn are allowed.',
      'V-R39':
        'A count of 0 never wins a Development. Food of the Windmill does not keep Founders from being turned. If no basic villager or no card is left, Tavern and Church give only gold.',
      'V-R40': 'Covered Founders are turned, too.',
      'V-R41': 'The discard pile is open, so a card traded in onto it is seen by all.',
      'V-R43':
        'The villager that the Countess draws is valued in her village. A silver villager worth 0 there brings 3 events.',
      'V-R44':
        'You make every choice that an event leaves open, also for the Countess. What it names must be chosen if there is any; otherwise it has no effect.',
      'V-R45':
        'An event of another phase that Mood Swing brings has no effect. The Jester may stop the new event first.',
      'V-R46':
        'As long as “It Was You!” is open and the Jester unused, the event phase cannot end without the Jester; any open event will do. If it was used before, there is no effect.',
      'V-R47':
        'Dark Mood comes before the Jester can stop it; the new events may be Dark Mood again.',
      'V-R48':
        'The discard pile is shuffled only alone, and only when the Countess or an event must draw from an empty Reserve.',
      'V-R49': 'You keep the coins of an arrested villager.',
      'V-R50':
        'Rats and Arson: you pay all 3 gold or have one less. You choose at the start of the phase.',
      'V-R51':
        'Customs counts cards, Founders as grains, basic villagers too, cards with two symbols once.',
      'V-R52': 'In the last round all open events are still carried out.',
      'V-R53': 'Events drawn before the First Market of the same round are still Summer events.',
      'V-R54':
        'Alone with modules you get one card of each. The Countess competes for Developments and takes the gold; of other rewards she gets only the Tavern’s basic villager, which you choose. Bronze pays her nothing.',
      'V-R55': 'Without padlocks their symbols still count for the Locksmith and the Guildhall.',
      'V-R56': 'With 2 players coins are offered in the last round, too.',
      'V-R59':
        'A special villager for the discard pile that would have no effect cannot be played, so that none is lost by a slip.',
      'V-R60': 'A villager from the Reserve counts for sending one to the Countess, too.',
      'V-R61': 'Coins on villagers that leave the Road go to the bank.',
      'V-R62': 'Mood Swing draws a Summer event even after the First Market.',
      'V-R63': 'Events of several phases are settled each by itself.',
      'V-R65':
        'With a limit of 5 or without gold you are not asked about Freelancers, and not about a Thief when nobody can be robbed.',
      'V-R66': 'Coins count on whichever of your cards they lie.',
      'V-R68':
        'With a Tinner you may still pay another player instead. As it is never better, you are not asked.',
      'V-R69':
        'Serfdom and the Countess Bank have taken effect once a card went to the Countess or the higher price was paid. Before that the Jester can discard them, in the build phase, too.',
      'V-R70':
        'A basic villager in a hand is like any other card there: the Noble may steal it, and it lies openly in the new hand. Discarded for an Abduction, it goes back to its stack.',
      'V-R71':
        'The draft limit is checked before every draft. If the Benefactor leaves less food in sight, your turn may end with it; nothing is given back.',
      'V-R72': 'Bronze symbols in the village of the Countess never pay.',
    },
  },
]
