import type { RulesChapter } from '../kernel/index.ts'

/** The rules of My Village to be read, in English. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'What is on the table',
    rules: {
      'M2.1':
        'The main board has the rat track with a start space for each number of players, the ten chronicle spaces (two for each profession), the anonymous graves, the market office with its black banner, and the customer deck.',
      'M2.2': 'The village boards are alike, except for the two values of their play banners.',
      'M2.3':
        'Your village board has five villager spaces, the main house with the path of your headman, the story tree, the money barn, the school with its two spaces, the play banner, the black “?” banner, and the life-time track with the bridge.',
      'M2.7':
        'There are 104 village cards: 4 churches, 12 monks, 4 council chambers, 4 meeting places, 8 fields, 19 travel cards, 20 craft buildings and 33 customers.',
      'M2.8':
        'Monks: 3 with a quill, 4 with a jug, 5 with a rosary. Travel cards: 4 each of A, B, C and D, and 3 of E. Craft buildings: 4 of each of the five kinds. There is one copy of each church and each council chamber; all meeting places are alike, and so are all fields.',
      'M2.9': 'The cards are limited: what is gone from the display cannot be acquired any more.',
      'M2.10':
        'Story points, black markers and day laborers never run out; take as many as you need.',
    },
  },
  {
    title: 'Set-up',
    rules: {
      'M3.1': 'The rat starts on the space for your number of players.',
      'M3.3':
        'The cards of the display lie with their dark side up; only the customers show their light side.',
      'M3.4': 'All four churches and all four council chambers are open; take whichever you like.',
      'M3.5':
        'Meeting places and fields lie in one stack each. The “2/12” tiles lie beside the meeting places.',
      'M3.6':
        'The monks lie in three shuffled stacks, by quill, jug and rosary. Only the top card of each is visible.',
      'M3.7':
        'The customers are shuffled, and six of them are laid out. Where in the row one lies makes no difference.',
      'M3.8': 'The travel cards lie in five shuffled stacks, A to E.',
      'M3.9': 'All craft buildings are visible, sorted by kind; choose among those that are left.',
      'M3.10':
        'Everybody gets a different village board at random: it decides the two values of your play banner.',
      'M3.11':
        'Your reaper waits on the bridge, your time marker starts on the first cloud beyond it, your headman in the main house.',
      'M3.12': 'A villager stands on each of your five spaces: all your areas start active.',
      'M3.14': 'School, story tree and main house are empty, and nobody has any cards or goods.',
      'M3.15':
        'Chance decides who starts. That player gets the starting player hand, palm side up.',
      'M3.16':
        'The starting player gets 1 coin, the next one 2, and so on: each player one more than the one before.',
      'M3.17': 'With 2 or 4 players, 8 white and 3 black dice are used.',
      'M3.18': 'With 3 players, 6 white and 2 black dice are used.',
      'M3.19': 'The grey rat die is never part of the dice pool.',
    },
  },
  {
    title: 'The round',
    rules: {
      'M4.1': 'The game goes in rounds: first a short preparation, then everybody acts.',
      'M4.2':
        'Preparation, first: the starting player hand is turned palm side up, and 1 story point is put on it, whatever lies there already.',
      'M4.3':
        'Preparation, second: all white and black dice are rolled. They are the dice pool of this round.',
      'M4.5':
        'Beginning with the starting player and going clockwise, players take turns. Each turn takes exactly two dice out of the pool.',
      'M4.6': 'With 3 or 4 players, everybody has one turn in a round.',
      'M4.7':
        'With 2 players, each has two turns in a round, alternating, beginning with the starting player.',
      'M4.8': 'Taking the hand does not change the order of the current round.',
      'M4.9':
        'After the last turn of a round, see whether the game is over. If not, the next round begins.',
    },
  },
  {
    title: 'Your turn',
    rules: {
      'M4.10':
        'Your turn has three steps, in this order: you make a banner value of two dice, you use it for banners, and you see whether a villager dies.',
      'M4.11': 'You cannot pass: you must take two dice and use their value.',
      'M4.12': 'The “?” banner works with any two dice, so there is always something you can do.',
    },
  },
  {
    title: 'Active areas',
    rules: {
      'M4.13':
        'Every card lies in its own area: churches and monks in religion, council chamber and meeting place in the council, fields in the harvest, travel cards in travel, craft buildings in the crafts, customers in the market. Served customers lie apart.',
      'M4.14':
        'An area with a villager space is active while its villager stands there: abbot, councilman, traveller, craftsman or merchant.',
      'M4.15': 'The harvest area needs no villager and is always active.',
      'M4.16':
        'You can add cards to an area, and activate the banners of its cards, only while it is active.',
      'M4.17': 'Exception: customers may come to your market area at any time.',
      'M4.18':
        'Whether an area is active is checked whenever you activate something, not once at the beginning of your turn.',
      'M4.19':
        'Markers that stand on cards of an inactive area can still be used: goods and jokers can be paid, plows and jokers moved to fields, and the markers of the meeting place returned for dice.',
      'M4.20': 'At the end cards score, whether their area is active or not.',
    },
  },
  {
    title: 'Banners, markers and cards',
    rules: {
      'M4.21':
        'Each octagonal space holds one marker. If there is no free space, you get no marker, but you may activate the banner all the same.',
      'M4.22':
        'You may always forgo what a banner gives you, wholly or in part. You still pay for what you took.',
      'M4.23':
        'Cards never leave your village, not even if you want them to. Only a served customer moves, from the market area to the served ones.',
      'M4.24': 'Story points that you get go to your story tree at once.',
      'M4.25':
        'Everybody may see how many story points you have, on the tree and in the main house.',
    },
  },
  {
    title: 'Time',
    rules: {
      'M4.26':
        'To pay time, move your time marker that many clouds clockwise. The bridge is no cloud: it is skipped.',
      'M4.27': 'You can always pay time; there is no limit.',
      'M4.28':
        'When your time marker passes the bridge, the reaper joins it: at the end of this turn one of your villagers dies.',
      'M4.29': 'Until then all your villagers stay where they are, and your areas stay active.',
    },
  },
  {
    title: 'Coins and goods',
    rules: {
      'M4.30':
        'Coins lie in your money barn, as many as you have. Paid coins go back to the supply.',
      'M4.31':
        'A good is a marker on a goods space of the craft building that makes it. Paid goods go back to the supply.',
      'M4.32':
        'Instead of a good of any kind you may pay a joker: a marker from your guild council chamber.',
      'M4.33':
        'At any time in your turn you may move a plow from your forge to the empty plow space of a field, at no cost.',
      'M4.34':
        'You may also move a joker from your guild council chamber there. From then on it is a plow.',
      'M4.35': 'A plow on a field stays there until you pay it; it moves neither on nor back.',
      'M4.36': 'A plow on a field is still a plow: you may pay with it wherever one is due.',
    },
  },
  {
    title: 'First step: the banner value',
    rules: {
      'M5.1': 'Choose exactly two dice of the pool. They are gone for the rest of the round.',
      'M5.2':
        'Their sum, after changes, is your banner value, from 2 to 12. A single die is never used.',
      'M5.3':
        'For each coin you pay, you may turn one of the two dice up or down by 1. You may spend several coins, on one die or on both.',
      'M5.4': 'A die shows 1 to 6: it does not go below, above, or round.',
      'M5.5':
        'For each marker that you return from your meeting place, you may set one of the two dice to any number.',
      'M5.6': 'You can return these markers even while your councilman is missing.',
      'M5.7': 'Coins and markers of the meeting place may be used in the same turn.',
      'M5.8':
        'Dice can only be changed with what you have now; what you will get later in the turn does not help.',
      'M5.9':
        'For each black die that you take you pay 2 time at once, whatever it shows and whatever you use it for.',
      'M5.10': 'Otherwise the colour of a die means nothing.',
    },
  },
  {
    title: 'Second step: using the value',
    rules: {
      'M5.11':
        'Use the banner value for one of these: exactly one black banner that shows it; one or more white banners of your village that show it; or your black “?” banner.',
      'M5.12':
        'You cannot mix these in a turn. A card that you acquire in this turn cannot be activated in this turn.',
      'M5.13': 'Only the bonus of a monk activates one more banner.',
    },
  },
  {
    title: 'A black banner',
    rules: {
      'M5.14':
        'Black banners hang from all cards of the display but the customers, from the starting player hand and from the market office. They show one or two values, most also a cost in time, some coins or goods.',
      'M5.15': 'Your value must be exactly one of those on the banner.',
      'M5.16':
        'You pay the whole cost before anything happens. What the banner gives you cannot pay for it.',
      'M5.17': 'Where a cost offers a choice, you choose.',
      'M5.18': 'Each kind of card also has its own conditions; they follow below.',
      'M5.19':
        'Acquiring a card means: take it from the display, pay, carry out what it says, turn it over and lay it in its area of your village.',
      'M5.20': 'A card has the same values on both sides.',
    },
  },
  {
    title: 'Craft buildings',
    rules: {
      'M5.21':
        'You need your craftsman, and may own one building of each of the five kinds at most.',
      'M5.22': 'Choose any of the cards of that kind that are left.',
      'M5.23': 'Lay the card in your crafts area, then put a marker on one of its goods spaces.',
      'M5.24':
        'Its white banner, while the craftsman is there: put a marker on an empty goods space of this card.',
    },
  },
  {
    title: 'Fields',
    rules: {
      'M5.25': 'You may acquire any number of fields, as long as some are left.',
      'M5.26': 'Take 1 coin, then lay the field in your harvest area.',
      'M5.27':
        'Its white banner: take 1 coin, and 1 more if a plow stands on this field. The plow stays.',
    },
  },
  {
    title: 'Travel',
    rules: {
      'M5.28':
        'You need your traveller. You travel letter by letter, beginning with A; each letter once.',
      'M5.29':
        'If your last travel card has a grey banner, you pay for it, too, when you travel on.',
      'M5.30': 'Whoever owns the D card with the chapel cannot travel to E.',
      'M5.31': 'After an E card your journey is over.',
      'M5.32':
        'You get the top card of the stack. The dark sides of a letter are alike; the light sides differ in prestige points and grey banner, and you see yours only when you turn it over.',
      'M5.33': 'Turn the card over and lay it in your travel area.',
      'M5.34':
        'Travel cards have no white banner. A grey banner matters only if and when you travel on.',
      'M5.35': 'If the stack of your next letter is empty, you cannot travel.',
    },
  },
  {
    title: 'Churches',
    rules: {
      'M5.36': 'You need your abbot, and may own one church only.',
      'M5.37': 'Choose any church that is left.',
      'M5.38': 'Lay the card in your religion area. Churches have no white banner.',
      'M5.39': 'A church helps you only while your abbot is there.',
      'M5.40':
        'Church of Salvation: at a rat invasion you may put a marker on one of its two spaces. Then you lose no story points this time.',
      'M5.41':
        'These markers stay. With both spaces taken, the church prevents nothing any more. The others lose their points as usual.',
      'M5.42':
        'Trade Church: when you use the market office, the top card of the customer deck is first added to the row.',
      'M5.43':
        'Then you take one customer of the row for free, and if you like one to four more at the usual cost. Afterwards the row is filled up to six.',
      'M5.44':
        'Abbey Church: it brings a church window of its own, which counts with those of your monks.',
      'M5.45':
        'Mission Church: when you have paid for a travel card and seen its light side, you may put it back and take the next card of the stack. That one you keep.',
      'M5.46': 'Afterwards the stack is shuffled. You can do this once with each stack.',
    },
  },
  {
    title: 'Monks',
    rules: {
      'M5.47': 'You need your abbot and a church, and fewer than six church windows.',
      'M5.48':
        'Each monk is a window, and the Abbey Church is one. So you may have six monks, or five beside the Abbey Church.',
      'M5.49': 'You get the top card of one of the three stacks; which stack is up to you.',
      'M5.50':
        'First use the bonus of the monk, once. Then turn the card over and lay it at your church. It is a window from now on and nothing more.',
      'M5.51': 'Bonus of 2 or 3 story points: take them.',
      'M5.52': 'Bonus “?”: activate your “?” banner once, and pay for it.',
      'M5.53': 'Bonus school: activate your school banner once, whatever your value is.',
      'M5.54': 'Bonus school twice: activate your school banner twice, one after the other.',
      'M5.55':
        'Bonus market office: use the market office once, whatever your value is, but take only one or two customers, for 1 or 2 time.',
      'M5.56': 'The Trade Church helps with this, too.',
    },
  },
  {
    title: 'Council chamber and meeting place',
    rules: {
      'M5.57':
        'You need your councilman, and may own one council chamber. Choose any that is left.',
      'M5.58': 'You may own a council chamber and a meeting place, whichever comes first.',
      'M5.59': 'Their white banners need the councilman, too.',
      'M5.60': 'You need your councilman, and may own one meeting place.',
      'M5.61':
        'When you acquire the meeting place: take a “2/12” tile and lay it beside any white banner of your village, take 1 story point, lay the card in your council area, and put a marker on one of its spaces.',
      'M5.62':
        'Its white banner: you may lay your “2/12” tile beside another white banner, you take 1 story point, and you put a marker on one of its spaces.',
      'M5.63':
        'The white banner of the meeting place may only be the very last one that you activate in a turn.',
      'M5.64':
        'The white banner beside which the tile lies works with 2 and 12, too. Its cost and conditions stay.',
      'M5.65': 'Nobody has more than one of these tiles.',
      'M5.66': 'Beside a banner that shows 2/12 already the tile does nothing.',
      'M5.67':
        'When you serve a customer beside which the tile lies, the tile goes to your meeting place.',
      'M5.68': 'Otherwise it stays where it is until the meeting place moves it.',
    },
  },
  {
    title: 'The starting player hand',
    rules: {
      'M5.69': 'It has the values 4 and 10, and costs nothing.',
      'M5.70':
        'You can take it only while its palm is up; so it changes hands once a round at most.',
      'M5.71': 'With 3 or 4 players, the starting player of the round cannot take it.',
      'M5.72':
        'With 2 players, the starting player cannot take it in the first turn of the round, but in the second. The other player can take it in either turn.',
      'M5.73':
        'Put all story points that lie on it on your story tree, and lay the hand before you, back side up.',
      'M5.74': 'From the next round on you are the starting player.',
      'M5.75': 'If nobody takes it, the starting player stays, and so do the points on the hand.',
    },
  },
  {
    title: 'The market office',
    rules: {
      'M5.76': 'It has the values 4 and 10.',
      'M5.77':
        'Choose one to four customers of the row and lay them in your market area. You may also leave the office without any, at no cost.',
      'M5.78':
        'One customer costs 1 time, two cost 2 time, three cost 1 coin and 2 time, four cost 1 coin and 3 time.',
      'M5.79':
        'Afterwards the row is filled up to six. When the deck is empty, it is filled no more.',
      'M5.80':
        'You need neither merchant nor goods for this, and may have as many customers as you like.',
      'M5.82': 'A customer who is not served is worth nothing and waits in your market area.',
    },
  },
  {
    title: 'White banners',
    rules: {
      'M5.83':
        'White banners hang from your village board (play banner and school banner) and from your craft buildings, fields, council chamber, meeting place and customers who wait.',
      'M5.84':
        'Each banner that you activate must show your banner value, or “?”, or have the “2/12” tile beside it where your value is 2 or 12.',
      'M5.85':
        'You must be able to pay for each banner: 1 time at most, and for customers their goods.',
      'M5.86':
        'A card can be activated only while its area is active. The two banners of the village board need nobody.',
      'M5.87':
        'Activate at least one, and as many as you like, in any order. Only the meeting place comes last.',
      'M5.88':
        'Finish one banner before the next one. What you get from one may be used for the next.',
      'M5.89': 'Each banner can be activated once in a turn.',
      'M5.90': 'Play banner: take 1 story point. It costs nothing.',
      'M5.91': 'School banner: it has the values 3 and 11 and needs no villager.',
      'M5.92': 'If the school is empty, put a marker on its left space, at no cost.',
      'M5.93':
        'If only the left space is taken, either move the marker to the right space at no cost, or pay 1 time and move it to an empty villager space.',
      'M5.94':
        'If only the right space is taken, either pay 1 time, move the marker to an empty villager space and take 2 story points; or put a new marker on the left space at no cost.',
      'M5.95':
        'If both are taken, pay 1 time and move one of the two markers to an empty villager space. For the right one you take 2 story points.',
      'M5.96':
        'To serve a customer you need your merchant. Pay the goods shown, turn the card over and lay it with the customers you have served.',
    },
  },
  {
    title: 'The “?” banner',
    rules: {
      'M5.97':
        'It works with any two dice. You take them all the same, and pay for black ones. No other banner may follow.',
      'M5.98':
        'Pay 1 time. Then your headman moves one space on his path: main house, coin space, space with 3 story points.',
      'M5.99': 'From the main house he goes to the coin space: take 1 coin.',
      'M5.100':
        'From the coin space he goes either back to the main house, or on to the space with 3 story points: take them.',
      'M5.101': 'From there he goes back to the coin space: take 1 coin.',
      'M5.102':
        'Whenever he comes home to the main house, all story points on your tree move there with him.',
      'M5.103':
        'Story points in the main house are safe to the end. Only they count as prestige points.',
    },
  },
  {
    title: 'Third step: death and rats',
    rules: {
      'M5.104': 'If the reaper is not with your time marker, your turn ends here.',
      'M5.105': 'Otherwise he goes back to the bridge. The time marker stays where it is.',
      'M5.106':
        'Choose which of your villagers dies. Descendants in the school are not villagers yet.',
      'M5.107':
        'The villager leaves the space for a coffin on the main board. The area is inactive from now on.',
      'M5.108':
        'If one of the two chronicle spaces of that profession is free, the villager is remembered there, and you take the story points of that space, before the rats run.',
      'M5.109': 'Otherwise the villager goes to the next anonymous grave, and you get nothing.',
      'M5.110':
        'If you have no villager left, you must hire a day laborer at once: put a marker on any of your villager spaces.',
      'M5.111':
        'Each day laborer costs 5 prestige points at the end, and there is no way to get rid of that. The marker is a villager like any other.',
      'M5.112': 'Then the rat die is rolled, and the rat runs forward that many spaces.',
      'M5.113': 'If it reaches the space of the rat invasion, it stops there, and the rats come.',
      'M5.114':
        'Rat invasion: everybody, you included, loses half of the story points on their own tree, rounded down. The Church of Salvation may prevent that.',
      'M5.115': 'What lies in the main houses and on the hand is safe from the rats.',
      'M5.116': 'Then the rat goes back to its start space, and the turn ends.',
      'M5.117':
        'The six red spaces before the invasion are those from which the next roll may reach it.',
    },
  },
  {
    title: 'End of the game and scoring',
    rules: {
      'M6.1':
        'The game ends after the round in which enough coffins are taken, in chronicle and graves together. The round is always finished.',
      'M6.2': 'Enough means 9 coffins with 2 players, 14 with 3, and 18 with 4.',
      'M6.3':
        'Religion: the points of your church, and for one window 2, two 4, three 7, four 10, five 14, six 20 points.',
      'M6.4': 'Council: the points of your meeting place and of your council chamber.',
      'M6.5': 'Harvest: 1 point for each field.',
      'M6.6': 'Travel: the points of all your travel cards.',
      'M6.7': 'Customers: the points of all that you served. Those still waiting count nothing.',
      'M6.8': 'Story points: 1 point for each one in your main house.',
      'M6.9': 'Day laborers: 5 points less for each.',
      'M6.10': 'The starting player hand: 1 point for its owner. What lies on it does not count.',
      'M6.11':
        'Story points on the tree, coins and goods are worth nothing, nor are craft buildings as such.',
      'M6.12': 'Whoever has the most prestige points wins.',
      'M6.13':
        'In a tie, those players add up their coins, their goods with jokers, and the story points on their trees. The most wins.',
      'M6.14': 'If that is a tie, too, they win together.',
    },
  },
  {
    title: 'The cards in detail',
    rules: {
      'M7.1': 'The two values of each play banner are values that craft buildings have, too.',
      'M7.2': 'The school banner has the values 3 and 11. The “?” banner costs 1 time.',
      'M7.5': 'The market office and the starting player hand have the values 4 and 10.',
      'M7.6':
        'The two chronicle spaces of a profession bring 1 or 2 story points. The first free one is taken first.',
      'M7.7': 'The anonymous graves are numbered, and there are as many as you need.',
      'M7.8': 'How far the rat has to run depends on the number of players.',
      'M7.9':
        'The stable makes horses, the brewery beer, the forge plows, the scriptorium scrolls, the wainwright wagons.',
      'M7.10': 'The four cards of a kind of building differ only in their values.',
      'M7.11': 'Craft buildings have no prestige points of their own.',
      'M7.13': 'A field has one space for a plow and is worth 1 point.',
      'M7.14':
        'The dark side of a travel card shows banner, cost, and the prestige points it may bring.',
      'M7.16': 'One of the D cards is the chapel. It brings 8 points and ends your journey.',
      'M7.17': 'A grey banner asks for coins, beer or time. Some cards have none.',
      'M7.18':
        'The Church of Salvation has two spaces for markers. The Abbey Church is worth 4 points.',
      'M7.19':
        'A monk brings 2 or 3 story points, or activates the “?” banner, the school banner once or twice, or the market office.',
      'M7.20': 'Turned over, all monks are alike: one church window.',
      'M7.21':
        'The area and the population council chambers have five spaces each, and no points of their own.',
      'M7.22': 'Finance Council Chamber, when acquired: take 2 coins.',
      'M7.23': 'Its white banner: take 2 coins.',
      'M7.24':
        'Guild, Area and Population Council Chamber, when acquired: put a marker on one of the spaces of the card.',
      'M7.25': 'Their white banner: put a marker on an empty space of the card.',
      'M7.26':
        'On the Area and the Population Council Chamber you choose the space. On the Guild Council Chamber all spaces are alike.',
      'M7.27': 'The markers on the Guild Council Chamber are jokers: they stand for any good.',
      'M7.28':
        'The markers on the Area and the Population Council Chamber stay to the end of the game.',
      'M7.29':
        'The five spaces of the Area Council Chamber are travel cards, craft buildings, served customers, church with monks, and fields.',
      'M7.30':
        'Area Council Chamber, at the end: 1 point for each of your cards of a marked kind. The church and each monk count 1; customers who wait do not count.',
      'M7.31':
        'Population Council Chamber, at the end: 4 points for each marked profession whose villager is there.',
      'M7.32': 'The meeting place has the values 2 and 12 and is worth 2 points.',
      'M7.33': 'Each customer shows a white banner, the goods wanted, and prestige points.',
    },
  },
  {
    title: 'What everybody knows',
    rules: {
      'M8.1': 'There are no modules, variants or levels.',
      'M8.2':
        'With two players only this is different: two turns a round, the rule for the hand, the number of coffins, and how far the rat runs.',
      'M9.1': 'Nobody has secrets: everybody sees the same.',
      'M9.2':
        'Hidden from all are only the order of the face-down stacks, the light sides of the travel cards in them, and what the dice will show.',
      'M9.4':
        'Chance decides who starts, who gets which village board, how the stacks are shuffled, and what dice and rat die show. Nothing else is left to chance.',
      'M9.5': 'Which cards a stack holds is known to all; only their order is not.',
    },
  },
  {
    title: 'Questions that came up, and what we decided',
    rules: {
      'M-R2': 'Passing the bridge twice in one turn still costs one villager only.',
      'M-R3': 'Whoever steps from the last cloud to the first has passed the bridge.',
      'M-R4':
        'The time for black dice is paid as soon as they are taken. If that passes the bridge, it counts for this turn.',
      'M-R5':
        'Changes of dice that cancel each other are not offered. Each die is changed once, the shortest way with coins or with one marker.',
      'M-R6': 'Of two free chronicle spaces the one with more story points is taken first.',
      'M-R7': 'While a chronicle space of the profession is free, nobody goes to a grave instead.',
      'M-R8': 'There is always one more anonymous grave.',
      'M-R9': 'A day laborer is hired right after the death, before the rat die is rolled.',
      'M-R10': 'A day laborer lives and dies like any villager, and may be remembered like one.',
      'M-R11':
        'You may forgo gains, bonuses, markers, moving the tile, and customers at the market office: take any number of them, or none. After a free customer you need not take and pay for another. You may not forgo the costs of what you took, laying a card that you acquired, or the third step. A customer is served or not activated at all. Leaving the school as it is costs nothing; forgoing the “?” banner still costs 1 time.',
      'M-R12': 'You may activate a banner that does nothing for you. It costs what it costs.',
      'M-R13':
        'Where several markers could pay for a good, you choose. If you make no choice, the matching building pays first, then a plow on a field, a joker last.',
      'M-R14':
        'What a white banner gives you can be used for the next one in the same turn, but never for dice, nor to pay for that banner itself.',
      'M-R15': 'The card that the Mission Church puts back was seen by everybody.',
      'M-R16': 'If the travel stack holds no other card, the Mission Church cannot help.',
      'M-R17': 'If the Mission Church is not used, the stack is not shuffled.',
      'M-R18': 'Without the abbot the Mission Church does not help.',
      'M-R19':
        'You may do without the Trade Church, and after its card was revealed you may still refuse the free customer.',
      'M-R20':
        'If the customer deck is empty, the Trade Church adds no card, but one of the row is still free.',
      'M-R21':
        'If the free customer was the last one of the row, nothing more is taken and nothing is paid.',
      'M-R22':
        'You may move plows between any two steps of your own turn, but not in the middle of one and not in the turns of others.',
      'M-R23':
        'If the row is shorter than you would like, choose among what is there. If it is empty, the market office cannot be used.',
      'M-R24': 'Without a coin you can take two customers at most.',
      'M-R25': 'The window of the Abbey Church always counts, with or without the abbot.',
      'M-R26':
        'If both school spaces are taken and no villager space is empty, the school banner does nothing and costs nothing.',
      'M-R27': 'With “school twice” the second time goes on with what the first one did.',
      'M-R28':
        'If you would lose nothing to the rats, the Church of Salvation is not asked and uses up no space.',
      'M-R29':
        'Whether the abbot is there for the Church of Salvation is checked when the rats come, after the death of this turn.',
      'M-R32': 'Churches have no white banner; they help as long as the abbot is there.',
      'M-R33': 'An A card may bring 3 points, a B card 5.',
      'M-R34': 'Whoever acquires the meeting place must lay the “2/12” tile somewhere.',
      'M-R35':
        'The tile may lie beside every white banner of your village: also in inactive areas, on customers who wait, at the play or the school banner, and on the meeting place itself.',
      'M-R36': 'After the banner of the meeting place there is no further one in this turn.',
      'M-R37': 'Whoever takes the hand in the last round owns it when the points are counted.',
      'M-R38':
        'Once enough coffins are taken, the rest of the round is played as usual, with deaths and rats.',
      'M-R39':
        'Goods in the tie-break are markers on craft buildings, plows on fields and jokers, but no other markers.',
      'M-R40': 'A total below zero is possible.',
      'M-R41':
        'The rats come to all at once: nobody loses points before the Church of Salvation has answered.',
      'M-R42': 'You may take a monk whose bonus does nothing for you.',
      'M-R43': 'You pay for the monk and for the bonus.',
      'M-R44':
        'New customers and monks are revealed at the end of your turn, as nothing before depends on them.',
      'M-R45':
        'You may undo what you have planned in your turn, back to the last step that was sent or revealed something.',
      'M-R46': 'A villager who came from the school in this turn may die at its end.',
      'M-R47': 'After the Trade Church, too, the row is filled up to six.',
    },
  },
  {
    title: 'By post',
    rules: {
      'M11.8': 'A travel card is turned over when your turn has reached the table.',
      'M11.17':
        'You end your turn yourself, and send it. Then the row is filled, new monks appear, and the reaper does his work.',
      'M11.21':
        'The Church of Salvation follows a standing order: it asks you each time, never uses a space, or prevents every loss from a number of story points on. Until you set an order, you are asked in your own turn, and in the turns of others it prevents losses of 2 or more. You can set an order at any time, in the turns of others, too, as long as the church has a space left.',
      'M11.22':
        'At a rat invasion in another turn, the table waits for you only if you want to be asked each time. Otherwise it only ever waits for whoever has the turn.',
      'M11.23': 'The dice of the next round are rolled automatically.',
    },
  },
]
