/** The rules of Villagers that tell why a move cannot be made, in French. */
export const refusals: Readonly<Record<string, string>> = {
  'V5.73':
    'Les Fondateurs des autres ne peuvent jamais être choisis. Les tiens, s’ils sont recouverts, le peuvent : tu les reposes et choisis leur côté.',
  'V5.71':
    'Le villageois remplacé doit aussitôt être placé dans ton village selon les règles normales, cadenas compris. Si c’est impossible, tu ne peux pas le choisir.',
  'V4.30':
    'Tu ne peux pas finir ton tour tant qu’un Moine ou un Apprenti n’est pas recouvert dans ton village.',
  'V4.1':
    'Une manche se joue ainsi : recrutement, route, construction, fin de la construction, puis développements ou événements, puis les jours de marché s’ils sont venus. Personne ne joue hors de son tour, et rien ne se joue après le second marché.',
  'V4.28':
    'À ton tour de construction, dans n’importe quel ordre : placer des villageois, prendre des villageois de base, jouer des villageois spéciaux, utiliser ton village, et finir le tour.',
  'V5.20':
    'Un villageois qui en suit d’autres doit être posé sur celui qui est nommé juste avant lui, et ainsi de suite jusqu’au début de la chaîne. Une chaîne peut grandir sur plusieurs manches.',
  'V5.21': 'Un villageois à bannière n’a besoin de personne et commence une nouvelle pile.',
  'V5.22':
    'La première carte d’une chaîne porte jusqu’à 2 villageois côte à côte, pareils ou différents.',
  'V5.23':
    'Un villageois au milieu d’une chaîne en porte 1. Le dernier d’une chaîne et les solitaires n’en portent pas.',
  'V5.28': 'Un villageois ne se pose que sur un villageois de sa famille.',
  'V5.62':
    'Moine : il remplace n’importe quel villageois d’une chaîne qui peut en porter un autre, même une première carte ou les Fondateurs. Comme première carte, il commence une nouvelle pile ; sinon il se pose sur celui qu’il suit.',
  'V5.63':
    'La chaîne autour d’un Moine ou d’un Apprenti doit être complète et dans l’ordre. Il peut y en avoir plusieurs dans une chaîne.',
  'V5.67':
    'Au bas d’une pile, il peut porter 2 branches, toutes deux de la même famille. Au milieu d’une chaîne, il en porte 1.',
  'V8.6':
    'Chaque fois que tu recrutes un villageois, tu envoies ensuite à la Comtesse un villageois visible de la route, à ton choix. Ce n’est qu’après que les places vides sont remplies.',
  'V7.66':
    'Avec l’Église, tu peux aussi choisir la réserve. Tirer la dernière carte d’une pile peut amener un jour de marché.',
  'V5.36':
    'Il y a 10 villageois de base de chaque sorte : quand il n’y en a plus, on n’en reçoit plus.',
  'V7.123':
    'Taverne : le plus de symboles de solitaire. 3 or et un villageois de base de ton choix, placé aussitôt.',
  'V7.24':
    'Recruteuse, reste : à chacun de tes tours de recrutement, tu peux payer 1 or à la banque et recruter 2 villageois l’un après l’autre. Décide avant le premier. La limite de recrutement vaut toujours.',
  'V7.40':
    'Courrier, seulement si les options de la table le disent : pendant le tour de recrutement d’un autre, avant qu’il n’ait pris un villageois, prends directement en main 1 villageois visible de la route avec ses pièces. Il ne compte pas dans ta limite. Défausse.',
  'V-R37':
    'Le Courrier est une option, car il entre dans le tour d’un autre. On peut le jouer jusqu’à ce que la personne qui recrute ait pris un villageois.',
  'V5.54':
    'Le Bienfaiteur, le Prophète, la Barbare et le Débaucheur se jouent à ton tour de recrutement, avant de prendre un villageois ; pas à la construction.',
  'V-R38':
    'Les villageois spéciaux du recrutement se jouent à ton propre tour, avant de prendre une carte ; tu peux en jouer plusieurs dans un tour.',
  'V7.21':
    'Prophète, au recrutement : regarde une pile entière, recrutes-en 1 carte et remets les autres dans l’ordre de ton choix. C’est ton recrutement du tour. Défausse.',
  'V7.35':
    'Débaucheur, au recrutement : prends en main 1 villageois d’une place de n’importe quel village. Défausse.',
  'V5.37': 'Tu ne peux prendre des villageois de base qu’à ton tour de construction.',
  'V4.6': 'Les cartes de marché ne peuvent pas être prises.',
  'V4.5':
    'Tu peux prendre n’importe quel villageois visible de la route ou la première carte de n’importe quelle pile ; celle de la réserve seulement quand les six piles sont vides.',
  'V-R46':
    'Tant que l’événement « C’était toi ! » est ouvert et que le Bouffon n’a pas servi, la phase des événements ne peut finir sans lui ; n’importe quel événement ouvert convient. S’il a servi plus tôt, il n’y a pas d’effet.',
  'V8.12':
    'Événements, après la construction : accomplis tous les événements ouverts dans l’ordre de ton choix. Puis la Comtesse prend le premier villageois de la réserve. S’il vaut 10 ou plus, 1 nouvel événement est révélé ; de 1 à 9, 2 événements ; s’il ne vaut rien, 3.',
  'V7.148':
    'Saute d’humeur : il est remplacé par un nouvel événement de la même pile, qui est accompli aussitôt.',
  'V-R50':
    'Rats et incendie : tu paies les 3 or en entier, ou tu as une carte ou une action de moins. Tu choisis au début de la phase.',
  'V7.159': 'Rats : au recrutement, tu prends 1 villageois de moins, ou tu paies 3 or à la banque.',
  'V7.153': 'Incendie : à la construction, tu as 1 action de moins, ou tu paies 3 or à la banque.',
  'V7.53':
    'Chaque Journalière travaille pour toi au plus une fois par tour. Tu n’as toujours jamais plus de 5 actions de construction.',
  'V-R27':
    'Les Journalières sont payées avant tout le reste du tour ; une que tu places maintenant travaille pour toi dès ton tour suivant. Si ta limite est déjà 5, on ne te demande rien.',
  'V8.15':
    'Une fois par partie, à tout moment, le Bouffon défausse un événement ouvert qui n’a pas commencé à agir.',
  'V5.40':
    'Un villageois à cadenas ne peut être placé que si le cadenas est ouvert, par le villageois qu’il montre. Ces règles s’essaient dans l’ordre.',
  'V5.60':
    'Rétameuse : jusqu’à la fin de ce tour de construction, tu peux ouvrir chaque cadenas sans payer. Pour chacun, tu décides si tu t’en sers. Défausse-la après l’avoir jouée.',
  'V5.41':
    'S’il est dans ton propre village, la banque pose 2 or sur lui ; s’il y en a plusieurs, tu choisis lequel. Tu ne peux payer personne d’autre à la place.',
  'V-R68':
    'Avec une Rétameuse, tu pourrais encore payer quelqu’un d’autre. Comme ce n’est jamais mieux, on ne te le demande pas.',
  'V5.42':
    'Sinon, s’il est dans un autre village, tu y poses 2 or à toi sur lui ; s’il y en a plusieurs, tu choisis lequel.',
  'V5.1':
    'Pour placer un villageois de ta main, il te faut une action de construction, ceux qu’il suit et, s’il a un cadenas, quelqu’un qui l’ouvre. Il reste dans ton village pour de bon.',
  'V5.51':
    'Avec le symbole de défausse : accomplis l’effet, puis défausse la carte. Autant que tu veux par tour, sans action de construction.',
  'V5.70':
    'Apprenti : choisis un villageois recouvert d’une chaîne, dans n’importe quel village. L’Apprenti prend sa place ; ce qui est dessus reste.',
  'V4.27':
    'Rien ne t’oblige à utiliser toutes tes actions de construction, mais tu ne peux pas en utiliser plus que tu n’en as.',
  'V5.44': 'Si tu dois payer et n’as pas assez d’or, tu ne peux pas placer le villageois.',
  'V5.64':
    'À la fin de ton tour, chaque Moine et chaque Apprenti doit être recouvert. Tu ne peux pas en placer un si le reste de ton tour ne suffit pas à les recouvrir tous.',
  'V4.16':
    'À 2, chacun peut poser 1 or de la banque sur un villageois visible, la personne à la carte de premier joueur en dernier ; les deux peuvent choisir le même. Puis tous les villageois visibles sans pièce vont à la défausse, et les places se remplissent comme à plusieurs. Aucune autre pièce n’est posée.',
  'V7.25':
    'Colombophile, à ton tour de construction : regarde les 6 premières cartes de la réserve, prends-en 1 en main et remets les autres dessus dans l’ordre de ton choix. Défausse.',
  'V7.20':
    'Bienfaiteur, au recrutement : place aussitôt un villageois non spécial de ta main. Chaîne et cadenas valent. Cela ne prend ni ton recrutement ni une action, et la nourriture nouvelle compte pour la limite de cette manche. Défausse.',
  'V-R29':
    'L’Intrigant peut prendre un villageois de base ; il reste alors visible en main, peut être placé sans action de construction, et ne peut servir à en obtenir un autre. Les Fondateurs et la carte de la Comtesse ne peuvent pas être pris.',
  'V-R59':
    'Un villageois spécial à défausser qui n’aurait aucun effet ne peut pas être joué, pour qu’aucun ne se perde par mégarde.',
  'V5.50':
    'Les villageois spéciaux se jouent à ton tour de construction, sauf s’ils disent être pour le recrutement.',
  'V5.53':
    'Aucun villageois spécial ne peut prendre les Fondateurs d’un autre, ni la carte de la Comtesse.',
  'V7.37':
    'Intrigant, à ton tour de construction : prends en main un villageois du dessus, non spécial, de n’importe quel village. Ses pièces vont à qui possède ce village. Défausse.',
  'V7.30':
    'Noble, à ton tour de construction : regarde la main d’un autre et prends-lui 1 villageois non spécial. Défausse.',
  'V7.32':
    'Voleur, reste : une fois à chacun de tes tours de construction, prends 3 or de la réserve d’un autre et pose-les sur le Voleur.',
  'V-R28':
    'Tu peux te servir d’un Voleur une fois par tour de construction, à n’importe quel moment, même au tour où tu le places. Rien ne t’y oblige.',
  'V7.33':
    'Qui a moins de 3 or ne peut pas être volé, et les pièces posées sur des villageois non plus.',
  'V5.61':
    'Contrebandier : reçois de la banque la moitié de l’or imprimé d’un de tes villageois dont le symbole d’or est visible, arrondie vers le haut. Les pièces ne comptent pas. Défausse. Il te faut un tel villageois.',
  'V-R16': 'Un Apprenti ne peut pas remplacer un Apprenti.',
  'V5.76':
    'Un Moine peut être choisi ; il doit alors être placé et recouvert dans ton village. Un Apprenti ne le peut pas.',
  'V5.30':
    'Jusqu’à 3 fois à ton tour de construction, tu peux prendre un villageois de base : choisis-le, pose une carte de ta main, face cachée, sur une pile non vide, et place-le dans ton village.',
  'V5.31': 'Choisis d’abord le villageois de base, puis la carte de ta main, puis la pile.',
  'V7.145':
    'Servage : à la construction, la carte que tu donnes pour un villageois de base va dans le village de la Comtesse.',
  'V5.33':
    'Quand les six piles sont vides, la carte va sur la réserve, et si elle est vide aussi, sur la défausse.',
  'V4.45': 'Une pile vide est hors du jeu : on ne peut plus rien y poser.',
  'V7.140':
    'Pots-de-vin : la banque pose de l’or sur un villageois à porte-clés de la Comtesse, autant que le nombre à côté de sa clé.',
  'V7.149':
    'Traître : un villageois du dessus à toi, à ton choix et non de base, va dans le village de la Comtesse.',
  'V7.152':
    'Arrestation : défausse un villageois du dessus de ton village, à ton choix et non de base.',
  'V7.156': 'Enlèvement : défausse un villageois de ta main.',
  'V7.158': 'Réseau marchand : la Comtesse marque un de ses symboles d’argent.',
  'V7.163':
    'Conscription : elle reçoit un villageois de plus, du dessus d’une pile ou de la réserve ; tu choisis d’où.',
}
