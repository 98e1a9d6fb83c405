import type { Gender } from '../kernel/french.ts'
import type { CardId, DevelopmentId, SoloEventId, Suit } from './components/index.ts'

/** The French names of the cards. */
export const names: Readonly<Record<CardId, string>> = {
  founders: 'Fondateurs',
  lumberjack: 'Bûcheron',
  hayer: 'Faneur',
  miner: 'Mineur',
  brewer: 'Brasseur',
  poulterer: 'Volaillère',
  swineherd: 'Porchère',
  truffler: 'Truffier',
  carpenter: 'Charpentière',
  cooper: 'Tonnelier',
  shipwright: 'Constructeur naval',
  wheeler: 'Rouetière',
  cartwright: 'Charron',
  'wood-carver': 'Sculptrice sur bois',
  'log-rafter': 'Flotteuse de bois',
  thatcher: 'Chaumier',
  'bed-builder': 'Matelassier',
  grazier: 'Éleveur',
  'milk-maid': 'Laitière',
  fromager: 'Fromagère',
  peddler: 'Colporteur',
  'horse-trader': 'Maquignonne',
  'ore-muler': 'Muletier',
  blacksmith: 'Forgeron',
  'glass-blower': 'Souffleuse de verre',
  mason: 'Maçon',
  seeker: 'Chercheur',
  spelunker: 'Spéléologue',
  jeweler: 'Joaillier',
  locksmith: 'Serrurière',
  graper: 'Vendangeuse',
  vintner: 'Vigneronne',
  'wine-trader': 'Négociant en vin',
  shepherd: 'Bergère',
  spinner: 'Fileuse',
  weaver: 'Tisserande',
  tailor: 'Tailleur',
  tanner: 'Tanneur',
  saddler: 'Sellier',
  cobbler: 'Cordonnier',
  harvester: 'Moissonneuse',
  hunter: 'Chasseuse',
  chandler: 'Chandelière',
  wattler: 'Clayonneuse',
  fisher: 'Pêcheur',
  beekeeper: 'Apicultrice',
  grocer: 'Épicier',
  freemason: 'Franc-maçon',
  priest: 'Prêtre',
  agent: 'Agent',
  tinner: 'Rétameuse',
  apprentice: 'Apprenti',
  monk: 'Moine',
  smuggler: 'Contrebandier',
  benefactor: 'Bienfaiteur',
  nun: 'Nonne',
  pigeoneer: 'Colombophile',
  prophet: 'Prophète',
  recruiter: 'Recruteuse',
  noble: 'Noble',
  barbarian: 'Barbare',
  thief: 'Voleur',
  sheriff: 'Shérif',
  flaker: 'Débaucheur',
  schemer: 'Intrigant',
  courier: 'Courrier',
  alchemist: 'Alchimiste',
  arkwright: 'Coffretière',
  captain: 'Capitaine',
  carter: 'Charretière',
  freelancer: 'Journalière',
  wholesaler: 'Grossiste',
  countess: 'Comtesse',
}

/** The gender of the names that are not masculine. */
export const genders: Readonly<Partial<Record<CardId, Gender>>> = {
  founders: 'pl',
  poulterer: 'f',
  swineherd: 'f',
  carpenter: 'f',
  wheeler: 'f',
  'wood-carver': 'f',
  'log-rafter': 'f',
  'milk-maid': 'f',
  fromager: 'f',
  'horse-trader': 'f',
  'glass-blower': 'f',
  spelunker: 'f',
  locksmith: 'f',
  graper: 'f',
  vintner: 'f',
  shepherd: 'f',
  spinner: 'f',
  weaver: 'f',
  harvester: 'f',
  hunter: 'f',
  chandler: 'f',
  wattler: 'f',
  beekeeper: 'f',
  tinner: 'f',
  nun: 'f',
  pigeoneer: 'f',
  recruiter: 'f',
  noble: 'f',
  barbarian: 'f',
  arkwright: 'f',
  carter: 'f',
  freelancer: 'f',
  wholesaler: 'f',
  countess: 'f',
}

/** Text of a card below its name, where it says anything besides its symbols. */
export const texts: Readonly<Partial<Record<CardId, string>>> = {
  founders:
    'Début de ton village, côté or visible. Si une phase de construction finit sans que tu montres de nourriture, retourne la carte pour de bon côté nourriture. Porte jusqu’à deux chaînes de céréales.',
  lumberjack:
    'Villageois de base : pris en échange d’une carte de ta main, jusqu’à trois fois par tour de construction, sans action. Porte jusqu’à deux chaînes de sa famille.',
  hayer:
    'Villageois de base : pris en échange d’une carte de ta main, jusqu’à trois fois par tour de construction, sans action. Porte jusqu’à deux chaînes de sa famille.',
  miner:
    'Villageois de base : pris en échange d’une carte de ta main, jusqu’à trois fois par tour de construction, sans action. Porte jusqu’à deux chaînes de sa famille.',
  'wood-carver':
    'Argent : autant d’or qu’il en est imprimé sur les villageois Bois visibles de ton village.',
  'log-rafter': 'Argent : 1 or par symbole de bois dans ton village, ses deux compris.',
  peddler: 'Argent : 3 or par paire complète de symboles d’or visibles dans ton village.',
  'horse-trader': 'Argent : 3 or par paire complète de symboles de foin dans ton village.',
  'ore-muler': 'Argent : 3 or par paire complète de symboles de minerai dans ton village.',
  locksmith: 'Argent : 2 or par cadenas dans ton village, le sien compris.',
  grocer: 'Argent : 3 or par symbole de nourriture visible dans ton village.',
  freemason: 'Argent : 3 or par symbole de bâtisseur visible dans ton village.',
  priest: 'Argent : 3 or par paire complète de symboles de solitaire dans ton village.',
  agent:
    'Argent : encore une fois la valeur des pièces posées sur un de tes villageois (le plus riche compte).',
  tinner:
    'À partir de maintenant dans ce tour de construction, les cadenas des villageois que tu joues peuvent s’ouvrir gratuitement, un par un, à ton choix. Puis défausse-la.',
  apprentice:
    'Prend la place d’un villageois recouvert dans n’importe quel village (jamais les Fondateurs d’un autre) ; place aussitôt ce villageois dans ton village selon les règles normales. Une seule action en tout.',
  monk: 'Remplace un villageois quelconque dans une chaîne de production, même les Fondateurs. À la fin de ton tour, un autre villageois doit être placé sur lui. Seul symbole : spécial.',
  smuggler:
    'Prends à la banque la moitié de la valeur en or imprimée et visible d’un de tes villageois, arrondie au-dessus. Puis défausse-le.',
  benefactor:
    'Phase de recrutement : place aussitôt dans ton village un villageois de ta main, non spécial, selon les règles normales. Puis défausse.',
  nun: 'Second marché : autant d’or que la valeur en argent d’un villageois que tu possèdes en un seul exemplaire (le meilleur compte).',
  pigeoneer:
    'Regarde les six premières cartes de la réserve, prends-en une en main, repose les autres dans l’ordre de ton choix. Puis défausse.',
  prophet:
    'Phase de recrutement : regarde une pile cachée de la route et recrutes-en un villageois ; repose les autres dans l’ordre de ton choix. C’est ton recrutement. Puis défausse.',
  recruiter:
    'À chacun de tes tours de recrutement, tu peux payer 1 or pour recruter deux villageois l’un après l’autre. La limite reste la même.',
  noble: 'Regarde la main d’un autre et prends-lui un villageois non spécial. Puis défausse.',
  barbarian:
    'Phase de recrutement : défausse tous les villageois visibles de la route, garde les pièces qui y sont, complète depuis la réserve. Puis défausse.',
  thief:
    'Une fois à chacun de tes tours de construction : déplace 3 or de la caisse de quelqu’un qui en a au moins 3 sur le Voleur.',
  sheriff:
    'Défausse un Voleur de n’importe quel village, même du tien, et prends ses pièces. Puis défausse.',
  flaker:
    'Phase de recrutement : prends en main un villageois d’une place de village quelconque. Puis défausse.',
  schemer:
    'Prends en main un villageois du dessus, non spécial, de n’importe quel village ; les pièces qu’il porte vont au propriétaire de ce village. Puis défausse.',
  courier:
    'Pendant le tour de recrutement d’un autre, avant qu’il n’ait pris une carte : prends directement en main un villageois visible de la route. Puis défausse.',
  alchemist: 'Bronze : la moitié de ta meilleure valeur en argent, arrondie au-dessous.',
  arkwright: 'Bronze : 2 or par villageois à toi qui porte des pièces.',
  captain: 'Bronze : 1 or par symbole d’or visible dans ton village.',
  carter: 'Bronze : 1 or par début de chaîne à toi qui porte au moins deux villageois.',
  freelancer:
    'Au début d’un tour de construction, la personne dont c’est le tour peut poser 1 or sur une Journalière de n’importe quel village pour une action de plus ; chaque Journalière une fois, jamais plus de 5 actions.',
  wholesaler:
    'Argent : 3 or par trio d’un symbole de minerai, d’un de foin et d’un de bois dans ton village.',
  countess:
    'Carte de départ du village de la Comtesse : 4 or d’un côté, rien de l’autre (niveau débutant).',
}

/** The French names of the suits. */
export const suitNames: Readonly<Record<Suit, string>> = {
  grains: 'Céréales',
  wood: 'Bois',
  hay: 'Foin',
  ore: 'Minerai',
  grapes: 'Raisin',
  wool: 'Laine',
  leather: 'Cuir',
  solitary: 'Solitaire',
  special: 'Spécial',
}

/** The French names of the Developments. */
export const developmentNames: Readonly<Record<DevelopmentId, string>> = {
  inn: 'Auberge',
  church: 'Église',
  'town-hall': 'Mairie',
  tavern: 'Taverne',
  bank: 'Banque',
  guildhall: 'Maison des guildes',
  lighthouse: 'Phare',
  marketplace: 'Place du marché',
  'gold-mine': 'Mine d’or',
  'ox-crane': 'Grue à bœufs',
  sawmill: 'Scierie',
  windmill: 'Moulin à vent',
}

/** The French texts of the Developments. */
export const developmentTexts: Readonly<Record<DevelopmentId, string>> = {
  inn: 'Le plus de villageois spéciaux en main (dos seulement) : 5 or.',
  church:
    'Le plus de villageois au village : 3 or et la première carte d’une pile quelconque ou de la réserve, sans que les autres la voient.',
  'town-hall': 'Le plus de symboles d’or visibles : 5 or.',
  tavern:
    'Le plus de symboles de solitaire : 3 or et un villageois de base, aussitôt placé au village.',
  bank: 'Le plus de villageois portant des pièces : 5 or.',
  guildhall: 'Le plus de cadenas, même recouverts : 5 or.',
  lighthouse: 'La plus haute valeur en argent : 5 or.',
  marketplace: 'Le plus de symboles de nourriture visibles : 5 or.',
  'gold-mine': 'Le plus de symboles de minerai : 5 or.',
  'ox-crane': 'Le plus de symboles de foin : 2 or et 1 bâtisseur pour la manche suivante.',
  sawmill: 'Le plus de symboles de bois : 2 or et 1 bâtisseur pour la manche suivante.',
  windmill:
    'Le plus de chaînes de production d’au moins deux cartes : 2 or et 1 nourriture pour la manche suivante.',
}

/** The French names of the events. */
export const eventNames: Readonly<Record<SoloEventId, string>> = {
  bribes: 'Pots-de-vin',
  'countess-bank': 'La Banque de la Comtesse',
  'sinister-banquet': 'Sinistre banquet',
  'guild-conspiracy': 'Complot des guildes',
  'land-claim': 'Droit sur les terres',
  serfdom: 'Servage',
  'value-added-tax': 'Taxe sur la valeur ajoutée',
  'black-market': 'Marché noir',
  'mood-swing': 'Saute d’humeur',
  betrayer: 'Traître',
  'temporary-employment': 'Emploi temporaire',
  customs: 'Douane',
  arrest: 'Arrestation',
  arson: 'Incendie criminel',
  'it-was-you': 'C’était toi !',
  'dark-mood': 'Humeur sombre',
  abduction: 'Enlèvement',
  blackmail: 'Chantage',
  'trade-network': 'Réseau marchand',
  rats: 'Rats',
  'protection-money': 'Racket',
  'spy-network': 'Réseau d’espions',
  tribute: 'Tribut',
  conscription: 'Conscription',
}

/** The French texts of the events. */
export const eventTexts: Readonly<Record<SoloEventId, string>> = {
  bribes:
    'La Comtesse pose de l’or de la banque sur un de ses villageois à trousseau : autant que son nombre.',
  'countess-bank': 'Ouvrir un cadenas par la banque coûte 3 or au lieu de 2.',
  'sinister-banquet': 'La Comtesse prend 2 or par symbole de nourriture dans son village.',
  'guild-conspiracy':
    'La Comtesse pose 2 or de la banque sur chacun de ses villageois à trousseau.',
  'land-claim': 'Donne à la Comtesse 2 or par villageois de base de ton village, même recouvert.',
  serfdom:
    'La carte que tu donnes pour un villageois de base va au village de la Comtesse et non sur la route.',
  'value-added-tax': 'Donne à la Comtesse 1 or par symbole d’or visible dans ton village.',
  'black-market':
    'Toi et la Comtesse marquez chacun les symboles d’argent de votre propre village.',
  'mood-swing':
    'Défausse cette carte, pioche un autre événement de sa pile et applique-le aussitôt.',
  betrayer: 'Un de tes villageois du dessus, sauf de base, passe dans le village de la Comtesse.',
  'temporary-employment': 'La Comtesse prend 2 or par famille différente dans ta main.',
  customs: 'Donne à la Comtesse 1 or par villageois de ta famille la plus fréquente.',
  arrest: 'Défausse un de tes villageois du dessus, sauf de base.',
  arson: 'Une action de construction de moins, ou paie 3 or à la banque.',
  'it-was-you': 'Le Bouffon doit servir avant la fin de cette manche.',
  'dark-mood': 'Dès sa révélation : défausse cette carte et pioche deux événements à sa place.',
  abduction: 'Défausse un villageois de ta main.',
  blackmail:
    'La Comtesse prend autant d’or que la plus haute valeur imprimée visible de ton village.',
  'trade-network': 'La Comtesse marque un symbole d’argent de son village.',
  rats: 'Recrute une carte de moins, ou paie 3 or à la banque.',
  'protection-money': 'Donne à la Comtesse autant d’or qu’il y en a sur un de tes villageois.',
  'spy-network': 'La Comtesse prend autant d’or que vaut un de tes symboles d’argent.',
  tribute: 'Donne à la Comtesse 1 or par villageois dans ta main.',
  conscription: 'La Comtesse reçoit la première carte d’une pile cachée ou de la réserve.',
}

export const jester = {
  name: 'Bouffon',
  text: 'Une fois par partie, à tout moment : défausse un événement visible qui n’a pas encore pris effet.',
}
