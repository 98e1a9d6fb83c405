import type { RulesChapter } from '../kernel/index.ts'

/** The rules of Settlement to be read, in English. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'What is on the table',
    rules: {
      'S2.1':
        'The market has nine building spaces; beside it are the building stack, the three stacks of terrains, the hero deck with the row of four heroes, and the row of artifacts. Everybody shares them.',
      'S2.2': 'Everybody has a player board.',
      'S2.3': 'There are 48 heroes.',
      'S2.4': 'There are 14 artifacts, all different.',
      'S2.5': 'There are 36 buildings: three of each of twelve kinds.',
      'S2.6': 'There are 36 terrains: twelve for each of the regions I, II and III.',
      'S2.7': 'You have six basic settlers. Bonus settlers come as you gain them.',
      'S2.8': 'Monsters come in four colours: green, yellow, blue and red.',
      'S2.10': 'Wood, clay and stone are the basic resources.',
      'S2.11': 'Diamonds and gold are the rare resources.',
      'S2.13': 'A terrain shows one resource and the colour of one monster.',
      'S2.14':
        'A hero shows a base cost, the colour of a monster, and victory points: a fixed number, or 1 for each of your terrains, outposts or buildings. Some bring 1 or 2 bonus settlers at once.',
      'S2.15': 'A building shows its cost and the effect it has when it is activated.',
      'S2.16':
        'The upper half of your board is the wilderness: three regions of three terrain spaces. Region I lies next to the settlement, region III at the top.',
      'S2.17':
        'The lower half is the settlement: three streets of three building spaces. Nothing in it depends on what lies next to what.',
      'S2.18':
        'Each action has its space on your board. Each region and each street has one of its own, and so has each outpost.',
      'S2.19': 'You hold one artifact at a time.',
    },
  },
  {
    title: 'Set-up',
    rules: {
      'S3.1': 'The game starts in round 1.',
      'S3.2': 'The terrains lie face down in three shuffled stacks, I, II and III.',
      'S3.3':
        'The buildings are shuffled, and nine of them are laid out, one on each market space. Copies are not stacked yet.',
      'S3.4':
        'The heroes are shuffled; four of them form the hero row, positions 1 to 4 from left to right.',
      'S3.5':
        'Artifacts are turned up: three more than there are players. The others take no part, except when you play alone.',
      'S3.6':
        'You start with six basic settlers, 1 wood, 1 clay and 1 stone, and with nothing else.',
      'S3.7': 'Everything else is in the general supply.',
      'S3.8': 'Chance decides who gets the start marker.',
      'S3.9':
        'Then everybody takes one artifact: first the player to the right of the start player, then on counter-clockwise. The start player chooses last.',
      'S3.10':
        'Your artifact lies open on your board. Three artifacts are left in the row, and it is not refilled.',
      'S3.11': 'What an artifact brings when it is taken, it brings now, too.',
      'S3.12': 'Alone: four artifacts to choose from, and the others form a stack.',
      'S3.13': 'Two players: five artifacts to choose from.',
      'S3.14': 'Three players: six artifacts to choose from.',
      'S3.15': 'Four players: seven artifacts to choose from.',
      'S3.16': 'Nothing else depends on the number of players.',
    },
  },
  {
    title: 'Course of play',
    rules: {
      'S4.1': 'The game lasts six rounds.',
      'S4.2':
        'In a round you take turns clockwise, beginning with whoever held the start marker when the round began, until everybody has passed. Whoever has passed is skipped.',
      'S4.3':
        'In your turn you may do at most one action and invite at most one hero, in either order, but no hero in the middle of an action.',
      'S4.4': 'A turn holds an action or a hero, or both. If you do neither, you must pass.',
      'S4.5': 'You may also only invite a hero, even with no settlers left.',
      'S4.6':
        'At any moment of your turn you may exchange resources, as often as you like. That is neither an action nor a turn.',
      'S4.7':
        'After your action or hero you may end your turn and stay in the round, or pass at once.',
      'S4.8': 'You may always pass in your turn, even with settlers left.',
      'S4.9': 'Passing is final: no more turns and no more exchanges for you in this round.',
      'S4.10':
        'If only one player has not passed, that player takes turn after turn until passing.',
      'S4.11':
        'Whoever passes first in a round takes the start marker at once and begins the next round. The order of the current round does not change.',
      'S4.12':
        'Passing in rounds 1 to 5 has three steps: return basic resources, take back settlers, change the artifact.',
      'S4.13':
        'When all have passed in rounds 1 to 5, the round ends: a hero leaves, the market is stacked and refilled, and the next round begins.',
      'S4.14':
        'The hero on position 4 leaves; the others move one position to the right, and a new hero comes to position 1.',
      'S4.15':
        'Of each building that lies on the market more than once, all copies are stacked on one space.',
      'S4.16': 'Then every empty market space gets a new building.',
      'S4.17':
        'A new building never goes onto a stack, even of its own kind; it waits beside it until the end of the next round.',
      'S4.18': 'Round 6 has no such end: as soon as all have passed, the game is over.',
      'S4.19': 'Players never trade with each other; you exchange with the general supply only.',
      'S4.20':
        'Nobody can change anything on another board. You meet in the market, the hero row, the artifact row and over the start marker.',
    },
  },
  {
    title: 'Placing settlers',
    rules: {
      'S5.1':
        'You pay each action with settlers: they go to its space and stay there until you pass.',
      'S5.2': 'Basic and bonus settlers count the same, mixed or not.',
      'S5.3': 'Without enough settlers there is no action. No exchange brings settlers.',
      'S5.4':
        'A region, a street or an outpost with a settler on it is closed for the rest of the round; only the Guiding Star and the Key of Knowledge open one again.',
      'S5.5': 'All other actions can be done any number of times in a round.',
      'S5.6': 'You place settlers on your own board only, so nobody blocks anybody.',
      'S5.7': 'There are seven actions.',
      'S5.8': 'Constructing a building takes 1 settler.',
      'S5.9': 'Exploring a terrain takes 1, 2 or 3 settlers, for region I, II or III.',
      'S5.10':
        'Hunting a monster takes 1 settler for a green, 2 for a yellow, 3 for a blue and 4 for a red one.',
      'S5.11': 'Building an outpost takes 1 settler.',
      'S5.12': 'Activating a region takes 1 settler.',
      'S5.13': 'Activating a street takes 1 settler.',
      'S5.14': 'Activating an outpost takes 1 settler.',
    },
  },
  {
    title: 'Construct a building',
    rules: {
      'S5.15':
        'You need 1 settler, an empty building space, and a building on the market whose cost you have. Exchange first: the exact cost must lie in your supply.',
      'S5.16':
        'Choose a market space, pay, and put its top building on any empty space of any street.',
      'S5.17':
        'With all nine spaces built on you cannot construct. Buildings are never moved, replaced or removed.',
      'S5.18':
        'If the market space is empty now, a new building comes there. If others of the stack are left, none comes.',
      'S5.19':
        'Constructing does not use the building’s effect, except with the Eternal Hourglass.',
    },
  },
  {
    title: 'Explore a terrain',
    rules: {
      'S5.20': 'Choose a region and place 1, 2 or 3 settlers for region I, II or III.',
      'S5.21': 'Your first terrain comes from region I and goes on any of its three spaces.',
      'S5.22':
        'Every further terrain must lie next to one you have explored, also within region I. Without such an empty space you cannot explore that region.',
      'S5.23':
        'Draw the top terrain of the region’s stack, put it on a space of that region, then check for monsters. You see the terrain before you choose the space, and you must place it.',
    },
  },
  {
    title: 'Monsters',
    rules: {
      'S5.24':
        'Monsters are checked for when you explore, and when a region is activated, for each terrain that yielded something. Never at another time.',
      'S5.25':
        'If a hero in the row shows the terrain’s monster colour, a monster of that colour comes to the terrain.',
      'S5.26': 'Several heroes of the colour bring only one monster.',
      'S5.27': 'No monster ever comes to a terrain with an outpost.',
      'S5.28': 'There is never more than one monster on a terrain.',
      'S5.29': 'Only heroes in the row count, not those who were invited or have left.',
      'S5.30': 'The check is automatic; only with the Shaman Mask do you decide.',
      'S5.31':
        'A terrain with a monster counts as explored, but it yields nothing and cannot get an outpost.',
    },
  },
  {
    title: 'Hunt a monster',
    rules: {
      'S5.32':
        'Choose a monster on one of your own terrains and place 1 settler for a green, 2 for a yellow, 3 for a blue, 4 for a red one.',
      'S5.33':
        'The monster goes, and you take the reward: green 1 diamond, yellow 1 gold, blue 2 gold, red 1 diamond and 2 gold.',
      'S5.34': 'Hunting always succeeds, one monster at a time, and no check follows.',
      'S5.35':
        'The terrain is safe again and can yield in the same round, if its region has not been activated yet.',
    },
  },
  {
    title: 'Outposts',
    rules: {
      'S5.36':
        'Building an outpost takes 1 settler and no resources. You need a terrain with neither monster nor outpost.',
      'S5.37': 'Each terrain holds at most one outpost, and outposts stay for good.',
      'S5.38':
        'An outpost keeps monsters away for good, can be activated, also in the round it was built in, and lets you keep 1 basic resource when you pass.',
      'S5.53': 'Activating an outpost: place 1 settler on an outpost of yours that has none.',
      'S5.54': 'You gain 1 of the resource of its terrain. No monster check.',
      'S5.55': 'Each outpost can be activated once per round, each by an action of its own.',
      'S5.56': 'It does not matter whether the region has been activated, before or after.',
    },
  },
  {
    title: 'Activate a region',
    rules: {
      'S5.39':
        'Place 1 settler on region I, II or III. It must not have been activated this round.',
      'S5.40': 'Every terrain of the region without a monster yields 1 of its resource.',
      'S5.41': 'A terrain yields here even if its outpost was activated this round.',
      'S5.42': 'A terrain with a monster yields nothing.',
      'S5.43':
        'Then monsters are checked for on each terrain that yielded and has no outpost. First come all resources, then all checks.',
      'S5.44': 'Each region once per round, except with the Guiding Star.',
    },
  },
  {
    title: 'Activate a street',
    rules: {
      'S5.45': 'Place 1 settler on a street that has not been activated this round.',
      'S5.46': 'You may use each building of the street once, in any order.',
      'S5.47': 'Using a building is always up to you.',
      'S5.48': 'You may exchange between one building and the next.',
      'S5.49':
        'What you cannot pay, you cannot use; but you may first exchange for it, or gain it from another building.',
      'S5.50': 'Each street once per round, except with the Key of Knowledge.',
      'S5.51':
        'A building that comes into a street after it was activated has to wait for the next round.',
      'S5.52': 'A building that comes into a street before it is activated takes part.',
    },
  },
  {
    title: 'What you gain',
    rules: {
      'S5.57': 'Gains come from the general supply into yours and can be used at once.',
      'S5.58': 'There is no limit to what you may hold during a round.',
      'S5.59': 'Bonus settlers can be used in the very turn that brings them.',
      'S5.60':
        'A bonus settler works once: the placed ones leave when you pass, the others stay with you.',
    },
  },
  {
    title: 'Exchanging',
    rules: {
      'S5.61':
        'At any moment of your turn, also right before passing, you may exchange at these rates, as often as you like.',
      'S5.62': 'Any 2 basic resources become 1 basic resource of your choice.',
      'S5.63': '1 wood, 1 clay and 1 stone become 1 diamond.',
      'S5.64': '2 diamonds become 1 gold.',
      'S5.65': '1 gold becomes 1 basic resource of your choice.',
      'S5.66':
        'You may go on exchanging what you got: so 2 diamonds become 1 basic resource of your choice.',
      'S5.67':
        'There are no other rates: none from gold to diamonds, and none that makes a diamond of fewer than three different basic resources.',
      'S5.68':
        'No exchange in another’s turn, while artifacts are drafted, or after you have passed.',
      'S5.69': 'What lies on a Bank or a Church can be neither exchanged nor spent.',
    },
  },
  {
    title: 'Invite a hero',
    rules: {
      'S5.70':
        'Once in your turn, before or after your action, you may invite a hero of the row. No settler is needed.',
      'S5.71':
        'You pay the base cost and a surcharge: 2 diamonds on position 1, 1 diamond on position 2, none on positions 3 and 4.',
      'S5.72': 'The surcharge belongs to the position, whoever lies there.',
      'S5.73': 'The cost must be paid exactly; what you lack you must exchange for first.',
      'S5.74':
        'You pay, gain the hero’s bonus settlers, and the hero is yours. The heroes to the left of the gap move to the right, and a new one comes to position 1.',
      'S5.75':
        'The row is full again at once: a hero invited before your action changes which monsters come in it.',
      'S5.76': 'You may invite as many heroes as you like over the game; they take up no space.',
    },
  },
  {
    title: 'Passing',
    rules: {
      'S5.77': 'You pass instead of a turn, or right after your action or hero.',
      'S5.78': 'Before that you may still exchange, with the artifact you hold.',
      'S5.79': 'If you are the first of the round, you take the start marker.',
      'S5.80':
        'In rounds 1 to 5 the three steps follow in this order: resources, settlers, artifact.',
      'S5.81': 'In round 6 none of them follows: the game is over for you.',
      'S5.82':
        'Then the next player who has not passed takes a turn; if there is none, the round ends.',
      'S5.83': 'During and after the steps you cannot exchange.',
      'S5.84': 'First, all your wood, clay and stone goes back.',
      'S5.85': 'For each outpost you keep 1 basic resource of any kind; you choose which.',
      'S5.86': 'What you keep is yours to use in the next round like anything else.',
      'S5.87': 'Diamonds and gold always stay.',
      'S5.88': 'Second, all your basic settlers come back, so every round starts with six.',
      'S5.89': 'The bonus settlers you placed leave.',
      'S5.90': 'The bonus settlers you did not place stay.',
      'S5.91':
        'Third, you take an artifact from the row, and then put your old one into the row. You cannot keep the same one.',
      'S5.92': 'You choose among the three that lie there before yours comes back.',
      'S5.93': 'Those who pass later in the round can take yours.',
      'S5.94':
        'What the new artifact brings when it is taken, it brings at once; everything else works in the next round.',
      'S5.95': 'An artifact works for one round.',
    },
  },
  {
    title: 'End and scoring',
    rules: {
      'S6.1': 'The game ends when all have passed in round 6.',
      'S6.2': 'Victory points come from heroes, Banks and Churches only.',
      'S6.3':
        'Each artisan counts the printed points, each adventurer 1 per terrain of yours, each defender 1 per outpost, each builder 1 per building, as they are at the end.',
      'S6.4': 'Terrains with monsters count, too.',
      'S6.5': 'Each gold on a Bank is worth 5 points, each diamond on a Church 4.',
      'S6.6': 'Everything else is worth nothing by itself.',
      'S6.7': 'The most points win.',
      'S6.8':
        'In a tie, most gold left in the supply wins, then most diamonds. If that is equal, too, the victory is shared.',
      'S6.9': 'Gold on Banks and diamonds on Churches do not count for ties.',
    },
  },
  {
    title: 'Artifacts',
    rules: {
      'S7.1':
        'Eternal Hourglass: a building you construct may be used once, right after you have placed it.',
      'S7.2':
        'Enchanted Compass: a terrain you explore brings 1 of its resource, before monsters are checked for, and whether one comes or not.',
      'S7.3': 'Mace of Valor: each monster you hunt brings 1 diamond more.',
      'S7.4':
        'Potion of Power: each outpost you build brings 1 of the resource of its terrain. No monster check.',
      'S7.5': 'Living Chest: 1 bonus settler when you take it.',
      'S7.6':
        'Scroll of Fortune: each region you activate brings 1 resource more, of one of its terrains, with or without a monster; you choose which.',
      'S7.7': 'Crown of Dominion: each outpost you activate brings 1 more of its resource.',
      'S7.8': 'Ornate Tankard: each hero you invite brings 1 bonus settler more.',
      'S7.9': 'Magic Treasure: 1 gold when you take it.',
      'S7.10': 'Diamond Ring: 1 diamond when you take it.',
      'S7.11':
        'Guiding Star: once this round you may activate one region a second time, as an action with 1 settler. Resources and monsters come as usual.',
      'S7.12':
        'Key of Knowledge: once this round you may activate one street a second time, as an action with 1 settler.',
      'S7.13':
        'Mirror of Transformation: you may exchange 1 basic resource for 1 basic resource of your choice, as often as you like.',
      'S7.14':
        'Shaman Mask: whenever monsters are checked for on a terrain of yours, you decide whether one comes, whatever the heroes show.',
    },
  },
  {
    title: 'Buildings',
    rules: {
      'S7.20': 'Sawmill, for 1 stone: gain 1 wood.',
      'S7.21': 'Clay Pit, for 1 wood: gain 1 clay.',
      'S7.22': 'Quarry, for 1 clay: gain 1 stone.',
      'S7.23': 'Diamond Mine, for 1 gold: gain 1 diamond.',
      'S7.24': 'Alchemist, for 1 stone: give 1 gold, gain 2 diamonds.',
      'S7.25': 'Bazaar, for 1 diamond: give 1 basic resource of any kind, gain 1 gold.',
      'S7.26': 'Warehouse, for 1 diamond: gain 1 basic resource of your choice.',
      'S7.27': 'Gem Cutter, for 1 gold: give 1 diamond, gain 1 wood, 1 clay and 1 stone.',
      'S7.28': 'Tavern, for 1 gold: give 1 diamond, gain 2 bonus settlers.',
      'S7.29': 'Bank, for 1 clay: lay 1 gold on it for good; at the end each is worth 5 points.',
      'S7.30':
        'Church, for 1 wood: lay 1 diamond on it for good; at the end each is worth 4 points.',
      'S7.31':
        'Trading Post, for 1 diamond: choose a terrain of yours with an outpost and gain 1 of its resource.',
      'S7.32': 'Bank and Church hold any number; each use adds exactly one.',
      'S7.33': 'A building is used at most once per activation, with exactly the printed amounts.',
      'S7.34':
        'The Trading Post does not activate the outpost: no settler goes there, it works beside the outpost’s own activation, no monster is checked for, and the Crown adds nothing. Without an outpost it does nothing.',
    },
  },
  {
    title: 'Monsters and heroes',
    rules: {
      'S7.40': 'Forest Gnoll, green: 1 settler, reward 1 diamond.',
      'S7.41': 'Steppe Manticore, yellow: 2 settlers, reward 1 gold.',
      'S7.42': 'Water Hydra, blue: 3 settlers, reward 2 gold.',
      'S7.43': 'Cave Drake, red: 4 settlers, reward 1 diamond and 2 gold.',
      'S7.50': 'Guild of Adventurers: 1 point for each of your terrains.',
      'S7.51': 'Guild of Defenders: 1 point for each of your outposts.',
      'S7.52': 'Guild of Builders: 1 point for each of your buildings.',
      'S7.53': 'Guild of Artisans: the number on the card.',
      'S7.54':
        'The settlers pictured on a hero are 1 or 2 bonus settlers, once, when you invite that hero.',
    },
  },
  {
    title: 'Playing alone',
    alone: true,
    rules: {
      'S8.1': 'Alone, all rules hold, with the following differences.',
      'S8.2': 'Four artifacts are turned up; choose one for round 1. The other ten form a stack.',
      'S8.3':
        'When you pass and take a new artifact, the old one leaves the game, and one from the stack comes to the row.',
      'S8.4': 'So from round 2 on you choose among three, and none comes back.',
      'S8.5': 'You take turn after turn until you pass; the start marker means nothing.',
      'S8.6':
        'A round ends as with more players: a hero leaves, the market is stacked and refilled.',
      'S8.7':
        'There is no win and no loss, but a rank: up to 50 points Settler, from 51 Mayor, from 76 Knight, from 101 Lord or Lady.',
      'S8.8': 'There are no variants, modules or levels of difficulty.',
    },
  },
  {
    title: 'What is hidden',
    rules: {
      'S9.1': 'Nobody knows the order of the hero deck, only how many cards are left.',
      'S9.2': 'The hero row is open.',
      'S9.3': 'Invited heroes stay open to all, unless the table plays with heroes face down.',
      'S9.4': 'The heroes that have left are known.',
      'S9.5': 'Nobody knows the order of the terrains in their stacks, only how many are left.',
      'S9.6': 'Terrains, monsters and outposts on the boards are open.',
      'S9.7': 'Nobody knows which building comes next, only how many are left.',
      'S9.8': 'The market is open, with the height of its stacks.',
      'S9.9': 'Buildings on the boards are open, with what lies on Banks and Churches.',
      'S9.10': 'All artifacts in the row and on the boards are open.',
      'S9.11': 'With two to four players the artifacts that take no part are never shown.',
      'S9.12':
        'Alone, nobody knows the order of the artifact stack; the artifacts that have left are known.',
      'S9.13': 'Everybody’s supply and settlers are open.',
      'S9.14': 'The start marker, the round, and who has passed in which order are open.',
      'S9.16':
        'Everybody sees all points at any time, unless the table plays with heroes face down.',
    },
  },
  {
    title: 'Rulings',
    rules: {
      'S-R1':
        'The rulebook does not list the heroes and the terrains one by one: their values are our own reconstruction.',
      'S-R2': 'Terrain spaces are adjacent above, below, left and right, not diagonally.',
      'S-R3': 'You may also explore next to a terrain with a monster.',
      'S-R4': 'Resources and bonus settlers never run out.',
      'S-R5': 'Monsters and outposts never run out either.',
      'S-R6': 'The buildings lie in one stack, so there is no pile to choose.',
      'S-R7': 'A market space is refilled only when it is empty.',
      'S-R8': 'With the Eternal Hourglass: pay, place, use, and only then the market is refilled.',
      'S-R9': 'When the building stack is used up, empty market spaces stay empty.',
      'S-R10':
        'When the hero deck is used up, the heroes still move to the right, and no new one comes.',
      'S-R11': 'With fewer than four heroes in the row, those that are there count.',
      'S-R12':
        'You may activate a region that yields nothing, and a street without buildings or without a possible effect. Often it is the only way to wait.',
      'S-R13': 'Only exchanging is no turn: without action and hero you can only pass.',
      'S-R14':
        'Your last exchange comes before passing. What a new artifact brings can be exchanged from your next turn on.',
      'S-R15': 'A diamond takes one wood, one clay and one stone, not any three.',
      'S-R16': 'When you pass in round 6 you drop nothing, take nothing back and get no artifact.',
      'S-R17': 'For ties only what lies in your supply counts.',
      'S-R18':
        'Outposts store any basic resource, whatever their terrain. If all of it fits, it all stays without a question; otherwise you choose, and may also keep less.',
      'S-R19':
        'Exchanges that only lose are allowed; the board does not offer them, the list of moves does.',
      'S-R20':
        'The Scroll of Fortune adds a resource of any terrain of the region, one with a monster too: it comes from the general supply. It comes together with the others, before the checks, and causes no check of its own.',
      'S-R21':
        'With the Shaman Mask you decide terrain by terrain, and only where a check is due. It removes no monster and brings none to an outpost.',
      'S-R22': 'Artifacts that bring something when taken do so before round 1, too.',
      'S-R23': 'You may have several copies of a building; each works for itself.',
      'S-R24': 'The Trading Post uses your own outposts only.',
      'S-R25':
        'Invited heroes are shown to all. A table can also play with heroes face down, as the rulebook has it: then everybody sees only their own heroes and points, until the end.',
      'S-R26':
        'Basic settlers are placed first. If you want otherwise, say before the action how many bonus settlers to use.',
      'S-R27': 'Heroes of any guild may bring bonus settlers.',
      'S-R28':
        'Whoever passes first in time gets the start marker; the current round goes on clockwise.',
      'S-R29': 'Your turn never ends by itself: you end it, or pass.',
      'S-R30':
        'With the Guiding Star or the Key of Knowledge the second activation is an action of a later turn, with a settler of its own. Only one region or street has a second one in the round, and none a third.',
      'S-R31':
        'Copies of a building are stacked on the first of their market spaces, and empty spaces are refilled from the first on.',
      'S-R32':
        'If a building lies both in a stack and alone, you choose the space you take it from.',
      'S-R33':
        'What an artifact brings comes by itself; you decide about Hourglass, Star, Key, Mirror and Mask.',
      'S-R34': 'The first four heroes fill positions 1 to 4 in the order in which they are drawn.',
      'S-R35':
        'You choose the space after you have seen the terrain; a single possible space is taken at once.',
      'S-R36': 'Terrains, buildings and outposts are never moved or removed.',
      'S-R37': 'The terrain stacks always suffice.',
      'S-R38':
        'Alone, a new artifact comes to the row in round 5, too, though it does not matter any more.',
      'S-R39': 'You hunt on your own board only.',
      'S-R40':
        'Nothing is exchanged without you; the board only proposes exchanges for what you want to buy.',
      'S-R41': 'Exchanges happen one after the other, each with what the one before has left.',
      'S-R42': 'For a second activation the artifact you hold in this round counts.',
      'S-R43':
        'No hero can be invited between drawing a terrain and the check: an action is finished first.',
      'S-R44': 'A monster that comes in an activation costs nothing of its yield.',
      'S-R45':
        'Clockwise is the order in which you sit at the table; to the right is the other way round.',
      'S-R46':
        'A player who has left the table counts as having passed in every round that is left, never as the first, and keeps the artifact. If that player holds the start marker, the next one clockwise begins.',
      'S-R47':
        'You may exchange in your turn, between two buildings of a street, and before using a building with the Hourglass; not while a drawn terrain waits for its space or the Mask for your decision.',
      'S-R48': 'What has begun must be decided first: no hero and no other action in between.',
      'S-R49': 'The check looks at the hero row as it is in that moment.',
    },
  },
  {
    title: 'By post',
    rules: {
      'S11.1':
        'Your first artifact is final once it is sent, because the next player chooses after you.',
      'S11.2':
        'In your turn you may exchange, do one action, invite one hero, end the turn or pass.',
      'S11.5':
        'A building that brings a new one to the market can be taken back until you send it.',
      'S11.7': 'A terrain is drawn only when you send; then the exploring cannot be taken back.',
      'S11.17':
        'A new hero comes to the row only when you send; then the invitation cannot be taken back.',
      'S11.18':
        'You end your turn yourself once you have done an action or invited a hero. Alone you need not: the next action ends the turn before it.',
      'S11.19':
        'If you can neither act nor invite nor exchange, you pass by yourself and only choose your artifact. An activation without effect is an action, too.',
      'S11.20': 'If your outposts cannot keep everything, you choose what stays.',
      'S11.21': 'Your new artifact is final once it is sent.',
      'S11.22':
        'Everything else is automatic: payments, gains, monsters, the hero row, the market, the start marker and the scoring.',
      'S11.24': 'The table never waits for more than one of you.',
    },
  },
]
