import type { RulesChapter } from '../kernel/rules.ts'

/** The rules to be read, in English. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'The words of the game',
    rules: {
      'T1.1':
        'Each of the 60 Town cards can be used in three ways: as a foundation that becomes a building, as a resource, or as gold.',
      'T1.2': 'The card row is the open display, usually of 5 Town cards.',
      'T1.3': 'The deck is the face-down pile that cards are drawn from.',
      'T1.4': 'The discard pile lies face up, and everybody may browse it at any time.',
      'T1.5': 'Your district is everything that lies in front of you.',
      'T1.6':
        'Your player crest is your identity. It has a star ability and marks your gold store.',
      'T1.7': 'A foundation is a building not yet built. It lies sideways in your district.',
      'T1.8':
        'A building is a completed foundation. It stands upright in your district. Where these rules say building, they never mean a foundation.',
      'T1.9': 'The gold cost of a card is paid when its foundation is started.',
      'T1.10':
        'The resource cost of a card is a set of resource symbols. They are filled after the foundation was started.',
      'T1.11': 'The building cost of a card is its gold cost and its resource cost together.',
      'T1.12': 'There are three resources: stone, wood and straw.',
      'T1.13': 'Gold is money. It is not a resource.',
      'T1.14': 'Your gold store is the cards under your crest. Each of them is 1 gold.',
      'T1.15': 'The lower part of a card shows what the card gives as a resource or as gold.',
      'T1.16':
        'Every building has one of five types: trade, social, residential, culture or military.',
      'T1.17': 'A judge is scored at the end, for the most buildings of a type.',
      'T1.18': 'The judge row is the open judges above the card row.',
      'T1.19':
        'An award is claimed during the game by whoever meets its condition. The first to claim takes its card.',
      'T1.20':
        'The unused judges and the unused awards are set aside face down, each in a pile of their own.',
      'T1.21':
        'One card marks the reshuffles. At the end the winner gets it as a trophy: the Best District.',
      'T1.22': 'A build ability is used once, in the turn in which its building is completed.',
      'T1.23':
        'A star ability can be used again and again, but you use only one star ability in each of your turns.',
      'T1.24': 'An end ability counts in final scoring.',
      'T1.25': 'The Bank has the only row ability: it works while the card lies in the card row.',
      'T1.26':
        'There are exactly three actions: start a foundation, gain a resource, store a gold. Using an ability, completing a building and claiming an award are not actions.',
      'T1.27':
        'A round is one turn of each player, from the first player to the player before them.',
      'T1.28': 'The first player stays first player for the whole game.',
      'T1.29':
        'A reshuffle turns the discard pile into a new deck. The shuffling before the game is no reshuffle.',
      'T1.30': 'To discard a card is to put it face up on the discard pile.',
      'T1.31': 'Final scoring comes after the last round.',
      'T1.32': 'Points decide who wins.',
    },
  },
  {
    title: 'The cards',
    rules: {
      'T2.1':
        'There are 60 Town cards: 14 for trade, 12 social, 12 residential, 11 for culture and 11 military.',
      'T2.2': 'There are 8 awards, each with a condition and its points.',
      'T2.3':
        'There are 6 judges, each with a favoured building type and its points. Two of them favour trade.',
      'T2.4': 'There are 4 crests. One of them makes its owner first player.',
      'T2.5': 'One more card is both the reshuffle marker and the Best District.',
      'T2.6':
        'There are no tokens: each stored gold and each resource is a Town card. The gold of the Festival is the only exception.',
      'T2.7':
        'A Town card shows its name, type, points, gold cost, resource cost, what it gives, and at most one ability.',
      'T2.8':
        'Gold is not a resource: whatever speaks of resources never gives, counts, pays or takes gold.',
      'T2.9':
        'Where an award speaks of building cost, it means gold cost and resource cost together.',
      'T2.10':
        'A card may give one resource, one of two resources, gold, or gold or a resource. You use one of these, never several.',
      'T2.11': 'A card gives at most one thing: 1 gold or 1 resource.',
      'T2.12':
        'A card is gold while it lies under a crest, and a resource while it lies under a foundation.',
      'T2.13':
        'While a card is used as gold or as a resource, its name, type, points, cost and ability mean nothing.',
      'T2.14':
        'The rulebook does not print the cards. What is not in it is reconstructed here and marked as such on each card.',
    },
  },
  {
    title: 'Set-up',
    rules: {
      'T3.1': 'The 60 Town cards are shuffled into the deck.',
      'T3.2':
        'The top 5 Town cards become the card row, before any judge is put into the deck. So the first row never shows a judge.',
      'T3.4': '3 of the 6 judges are drawn unseen.',
      'T3.5':
        'With 2 players, 2 of these judges lie open and 1 is hidden about in the middle of the deck.',
      'T3.6':
        'With 3 or 4 players, 1 judge lies open, 1 is hidden about in the middle of the deck, and 1 lies at its very bottom.',
      'T3.7': 'Alone, it is as with 2 players, but the place of the judge in the deck is known.',
      'T3.8':
        'Two awards are turned up. They are the only awards in play; no others take their place.',
      'T3.9':
        'The other judges and awards are set aside face down. They may be needed as replacements or for an ability.',
      'T3.10': 'Everybody gets a crest at random, one of them that of the first player.',
      'T3.11': 'Whoever got that crest is first player. Turns go clockwise.',
      'T3.12': 'You begin with an empty district: no foundation, no building, no gold.',
      'T3.13': 'All randomness of the game comes from one source, sealed before the first move.',
    },
  },
  {
    title: 'The turn',
    rules: {
      'T4.0':
        'Whoever has the most points at the end wins. Points come from buildings, from abilities for final scoring, from awards and from judges.',
      'T4.1': 'The first player begins. Then turns go clockwise until the game ends.',
      'T4.2': 'A turn has two steps: first the row is refilled, then you carry out 2 actions.',
      'T4.3': 'During a turn only the player whose turn it is decides anything.',
      'T4.4': 'If the row has fewer than 5 Town cards, it is filled up to 5 from the deck.',
      'T4.5': 'If the row has 5 cards or more, nothing is drawn and nothing goes away.',
      'T4.6':
        'A judge drawn in the refill joins the judge row. It takes no place in the card row, and drawing goes on.',
      'T4.7': 'Several judges may turn up in one refill.',
      'T4.8':
        'If the deck runs out during the refill, the discard pile is reshuffled and the refill goes on.',
      'T4.9':
        'The refill belongs to the turn that it opens, and so does a reshuffle in it. You see your own refilled row as soon as the player before you is done.',
      'T4.10': 'In the first turn of the game the row is already full.',
      'T4.11': 'If deck and discard pile are both empty, the row stays short.',
      'T4.12':
        'What you take from the row is not replaced during your turn, unless an ability adds cards.',
      'T4.13':
        'In step 2 you carry out 2 actions. Each is one of: start a foundation, gain a resource, store a gold.',
      'T4.14': 'The two actions may be the same or different, in any order.',
      'T4.15':
        'You must carry out both actions as long as a legal one exists. If there is none, the rest of your actions is forfeited.',
      'T4.16': 'Every action takes exactly one card from the row.',
      'T4.17':
        'Before, between and after your actions you may use one star ability, use each open build ability once, and claim awards, but not in the middle of something else.',
      'T4.18':
        'What your first action brought can be used at once for the second and for abilities.',
      'T4.19':
        'Your turn ends when both actions are done or forfeited and you end it, or by itself when nothing is left that you could do. Unused abilities and gold of this turn lapse.',
      'T4.20':
        'Whenever the deck is empty during a turn, the discard pile becomes the new deck at once.',
      'T4.21':
        'That happens even if the last card just filled the row: the reshuffle belongs to that turn, not to the next draw.',
      'T4.22':
        'While you look at or reveal several cards through an ability, nothing is reshuffled. You see only as many cards as there are.',
      'T4.23': 'If the deck is empty after such an ability is over, it is reshuffled then.',
      'T4.24': 'Every reshuffle counts, even several in one turn.',
      'T4.25':
        'Only the discard pile is shuffled. What lies in the row, in districts and among judges and awards stays.',
      'T4.26': 'After a reshuffle there are no judges in the deck.',
      'T4.27':
        'A deck that holds only the judge at its bottom is not empty: there is no reshuffle until that judge is drawn.',
      'T4.28':
        'If the discard pile is empty too, nothing is reshuffled and nothing is counted. It is tried again after each later step.',
      'T4.29': 'The board shows how many reshuffles there were.',
    },
  },
  {
    title: 'Starting a foundation',
    rules: {
      'T5.1': 'Take 1 card from the row and put it sideways into your district as a foundation.',
      'T5.2': 'If the card has a gold cost, you pay all of it first.',
      'T5.3':
        'For each gold you discard 1 card of your gold store, or use gold of this turn. There is no change and no part payment.',
      'T5.4': 'If you cannot pay the whole gold cost, you may not start the card.',
      'T5.5':
        'Gold stored with your first action may pay for a foundation started with your second.',
      'T5.6': 'A card cannot pay for itself, and cards under foundations cannot pay gold.',
      'T5.7': 'If you have more gold cards than you need, you may choose which ones you pay.',
      'T5.8': 'Resource costs are not paid at the start.',
      'T5.9': 'You may have as many foundations as you like.',
      'T5.10':
        'A foundation is worth no points, counts for no award and no judge, and its ability cannot be used or copied.',
      'T5.11':
        'A foundation stays until it is completed, until an ability removes it, or until final scoring. You cannot give it up, and paid gold never comes back.',
      'T5.12':
        'The same holds for a foundation started through an ability, unless it says otherwise. It just takes no action.',
    },
  },
  {
    title: 'Gaining a resource',
    rules: {
      'T5.13':
        'Take 1 card that gives a resource from the row and put it at once under one of your foundations.',
      'T5.14': 'A card that gives only gold cannot be taken as a resource.',
      'T5.15': 'That foundation must still need the resource.',
      'T5.16':
        'It needs it if all cards under it, the new one included, can each cover a different symbol of its cost.',
      'T5.17': 'A card with two resources covers one symbol, with one or the other.',
      'T5.18':
        'You never have to fix which of the two it is. A card laid earlier moves to its other resource if a later card needs that.',
      'T5.19':
        'Without a foundation that needs it, a card cannot be taken as a resource. Resources cannot be kept anywhere else.',
      'T5.20': 'A foundation started with your first action can take a resource with your second.',
      'T5.21': 'A resource cannot go under the foundation of somebody else.',
      'T5.22':
        'Cards under a foundation cannot be moved, taken back or used as gold, unless an ability says so.',
      'T5.23': 'All this holds for resources from abilities, too.',
    },
  },
  {
    title: 'Storing a gold',
    rules: {
      'T5.24':
        'Take 1 card that gives gold from the row and slide it under your crest. It is now 1 gold.',
      'T5.25': 'Only cards that give gold may lie there.',
      'T5.26': 'You may store as much gold as you like.',
      'T5.27': 'A card that gives gold or a resource is only gold once it is stored.',
      'T5.28': 'Gold never covers a resource symbol.',
      'T5.29': 'Stored gold stays until you pay it. You may spend it in the same turn.',
    },
  },
  {
    title: 'Completing a building',
    rules: {
      'T5.30':
        'As soon as all symbols of a foundation are covered, it is completed at once. That happens by itself and is no action.',
      'T5.31':
        'The resource cards under it are discarded, the card is turned upright, and it is a building.',
      'T5.32': 'A card with a gold cost only is completed as soon as it is started.',
      'T5.33': 'So is a card without any cost.',
      'T5.34':
        'From then on the building is worth its points, counts for awards and judges, and its ability can be used.',
      'T5.35': 'You may complete several foundations in one turn.',
      'T5.36':
        'What was completed in a turn, and of which types, is remembered for abilities and awards that ask for it.',
      'T5.37':
        'Paid gold and the resources of a completed building are on the discard pile before an empty deck is reshuffled.',
    },
  },
  {
    title: 'Awards',
    rules: {
      'T5.40': 'You claim an award only in your own turn, after the refill.',
      'T5.41':
        'Its condition must be met at that moment. Foundations never help, and neither do the abilities of the Library and the Orphanage.',
      'T5.42': 'Claiming is free and no action. You may claim several awards in a turn.',
      'T5.43': 'Whoever claims an award first takes the card.',
      'T5.44':
        'The others may still earn the same award in their own turn of the same round. Whoever has had their turn in that round already cannot.',
      'T5.45': 'At the end of that round the award is closed for good.',
      'T5.46':
        'If you meet a condition and do not claim, you must wait for your next turn, and may claim then only if nobody else did in an earlier round.',
      'T5.47':
        'Whoever claims later in the round takes another, face-down award worth the same points. Only its points count.',
      'T5.48':
        'You can have each award only once. You keep it even if you no longer meet its condition.',
      'T5.49': 'For the Versatility Award it does not matter in which order you built.',
    },
  },
  {
    title: 'Abilities',
    rules: {
      'T5.50': 'Using a build or star ability is always your choice and never an action.',
      'T5.51':
        'An ability can be used from the completion of its building on, in that very turn, too.',
      'T5.52': 'Only the owner uses the abilities of a building.',
      'T5.53': 'A build ability may be used once, in the turn in which its building was completed.',
      'T5.54': 'When in that turn is up to you.',
      'T5.55': 'If you do not use it by the end of that turn, it is lost.',
      'T5.56':
        'If you complete several buildings in a turn, you may use the build ability of each, in any order.',
      'T5.57':
        'A building that leaves your district takes its unused ability along. Completed again later, it has a new one.',
      'T5.60':
        'In each of your turns you may use one star ability: that of one of your buildings or that of your crest.',
      'T5.61': 'It is one in all, not one for each building.',
      'T5.62': 'It may be that of a building completed in this turn.',
      'T5.63':
        'You may choose the same one again in later turns. What you do not use is not saved up.',
      'T5.64': 'Your crest has a star ability from the start: discard 1 card from the row.',
      'T5.65': 'Build abilities do not use up your star ability.',
      'T5.66': 'An end ability does nothing before final scoring.',
      'T5.70': 'Everybody may browse the discard pile at any time.',
      'T5.71':
        'If you take a card from the discard pile, any suitable card will do, not only the top one.',
      'T5.72': 'If an ability shows more cards than the deck has, you see those that there are.',
      'T5.73':
        'A judge that turns up through an ability joins the judge row. It does not count as one of the cards, and the ability goes on.',
      'T5.74': 'Only abilities of buildings can be copied, never those of foundations.',
      'T5.75':
        'If an ability costs its own building, that building goes to the discard pile and counts for nothing any more.',
      'T5.76': 'An ability that you cannot pay for, or that would change nothing, is not offered.',
    },
  },
  {
    title: 'The end of the game',
    rules: {
      'T6.1':
        'A reshuffle brings the end: with 1 or 2 players the first one, with 3 players the second, with 4 players the third.',
      'T6.2': 'The new deck is used as usual.',
      'T6.3': 'The round is played to its end. Then everybody has exactly one more turn.',
      'T6.4': 'So in the end all have had the same number of turns.',
      'T6.5': 'If the deck runs out again, it is reshuffled again. That does not change the end.',
      'T6.6': 'The last round is played like any other.',
      'T6.18':
        'If in a whole round nobody could carry out an action and no card moved, the game ends, too.',
    },
  },
  {
    title: 'Final scoring',
    rules: {
      'T6.7':
        'First, all foundations that are not completed are discarded with what lies under them.',
      'T6.8':
        'Then come the abilities that change what a building counts as (Library, Orphanage). Their owners decide in turn, beginning with the first player.',
      'T6.9':
        'Then the judges are scored, each on its own: it goes to the player with the most buildings of its type. Their number counts, not their points.',
      'T6.10': 'All judges of the judge row count, however they came there.',
      'T6.11': 'If several players tie for most, each of them scores the judge in full.',
      'T6.12':
        'A judge of whose type nobody has a building goes to nobody. That is our ruling: the rulebook does not say.',
      'T6.13':
        'Your points are the printed points of your buildings, the points of their end abilities, your awards and your judges.',
      'T6.14': 'Left-over gold is worth nothing.',
      'T6.15':
        'The most points win. If there is a tie, the most buildings decide; if that is a tie as well, the victory is shared.',
      'T6.16': 'The winner gets the Best District.',
      'T6.17':
        'In final scoring nothing is reshuffled, no award is claimed, and no build or star ability is used.',
    },
  },
  {
    title: 'Cards of special note',
    rules: {
      'T7.1':
        'Armoury: the judge it brings in is scored at the end like all the others, for whoever has the most. It does not simply go to the owner.',
      'T7.2':
        'Art Gallery: in the turn in which you complete it, it counts itself as a trade building completed in this turn. It can be used in later turns as well, but then needs another one.',
      'T7.3':
        'Bank: its ability works only while the card lies in the row. It stops at once when the card is taken. Still, the Bank is a card with an ability wherever that is asked for.',
      'T7.4':
        'Barracks: resources under the foundation that is converted are discarded first, and gold paid for it does not come back.',
      'T7.5': 'Bell Tower: it counts itself, too.',
      'T7.6': 'Bridge: the card it protects cannot be discarded either.',
      'T7.7': 'Farm: it counts itself, too. Only printed points matter, not what abilities add.',
      'T7.8':
        'Festival: its gold is not a card. You may spend it in this turn on anything that costs gold, together with gold cards if you like. What is left of it lapses.',
      'T7.9':
        'Fishery: 3 Town cards are revealed. One of them may become a resource, never gold. Judges that turn up join the judge row, and a short deck is not reshuffled before the end.',
      'T7.10':
        'Flower Stand: thanks to it, the row may have more than 5 cards. A judge that turns up joins the judge row, and the next card is drawn.',
      'T7.11': 'Gardens: there are 5 types. The Gardens are social and count themselves.',
      'T7.12':
        'Gatehouse: it copies buildings only. If the copied ability costs a building, that is the Gatehouse, not the building it copies.',
      'T7.13':
        'Inn: in the turn in which you complete it, it counts itself as a completed foundation. Later you need another one.',
      'T7.14': 'Library: its ability is of no help for awards during the game.',
      'T7.15':
        'Orchard: 3 Town cards are revealed as with the Fishery. If the chosen card has a gold cost, you must pay it.',
      'T7.16':
        'Orphanage: its ability is of no help for awards during the game. If you change it, it is no longer residential.',
      'T7.17':
        'Statue: taking the card is not an action. All other conditions of that use still hold.',
      'T7.18': 'Storehouse: it cannot pay a gold cost, only stand in for a resource.',
      'T7.19': 'Watchtower: it copies buildings only.',
      'T7.21': 'Versatility Award: the order in which you built does not matter.',
      'T7.22':
        'Sturdy Award: printed gold and resource cost count together, whatever you really paid. Foundations do not count.',
      'T7.23': 'The other awards and the judges are not described in the rulebook.',
    },
  },
  {
    title: 'What abilities do',
    rules: {
      'T7.60':
        'If an ability needs a building completed in this turn, its own building counts in the turn of its own completion, whatever its type.',
      'T7.61':
        'Discarding cards from the row: up to as many as it says. The row is not refilled for that.',
      'T7.62':
        'Replacing cards in the row: first discard up to as many as it says, then the same number comes from the deck.',
      'T7.63':
        'Adding a card to the row: it comes from the deck. If the deck is empty, it is reshuffled at once.',
      'T7.64':
        'Storing cards from the row as gold: only cards that give gold, up to as many as it says, without an action.',
      'T7.65':
        'Taking a card from the row: for one of the named uses, under its usual conditions, without an action.',
      'T7.66':
        'Taking a card from the discard pile: any card, for one of the named uses. First pay what it costs. A card that you just paid with cannot be taken back this way.',
      'T7.67': 'One more action: you must carry it out as long as a legal one exists.',
      'T7.68':
        'Market Stall: discard it, then store up to 2 cards from the row that give gold. Without such a card it is not offered.',
      'T7.69':
        'Storehouse: pay 1 gold. One missing symbol of a foundation of yours counts as covered from now on, and that may complete it. The cards already under it must still find a symbol each.',
      'T7.70':
        'Protecting a card in the row: nobody else may take it and nobody may discard it until your next turn.',
      'T7.71':
        'Moving a resource: from one of your foundations to another one that needs it. That may complete it.',
      'T7.72':
        'Looking at the top card of the deck: only you see it. You may discard it or leave it there. Judges are shown to all and skipped.',
      'T7.73': 'Gold for this turn: it can be spent like stored gold, until the turn ends.',
      'T7.74':
        'Copying: you use the ability of any building in any district as if it stood on your own card.',
      'T7.75':
        'Revealing for a resource: you may put 1 of the cards under a foundation of yours; the others are discarded.',
      'T7.76':
        'Revealing for a foundation: you may start 1 of the cards and pay its gold cost; the others are discarded.',
      'T7.77':
        'Bringing in a judge: all unused judges are shown to everybody, 1 of your choice joins the judge row, the others are turned face down again.',
      'T7.78':
        'Converting a foundation: the resources under it are discarded; then the card becomes 1 gold of your store, if it gives gold, or a resource under another foundation of yours that needs it.',
      'T7.79':
        'Cheaper starts: while the Bank lies in the row, every other foundation that is started costs 1 gold less, but never less than nothing.',
      'T7.80':
        'Points for a type: for each of your buildings that counts as that type in final scoring, this one included.',
      'T7.81':
        'Points for different types: for each type among your buildings, as they count in final scoring.',
      'T7.82':
        'Points for a printed value: for each of your buildings with exactly that value, this one included if it fits.',
      'T7.83': 'Points for judges: for each judge you score, ties included.',
      'T7.84': 'Points for awards: for each of your awards, replacements included.',
      'T7.85':
        'Changing the type: in final scoring the building counts as another type instead of its own.',
      'T7.86':
        'Counting once more: in final scoring the building also counts for a type that you name.',
      'T7.90':
        'The awards look at your buildings, or your stored gold, at the moment of claiming: different types, buildings of one type, all buildings, buildings of a certain cost, buildings with or without an ability, cards in your gold store, or foundations completed in this turn.',
    },
  },
  {
    title: 'Playing alone',
    alone: true,
    rules: {
      'T8.1':
        'With 2, 3 or 4 players only the judges at the start and the reshuffle that brings the end differ.',
      'T8.2':
        'Alone you set up as for 2 players: 2 open judges, 1 in the deck, 2 open awards. You are first player.',
      'T8.3': 'The judge in the deck has exactly 25 Town cards below it and 30 above it.',
      'T8.4': 'A turn goes as usual. A round is one turn.',
      'T8.5':
        'At the end of each turn you choose 2 cards that are left in the row and discard them.',
      'T8.6':
        'If fewer than 2 are left, you discard those. A card protected by the Bridge cannot be chosen.',
      'T8.7':
        'Awards can be claimed until the judge of the deck turns up. The turn in which it does is the last one for awards, to its very end.',
      'T8.8': 'That holds however that judge turns up. Other judges do not close the awards.',
      'T8.9':
        'When the deck runs out for the first time, it is reshuffled. You finish your turn and have exactly one more.',
      'T8.10': 'You win a judge only with at least 3 buildings of its type.',
      'T8.11':
        'There is no winner. Your points give you a title: below 30 Peasant, from 30 Citizen, from 34 Merchant, from 38 Noble.',
      'T8.12': 'There are no levels of difficulty.',
    },
  },
  {
    title: 'What is hidden, what is open',
    rules: {
      'T9.1': 'Nobody knows the order of the deck.',
      'T9.2': 'Everybody sees how many cards the deck has, hidden judges included.',
      'T9.3':
        'Which cards are still in the deck is not listed, but can be worked out from what lies open.',
      'T9.4': 'Which judges are in the deck is hidden until they turn up.',
      'T9.5':
        'Where the judge lies in the deck is not known exactly; a judge at the bottom is known to be there. Alone, the place is known.',
      'T9.6': 'The card row, the judge row and the awards in play are open.',
      'T9.7': 'Buildings, foundations and the cards under them are open.',
      'T9.8': 'Stored gold is open, too.',
      'T9.9': 'The discard pile and its order are open.',
      'T9.10':
        'The unused judges and awards are hidden. The Armoury shows the unused judges to everybody.',
      'T9.11': 'Of a replacement award or judge only the points are known.',
      'T9.12': 'Cards revealed through the Fishery or the Orchard are seen by all.',
      'T9.13': 'A card that somebody looks at through an ability is seen by them alone.',
      'T9.14': 'The round, the reshuffles and how near the end is are open.',
      'T9.15':
        'During a turn everybody sees what is left of it: actions, abilities, gold of this turn and protected cards.',
      'T9.16':
        'Everybody sees whether an award is unclaimed, still open or closed, and who has it.',
      'T9.17': 'The points so far are open.',
      'T9.18':
        'The secret behind the randomness is told after the game, so that everybody can check it.',
      'T9.19':
        'There are no hand cards and no secret goals. Only the deck, the judges in it and the unused piles are hidden.',
      'T9.20': 'A reshuffle hides the order of cards that everybody has seen.',
    },
  },
  {
    title: 'Our rulings where the rulebook is silent',
    rules: {
      'T-R1': 'The values that the rulebook does not tell are ours. They are marked on each card.',
      'T-R2':
        'All crests have the same ability: discard 1 card from the row. It is the one star ability of your turn.',
      'T-R3': 'In the middle of the deck means with 25 to 30 Town cards below, at random.',
      'T-R4':
        'Both actions must be carried out while a legal one exists, even one you would rather not.',
      'T-R5':
        'If you have no legal action, you may try to change that with abilities. Otherwise the rest lapses without penalty.',
      'T-R6': 'No ability can be used before the refill.',
      'T-R7':
        'A reshuffle happens as soon as the deck is empty and counts for the turn in progress. The refill belongs to the turn it opens.',
      'T-R8':
        'If deck and discard pile are both empty, nothing is counted. As soon as a card is discarded, it is reshuffled.',
      'T-R9':
        'If an ability that reveals cards empties the deck, its discarded cards are reshuffled along after it.',
      'T-R10': 'A judge that an ability meets in the deck is always shown to all and skipped.',
      'T-R11': 'Shuffling before the game is not a reshuffle.',
      'T-R12': 'You never fix which resource a card with two resources is.',
      'T-R13': 'Which gold cards you pay is your choice. If you make none, the oldest go first.',
      'T-R14': 'A card without any cost is completed at once.',
      'T-R15':
        'On the discard pile paid gold lies below the resources of the building completed with it.',
      'T-R16': 'You may have several cards of the same name.',
      'T-R17':
        'You cannot discard or move foundations, resources, gold or buildings just as you please.',
      'T-R18':
        'Awards are claimed for you as soon as you qualify in your turn, unless the table was opened without that.',
      'T-R19': 'A replacement award leaves the unused pile as it is; only its points count.',
      'T-R20': 'Each player gets each award only once.',
      'T-R21': 'If no card of the same value is left, you get the points all the same.',
      'T-R22': 'Replacements count wherever awards or judges are counted.',
      'T-R23': 'You keep an award even if you lose buildings later.',
      'T-R24': 'The Sturdy Award needs buildings, not foundations.',
      'T-R25': 'The unused build ability of a building that has left is lost.',
      'T-R26':
        'A copied star ability is your one star ability of the turn. A copied build ability is a build ability.',
      'T-R27':
        'What has begun is carried through before something else begins: an ability, a payment, a completion.',
      'T-R28': 'From the discard pile you may choose freely.',
      'T-R29': 'Of an ability you do as much as is possible.',
      'T-R30': 'The last round is the one after the round of the reshuffle that brings the end.',
      'T-R31':
        'Alone, if the deck runs out in the refill, that turn is not yet the last one: one more follows.',
      'T-R32': 'A whole round in which nothing could be done ends the game.',
      'T-R33': 'A judge for whose type nobody has a building goes to nobody.',
      'T-R34': 'Two judges favour trade. They are scored independently of each other.',
      'T-R35':
        'Changing the type in final scoring is up to the owner, who knows what players before decided. It holds for judges and for points.',
      'T-R36': 'Left-over gold breaks no ties.',
      'T-R37': 'If the victory is shared, all who share it are first.',
      'T-R38': 'The Art Gallery asks for trade buildings.',
      'T-R39':
        'The Bank works for everybody in their own turn while it lies in the row. It cannot be copied.',
      'T-R40':
        'The Bridge protects a card in the row until the start of your next turn. You yourself may take it. The protection ends if the card or the Bridge goes.',
      'T-R41':
        'The gold of the Festival is spent first unless you choose otherwise. It is not stored gold.',
      'T-R42': 'What is left of revealed cards is discarded. You need not take any.',
      'T-R43':
        'Gatehouse and Watchtower copy any building in any district, but no foundations, crests, end abilities, the Bank, or each other.',
      'T-R44':
        'The Library counts once more, even for its own type, but stays one building for everything else. The Orphanage may become any other type.',
      'T-R45':
        'The Barracks need a foundation that can really become gold or a resource for another one.',
      'T-R46': 'What the Storehouse covers stays covered. It never helps with gold.',
      'T-R47':
        'With the Armoury the owner chooses the judge, in the open. Without unused judges it does nothing.',
      'T-R48':
        'The Flower Stand reshuffles an empty deck at once. If there is no card at all, it does nothing.',
      'T-R49': 'Alone, only the judge that was put into the deck at the start closes the awards.',
      'T-R50':
        'Alone, you discard the 2 cards after everything else in your turn. In the last turn it is left out.',
      'T-R53': 'Crests differ only in who is first player and in their looks.',
      'T-R54':
        'You may take back steps of your turn as far as the last one that revealed something. The end of a turn is final.',
      'T-R55':
        'As long as you could still use an ability, you end your turn yourself. Otherwise it ends by itself, unless the table asks for a confirmation every time.',
      'T-R57':
        'The Bank makes every start cheaper, also one by an ability. The printed cost for awards stays the same.',
      'T-R58': 'Gold for abilities is paid like gold for foundations, also with gold of this turn.',
      'T-R59':
        'Nothing could be done in a round in which no card came to or left the row, the deck or the discard pile and no building was finished. A resource that the School moves does not count.',
      'T-R60': 'A card in the row that is protected already cannot be protected again.',
      'T-R61':
        'A Gatehouse that copies the Art Gallery does not count itself as the trade building of its own turn. For a copied Inn it counts as any building does.',
      'T-R62':
        'If you name the Library’s own type, it counts twice for the judges, but only once for a building that brings points for each building of a type.',
      'T-R63':
        'The deck is checked after each draw and refill, and otherwise when an action or ability is carried out as a whole. In the middle of one it may be empty beside discarded cards.',
    },
  },
]
