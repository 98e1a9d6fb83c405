import type { RulesChapter } from '../kernel/index.ts'

/** The rules of Villagers to be read, in French. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Ce qu’il y a sur la table',
    rules: {
      'V2.1':
        'Il y a 100 villageois : 50 différents, chacun en deux exemplaires. Six d’entre eux sont toujours visibles sur la route au début ; les 94 autres sont mélangés.',
      'V2.2':
        'Il y a 30 villageois de base : 10 pour le bois, 10 pour le foin et 10 pour le minerai. Chacun montre une femme d’un côté et un homme de l’autre ; tu choisis dans les réglages ce que tu vois.',
      'V2.3':
        'Chacun a une carte Fondateurs, avec un côté or et un côté nourriture. Une carte de premier joueur et deux cartes de marché sont communes.',
      'V2.4': 'L’or vient de la banque, qui n’est jamais vide.',
      'V2.5':
        'Pour le solo, il y a 12 événements d’été et 12 d’hiver, la carte de la Comtesse avec ou sans 4 or, et le Bouffon.',
      'V2.6': 'Saints : 5 villageois spéciaux, un de chaque.',
      'V2.7':
        'Scélérats : 9 villageois spéciaux. Noble, Barbare, Débaucheur, Intrigant et Courrier en un exemplaire, Voleur et Shérif en deux.',
      'V2.8': 'Profiteurs : 8 villageois, mélangés aux autres.',
      'V2.9':
        'Développements : 12 cartes, 4 pour la communauté, 4 pour le commerce et 4 pour la production, et un jeton pour chacune des trois en jeu.',
    },
  },
  {
    title: 'Mise en place',
    rules: {
      'V3.1':
        'La route commence toujours par les six mêmes villageois : Porchère, Charpentière, Éleveur, Maçon, Moissonneuse et Clayonneuse.',
      'V3.2': 'Les villageois de base sont visibles, en trois piles à côté de la route.',
      'V3.3': 'Chacun commence avec les Fondateurs au village, côté or visible, et 8 or.',
      'V3.4':
        'Le sort désigne qui commence et reçoit la carte de premier joueur. On joue dans le sens des aiguilles d’une montre.',
      'V3.5': 'À deux, à trois et en solo, on joue sans les villageois de la laine et du cuir.',
      'V3.6':
        'Les villageois de modules qui vont parmi les autres sont mélangés avant toute distribution.',
      'V3.7':
        'Au-dessus de chaque place de la route se trouve une pile cachée : 4 cartes à deux, 6 à trois, 8 à quatre, 10 à cinq et 5 en solo.',
      'V3.8': 'Le premier marché est sous la deuxième pile, le second sous la sixième.',
      'V3.9': 'Chacun reçoit 5 villageois en main.',
      'V3.10': 'Tous les autres villageois forment la réserve, face cachée. La défausse est vide.',
      'V3.11':
        'Sans module, la réserve compte au début 46 cartes à deux, 29 à trois, 26 à quatre, 9 à cinq et 37 en solo.',
      'V3.12': 'Au début, il n’y a pas de pièces sur la route.',
      'V3.15':
        'En solo, la mise en place est celle de deux personnes, mais sans les villageois spéciaux du jeu de base et avec 5 cartes par pile.',
      'V3.16':
        'La Comtesse joue contre toi. Elle a sa carte avec 4 or au village, 1 or en caisse et pas de main.',
      'V3.17': 'Tu as le Bouffon. Il ne fait pas partie de ta main.',
      'V3.18':
        'Les événements d’été et d’hiver sont mélangés à part. Un événement d’été est révélé et vaut pour la manche 1.',
      'V3.19': 'La difficulté change la mise en place : voir les niveaux du solo.',
      'V3.20': 'Les modules se combinent à volonté.',
      'V3.21':
        'Saints : chacun en reçoit un de plus en main. Les autres restent dans la boîte sans avoir été vus.',
      'V3.22':
        'Scélérats : à quatre et à cinq, les deux Voleurs et les deux Shérifs sont mélangés aux autres ; sinon, ils ne jouent pas.',
      'V3.23':
        'Chacun reçoit en plus un des autres Scélérats en main. Le reste demeure dans la boîte sans avoir été vu.',
      'V3.24':
        'Sans le Courrier, il n’y a que 4 Scélérats à distribuer : le module est alors pour quatre personnes au plus.',
      'V3.25': 'Profiteurs : les 8 sont mélangés aux autres.',
      'V3.26':
        'Développements : une carte de communauté, une de commerce et une de production sont tirées et posées près de la route avec leur jeton.',
      'V3.27':
        'Avec les Saints et les Scélérats, chacun reçoit une carte des deux, donc 7 en tout.',
    },
  },
  {
    title: 'La manche',
    rules: {
      'V4.1':
        'Une manche se joue ainsi : recrutement, route, construction, fin de la construction, puis développements ou événements, puis les jours de marché s’ils sont venus. Personne ne joue hors de son tour, et rien ne se joue après le second marché.',
    },
  },
  {
    title: 'Le recrutement',
    rules: {
      'V4.2':
        'La personne à la carte de premier joueur commence. À ton tour de recrutement, tu prends exactement 1 villageois, puis c’est à la personne suivante. Qui a atteint sa limite est sauté.',
      'V4.3':
        'Tu prends 2 villageois par manche, et 1 de plus par symbole de nourriture visible dans ton village ou donné par un développement, 5 au plus. Tu dois aller jusqu’à cette limite.',
      'V4.4': 'La limite compte les villageois posés sur ta place de village.',
      'V4.5':
        'Tu peux prendre n’importe quel villageois visible de la route ou la première carte de n’importe quelle pile ; celle de la réserve seulement quand les six piles sont vides.',
      'V4.6': 'Les cartes de marché ne peuvent pas être prises.',
      'V4.7':
        'Ce que tu prends est posé, visible, sur ta place de village, même s’il vient d’une pile cachée.',
      'V4.8': 'Les pièces d’un villageois que tu prends sont aussitôt à toi.',
      'V4.9':
        'Une place vide de la route est aussitôt remplie depuis la pile la plus à gauche qui reste, ou depuis la réserve si toutes les piles sont vides. Le nouveau villageois n’a pas de pièce.',
      'V4.10': 'Si tu prends une carte d’une pile ou de la réserve, rien n’est rempli.',
      'V4.11':
        'Quand tous ont atteint leur limite, chacun prend en main les villageois de sa place de village. Avant, on ne peut pas s’en servir.',
      'V4.12': 'S’il n’y a plus rien à prendre, le recrutement finit pour tout le monde.',
    },
  },
  {
    title: 'Le renouvellement de la route',
    rules: {
      'V4.15':
        'À partir de trois personnes, les villageois visibles qui portent des pièces vont à la défausse, et leurs pièces à la banque. Les places vides sont remplies depuis la réserve ou, si elle est vide, depuis la pile de gauche. Puis chaque villageois visible reçoit 1 or.',
      'V4.16':
        'À deux, chacun peut poser 1 or de la banque sur un villageois visible, la personne à la carte de premier joueur en dernier ; les deux peuvent choisir le même. Puis tous les villageois visibles sans pièce vont à la défausse, et les places se remplissent comme d’habitude. Aucune autre pièce n’est posée.',
      'V4.17':
        'À deux, les pièces s’accumulent : un villageois qui en porte reste sur la route et peut en recevoir d’autres à chaque manche.',
      'V4.18':
        'Attention à la différence : pendant le recrutement, on remplit d’abord depuis les piles ; ensuite, d’abord depuis la réserve.',
      'V4.19': 'La route est renouvelée à chaque manche, même à la dernière.',
      'V4.20': 'En solo, on fait comme à deux, mais toi seul peux poser 1 or.',
    },
  },
  {
    title: 'La construction',
    rules: {
      'V4.25':
        'À partir de la carte de premier joueur, chacun joue un tour de construction complet.',
      'V4.26':
        'Tu peux placer 2 villageois, et 1 de plus par symbole de bâtisseur visible dans ton village ou donné par un développement, et par Journalière payée, 5 au plus. Ce nombre est fixé au début de ton tour de construction.',
      'V4.27':
        'Rien ne t’oblige à utiliser toutes tes actions de construction, mais tu ne peux pas en utiliser plus que tu n’en as.',
      'V4.28':
        'À ton tour de construction, dans n’importe quel ordre : placer des villageois, prendre des villageois de base, jouer des villageois spéciaux, utiliser ton village, et finir le tour.',
      'V4.29':
        'Les villageois de base et ceux qui sont défaussés après usage ne coûtent pas d’action. Les villageois spéciaux qui restent en coûtent une.',
      'V4.30':
        'Tu ne peux pas finir ton tour tant qu’un Moine ou un Apprenti n’est pas recouvert dans ton village.',
      'V4.35':
        'Après le dernier tour de construction, qui ne montre aucun symbole de nourriture retourne ses Fondateurs côté nourriture. Ils y restent.',
      'V4.36': 'Puis la carte de premier joueur passe à la personne suivante.',
      'V4.37':
        'Le bronze paie à la fin de son propre tour de construction, ou pour tous après la phase : les options de la table le disent.',
    },
  },
  {
    title: 'Quand viennent les marchés',
    rules: {
      'V4.40':
        'Le premier marché a lieu à la fin de la première manche où les deux piles de gauche sont vides.',
      'V4.41': 'Sa carte est retournée dès que c’est le cas.',
      'V4.42': 'Ensuite sa carte s’en va, et la manche suivante commence.',
      'V4.43':
        'Le second marché a lieu à la fin de la manche où les six piles sont vides. Puis la partie est finie.',
      'V4.44':
        'Si les deux tombent dans la même manche, on tient d’abord le premier, puis aussitôt le second.',
      'V4.45': 'Une pile vide est hors du jeu : on ne peut plus rien y poser.',
    },
  },
  {
    title: 'Placer des villageois',
    rules: {
      'V5.1':
        'Pour placer un villageois de ta main, il te faut une action de construction, ceux qu’il suit et, s’il a un cadenas, quelqu’un qui l’ouvre. Il reste dans ton village pour de bon.',
      'V5.2': 'Tu peux avoir plusieurs fois le même villageois.',
      'V5.3':
        'Tu les places l’un après l’autre : un villageois placé plus tôt peut porter le suivant ou ouvrir son cadenas dans le même tour.',
    },
  },
  {
    title: 'Les chaînes de production',
    rules: {
      'V5.20':
        'Un villageois qui en suit d’autres doit être placé sur celui qui est nommé juste avant lui, et ainsi de suite jusqu’au début de la chaîne. Une chaîne peut grandir sur plusieurs manches.',
      'V5.21': 'Un villageois à bannière n’a besoin de personne et commence une nouvelle pile.',
      'V5.22':
        'La première carte d’une chaîne porte jusqu’à 2 villageois côte à côte, pareils ou différents.',
      'V5.23':
        'Un villageois au milieu d’une chaîne en porte 1. Le dernier d’une chaîne et les solitaires n’en portent pas.',
      'V5.24':
        'Un villageois recouvert ne garde que ses symboles de famille et son cadenas. Le reste ne vaut plus tant qu’il est recouvert.',
      'V5.25':
        'La première carte d’une chaîne est un villageois de sa famille et compte avec elle.',
      'V5.26':
        'Un villageois est du dessus si rien ne le recouvre : aussi les solitaires et les premières cartes non recouvertes.',
      'V5.27': 'Deux branches d’une chaîne partagent leur première carte.',
      'V5.28': 'Un villageois ne se place que sur un villageois de sa famille.',
    },
  },
  {
    title: 'Les villageois de base',
    rules: {
      'V5.30':
        'Jusqu’à 3 fois à ton tour de construction, tu peux prendre un villageois de base : choisis-le, pose une carte de ta main, face cachée, sur une pile non vide, et place-le dans ton village.',
      'V5.31': 'Choisis d’abord le villageois de base, puis la carte de ta main, puis la pile.',
      'V5.32':
        'Personne ne voit la face de la carte donnée, seulement son dos. Elle est maintenant sur le dessus de la pile.',
      'V5.33':
        'Quand les six piles sont vides, la carte va sur la réserve, et si elle est vide aussi, sur la défausse.',
      'V5.34':
        'Tu peux donner n’importe quelle carte de ta main, même un villageois spécial, mais ni le Bouffon ni un villageois de base.',
      'V5.35': 'Les villageois de base ne coûtent pas d’action de construction.',
      'V5.36':
        'Il y a 10 villageois de base de chaque sorte : quand il n’y en a plus, on n’en reçoit plus.',
      'V5.37': 'Tu ne peux prendre des villageois de base qu’à ton tour de construction.',
    },
  },
  {
    title: 'Les cadenas',
    rules: {
      'V5.40':
        'Un villageois à cadenas ne peut être placé que si le cadenas est ouvert, par le villageois qu’il montre. Ces règles s’appliquent dans l’ordre.',
      'V5.41':
        'S’il est dans ton propre village, la banque pose 2 or sur lui ; s’il y en a plusieurs, tu choisis lequel. Tu ne peux payer personne d’autre à la place.',
      'V5.42':
        'Sinon, s’il est dans un autre village, tu y poses 2 or à toi sur lui ; s’il y en a plusieurs, tu choisis lequel.',
      'V5.43': 'Sinon, tu paies 2 or à la banque.',
      'V5.44': 'Si tu dois payer et n’as pas assez d’or, tu ne peux pas placer le villageois.',
      'V5.45':
        'Les pièces posées sur un villageois y restent jusqu’à la fin du second marché et ne peuvent pas être dépensées.',
      'V5.46':
        'Chaque cadenas s’ouvre une fois, quand le villageois est placé. Ce qui change ensuite n’y fait rien.',
      'V5.47':
        'Les cadenas valent aussi avec l’Apprenti et le Bienfaiteur, mais pas pour les villageois que reçoit la Comtesse.',
      'V5.48':
        'Le nombre du trousseau dit combien de cartes ce villageois ouvre dans le jeu de base à quatre ou cinq.',
      'V5.49':
        'Avec une Rétameuse jouée plus tôt dans le même tour, tu peux ouvrir des cadenas sans payer.',
    },
  },
  {
    title: 'Les villageois spéciaux',
    rules: {
      'V5.50':
        'Les villageois spéciaux se jouent à ton tour de construction, sauf s’ils disent être pour le recrutement.',
      'V5.51':
        'Avec le symbole de défausse : applique l’effet, puis défausse la carte. Autant que tu veux par tour, sans action de construction.',
      'V5.52':
        'Sans ce symbole, la carte va dans ton village, coûte une action de construction et reste.',
      'V5.53':
        'Aucun villageois spécial ne peut prendre les Fondateurs d’un autre, ni la carte de la Comtesse.',
      'V5.54':
        'Bienfaiteur, Prophète, Barbare et Débaucheur se jouent à ton tour de recrutement, avant de prendre un villageois ; pas à la construction.',
      'V5.55':
        'Tu ne peux pas jouer un villageois spécial qui n’aurait aucun effet. Tu peux le donner pour un villageois de base.',
      'V5.60':
        'Rétameuse : jusqu’à la fin de ce tour de construction, tu peux ouvrir chaque cadenas sans payer. Pour chacun, tu décides si tu t’en sers. Défausse-la après l’avoir jouée.',
      'V5.61':
        'Contrebandier : reçois de la banque la moitié de l’or imprimé d’un de tes villageois dont le symbole d’or est visible, arrondie vers le haut. Les pièces ne comptent pas. Défausse. Il te faut un tel villageois.',
      'V5.62':
        'Moine : il remplace n’importe quel villageois d’une chaîne qui peut en porter un autre, même une première carte ou les Fondateurs. Comme première carte, il commence une nouvelle pile ; sinon il se place sur celui qu’il suit.',
      'V5.63':
        'La chaîne autour d’un Moine ou d’un Apprenti doit être complète et dans l’ordre. Il peut y en avoir plusieurs dans une chaîne.',
      'V5.64':
        'À la fin de ton tour, chaque Moine et chaque Apprenti doit être recouvert. Tu ne peux pas en placer un si le reste de ton tour ne suffit pas à les recouvrir tous.',
      'V5.65':
        'Le Moine et l’Apprenti comptent comme villageois spéciaux et n’ont rien de celui qu’ils remplacent. Ils n’ouvrent pas de cadenas.',
      'V5.66':
        'Si un Moine ou un Apprenti est découvert par l’action d’un autre ou par un événement, il revient dans la main de qui possède le village.',
      'V5.67':
        'Au bas d’une pile, il peut porter 2 branches, toutes deux de la même famille. Au milieu d’une chaîne, il en porte 1.',
      'V5.70':
        'Apprenti : choisis un villageois recouvert d’une chaîne, dans n’importe quel village. L’Apprenti prend sa place ; ce qui est dessus reste.',
      'V5.71':
        'Le villageois remplacé doit aussitôt être placé dans ton village selon les règles normales, cadenas compris. Si c’est impossible, tu ne peux pas le choisir.',
      'V5.72': 'Le tout coûte exactement 1 action de construction.',
      'V5.73':
        'Les Fondateurs des autres ne peuvent jamais être choisis. Les tiens, s’ils sont recouverts, le peuvent : tu les reposes et choisis leur côté.',
      'V5.74':
        'L’Apprenti garde la place dans la chaîne et ne porte pas plus que le villageois remplacé.',
      'V5.75':
        'Tu peux choisir un villageois de base recouvert ; il commence une nouvelle pile et ne compte pas comme un échange.',
      'V5.76':
        'Un Moine peut être choisi ; il doit alors être placé et recouvert dans ton village. Un Apprenti ne le peut pas.',
      'V5.77': 'Les pièces du villageois remplacé vont à qui le possédait.',
    },
  },
  {
    title: 'L’or et le décompte',
    rules: {
      'V6.1': 'L’or, ce sont les points. Tout le monde voit combien chacun en a.',
      'V6.2':
        'L’or, l’argent, le bronze, la nourriture et les bâtisseurs ne comptent que sur les villageois du dessus ; les familles et les cadenas toujours. Pour tes villageois, seul ton village compte.',
      'V6.3': 'L’or imprimé ne comprend jamais les pièces.',
      'V6.4':
        'Un symbole d’or est un symbole, quel que soit son nombre. Les symboles d’argent et de bronze n’en sont pas.',
      'V6.5':
        'Les symboles d’un villageois comptent pour lui aussi. Avec deux symboles d’une famille, il compte double.',
      'V6.10':
        'Premier marché : tu reçois de la banque l’or imprimé visible de ton village, et autant que les pièces posées sur tes villageois.',
      'V6.11': 'Les pièces restent en place. L’argent ne paie pas encore.',
      'V6.15':
        'Second marché : tu reçois de la banque ton or imprimé visible, la valeur de tes symboles d’argent et ce qu’apporte la Nonne.',
      'V6.16': 'Ensuite, les pièces de tes villageois viennent dans ta caisse, une seule fois.',
      'V6.20':
        'Une valeur en argent est toujours celle qu’elle aurait à cet instant au second marché.',
      'V6.21': 'L’or pour deux symboles s’arrondit vers le bas.',
      'V6.30': 'Le bronze paie à chaque manche, aussi à celle où il a été placé.',
      'V6.31': 'Seul ton meilleur symbole de bronze paie, depuis la banque.',
      'V6.32': 'Le bronze doit être visible, comme l’argent, et ne paie rien aux marchés.',
      'V6.40': 'Après le second marché, qui a le plus d’or gagne.',
      'V6.41':
        'À égalité, qui a le moins de cartes au village gagne, cartes recouvertes et Fondateurs compris.',
      'V6.42': 'Si cela aussi est égal, la victoire est partagée.',
      'V6.43': 'En solo, tu ne gagnes qu’avec plus d’or que la Comtesse.',
      'V6.44':
        'Les cartes en main ne valent rien à la fin. Ta main peut être aussi grande que tu veux.',
    },
  },
  {
    title: 'Les villageois du jeu de base',
    rules: {
      'V7.1':
        'Ce que vaut et demande un villageois est imprimé sur lui : touche-le, et tout est expliqué.',
      'V7.2':
        'Sculptrice sur bois, argent : la somme de l’or imprimé visible de tes villageois du bois.',
      'V7.3': 'Flotteuse de bois, argent : 1 or par symbole de bois à toi, ses deux compris.',
      'V7.4':
        'Colporteur, argent : 3 or pour deux symboles d’or à toi, quels que soient leurs nombres.',
      'V7.5': 'Maquignonne, argent : 3 or pour deux symboles de foin à toi.',
      'V7.6': 'Muletier, argent : 3 or pour deux symboles de minerai à toi.',
      'V7.7': 'Serrurière, argent : 2 or par symbole de cadenas à toi, le sien compris.',
      'V7.8': 'Épicier, argent : 3 or par symbole de nourriture visible dans ton village.',
      'V7.9': 'Franc-maçon, argent : 3 or par symbole de bâtisseur visible dans ton village.',
      'V7.10': 'Prêtre, argent : 3 or pour deux symboles de solitaire à toi, le sien compris.',
      'V7.11':
        'Agent, argent : autant que les pièces posées sur un de tes villageois ; le plus riche compte. Les pièces elles-mêmes ne changent pas.',
    },
  },
  {
    title: 'Saints',
    module: 'saints',
    rules: {
      'V7.20':
        'Bienfaiteur, au recrutement : place aussitôt un villageois non spécial de ta main. Chaîne et cadenas valent. Cela ne prend ni ton recrutement ni une action, et la nourriture nouvelle compte pour la limite de cette manche. Défausse.',
      'V7.21':
        'Prophète, au recrutement : regarde une pile entière, recrutes-en 1 carte et remets les autres dans l’ordre de ton choix. C’est ton recrutement du tour. Défausse.',
      'V7.22':
        'Nonne, reste : au second marché, elle apporte la valeur en argent d’un villageois que tu as exactement une fois dans ton village. La plus haute compte.',
      'V7.24':
        'Recruteuse, reste : à chacun de tes tours de recrutement, tu peux payer 1 or à la banque et recruter 2 villageois l’un après l’autre. Décide avant le premier. La limite de recrutement vaut toujours.',
      'V7.25':
        'Colombophile, à ton tour de construction : regarde les 6 premières cartes de la réserve, prends-en 1 en main et remets les autres dessus dans l’ordre de ton choix. Défausse.',
    },
  },
  {
    title: 'Scélérats',
    module: 'scoundrels',
    rules: {
      'V7.30':
        'Noble, à ton tour de construction : regarde la main d’un autre et prends-lui 1 villageois non spécial. Défausse.',
      'V7.31':
        'Barbare, au recrutement : défausse tous les villageois visibles de la route, prends leurs pièces et remplis les places depuis la réserve. Défausse.',
      'V7.32':
        'Voleur, reste : une fois à chacun de tes tours de construction, prends 3 or dans la caisse d’un autre et pose-les sur le Voleur.',
      'V7.33':
        'Qui a moins de 3 or ne peut pas être volé, et les pièces posées sur des villageois non plus.',
      'V7.34': 'Les pièces d’un Voleur comptent comme celles de tout villageois.',
      'V7.35':
        'Débaucheur, au recrutement : prends en main 1 villageois d’une place de n’importe quel village. Défausse.',
      'V7.36': 'Ce peut être ta propre place. Qui manque alors d’un villageois en prend un autre.',
      'V7.37':
        'Intrigant, à ton tour de construction : prends en main un villageois du dessus, non spécial, de n’importe quel village. Ses pièces vont à qui possède ce village. Défausse.',
      'V7.38': 'L’Intrigant peut aussi reprendre un de tes propres villageois.',
      'V7.39':
        'Shérif, à ton tour de construction : défausse un Voleur de n’importe quel village et prends toutes ses pièces. Sans Voleur en jeu, tu ne peux pas le jouer. Défausse.',
      'V7.40':
        'Courrier, seulement si les options de la table le disent : pendant le tour de recrutement d’un autre, avant qu’il n’ait pris un villageois, prends directement en main 1 villageois visible de la route avec ses pièces. Il ne compte pas dans ta limite. Défausse.',
    },
  },
  {
    title: 'Profiteurs',
    module: 'profiteers',
    rules: {
      'V7.49':
        'Journalière et Grossiste en deux exemplaires ; Alchimiste, Coffretière, Capitaine et Charretière en un.',
      'V7.50':
        'Alchimiste, bronze : la moitié de ta meilleure valeur en argent, arrondie vers le bas.',
      'V7.51': 'Coffretière, bronze : 2 or par villageois à toi qui porte des pièces.',
      'V7.52':
        'Journalière, reste : au début de ton tour de construction, tu peux poser 1 or de ta caisse sur une Journalière de n’importe quel village et avoir 1 action de plus.',
      'V7.53':
        'Chaque Journalière travaille pour toi au plus une fois par tour. Tu n’as toujours jamais plus de 5 actions de construction.',
      'V7.54': 'Grossiste, argent : 3 or par série complète de 1 minerai, 1 foin et 1 bois.',
      'V7.55': 'Capitaine, bronze : 1 or par symbole d’or visible, quel que soit son nombre.',
      'V7.56':
        'Charretière, bronze : 1 or par première carte d’une chaîne de ton village qui porte au moins 2 villageois, sur une branche ou sur deux.',
    },
  },
  {
    title: 'Développements',
    module: 'developments',
    rules: {
      'V7.60': 'Les développements viennent après la construction et avant un marché dû.',
      'V7.61':
        'Les jetons de production de la manche passée sont rendus. Chaque développement va à qui a, seul, le plus de ce qu’il compte ; à égalité, à personne. D’abord tout est établi, puis les récompenses sont données à tour de rôle.',
      'V7.62':
        'La nourriture et les bâtisseurs ainsi gagnés ne valent que pour la manche suivante et ne font jamais dépasser 5.',
      'V7.63': 'Les symboles des développements ne comptent pour rien d’autre.',
      'V7.64':
        'La nourriture, les bâtisseurs et l’or ne comptent que s’ils sont visibles ; les cadenas et les familles aussi recouverts.',
      'V7.65':
        'Il y a quatre développements de communauté, quatre de commerce et quatre de production. Auberge, Église et Moulin à vent ne sont pas en jeu en solo.',
      'V7.66':
        'Avec l’Église, tu peux aussi choisir la réserve. Tirer la dernière carte d’une pile peut amener un jour de marché.',
      'V7.67':
        'Pour le Moulin à vent, les solitaires et les premières cartes non recouvertes ne sont pas des chaînes. Les options de la table disent si une carte à deux branches fait deux chaînes ou une.',
      'V7.120': 'Auberge : le plus de villageois spéciaux en main. 5 or.',
      'V7.121':
        'Église : le plus de cartes au village. 3 or et la première carte d’une pile ou de la réserve.',
      'V7.122': 'Mairie : le plus de symboles d’or. 5 or.',
      'V7.123':
        'Taverne : le plus de symboles de solitaire. 3 or et un villageois de base de ton choix, placé aussitôt.',
      'V7.124': 'Banque : le plus de villageois portant des pièces. 5 or.',
      'V7.125': 'Maison des guildes : le plus de symboles de cadenas. 5 or.',
      'V7.126': 'Phare : la plus haute valeur en argent. 5 or.',
      'V7.127': 'Place du marché : le plus de symboles de nourriture. 5 or.',
      'V7.128': 'Mine d’or : le plus de symboles de minerai. 5 or.',
      'V7.129': 'Grue à bœufs : le plus de symboles de foin. 2 or et 1 symbole de bâtisseur.',
      'V7.130': 'Scierie : le plus de symboles de bois. 2 or et 1 symbole de bâtisseur.',
      'V7.131':
        'Moulin à vent : le plus de chaînes de production d’au moins 2 cartes. 2 or et 1 symbole de nourriture.',
    },
  },
  {
    title: 'Variantes et modules en solo',
    alone: true,
    rules: {
      'V8.1':
        'Pour la toute première partie, tu peux laisser les cadenas de côté : personne ne les ouvre ni ne les paie.',
      'V8.2':
        'Le nombre de places, le niveau en solo, les cadenas, les modules, le moment où le bronze paie, ce que compte le Moulin à vent et la présence du Courrier sont fixés à l’ouverture de la table et visibles de tous.',
      'V8.30':
        'Les modules se jouent aussi en solo, sans que ce soit conseillé. Recruteuse, Noble, Auberge, Église, Moulin à vent, Courrier, Voleur et Shérif n’y sont pas.',
    },
  },
  {
    title: 'Seul contre la Comtesse',
    alone: true,
    rules: {
      'V8.5':
        'Les règles à deux valent, avec les changements qui suivent. Il n’y a pas de carte de premier joueur.',
      'V8.6':
        'Chaque fois que tu recrutes un villageois, tu envoies ensuite à la Comtesse un villageois visible de la route, à ton choix. Ce n’est qu’après que les places vides sont remplies.',
      'V8.7': 'Elle reçoit ainsi autant de villageois que toi pendant le recrutement.',
      'V8.8':
        'Dans son village, chaque carte est seule : ni chaînes, ni cadenas, tous les symboles visibles.',
      'V8.9': 'Les pièces d’un villageois qu’elle reçoit sont à elle.',
      'V8.10':
        'Pour les cadenas, elle compte comme une personne à la table : si elle seule a le bon villageois, c’est elle que tu paies.',
      'V8.11': 'Elle ne place personne et ne décide de rien.',
      'V8.12':
        'Événements, après la construction : applique tous les événements ouverts dans l’ordre de ton choix. Puis la Comtesse prend le premier villageois de la réserve. S’il vaut 10 ou plus, 1 nouvel événement est révélé ; de 1 à 9, 2 événements ; s’il ne vaut rien, 3.',
      'V8.13': 'Les nouveaux événements sont d’été jusqu’au premier marché, d’hiver ensuite.',
      'V8.14': 'Une pile d’événements vide est refaite en mélangeant ceux qui ont été défaussés.',
      'V8.15':
        'Une fois par partie, à tout moment, le Bouffon défausse un événement ouvert qui n’a pas commencé à agir.',
      'V8.16':
        'Une place de la route vidée par un événement est remplie comme au recrutement. Les événements peuvent amener un marché.',
      'V8.17':
        'Si la réserve est vide quand un villageois doit en venir, la défausse est mélangée.',
      'V8.18':
        'Si un événement te prend un villageois avec des pièces, tu gardes les pièces. Aucun événement ne peut prendre tes Fondateurs.',
      'V8.19': 'Si tu dois payer plus que tu n’as, tu paies ce que tu as.',
      'V8.20':
        'Clémente : toujours 1 événement par manche, la carte de la Comtesse sans or, et pas de « C’était toi ! ».',
      'V8.21': 'Sévère : comme décrit.',
      'V8.22':
        'Impitoyable : 2 événements au début, pas de Bouffon, pas de « C’était toi ! », et la Comtesse commence avec 10 or.',
      'V8.23': 'Aux marchés, la Comtesse compte comme tout le monde, l’or de sa carte compris.',
      'V8.24':
        'À la dernière manche, les événements ouverts sont encore appliqués ; ensuite, ni villageois ni nouvel événement.',
      'V8.25': 'Tu gagnes avec plus d’or que la Comtesse.',
      'V8.26':
        'Tu dois peut-être retourner tes Fondateurs, comme d’habitude. La carte de la Comtesse, jamais.',
      'V7.70': 'La carte de la Comtesse vaut 4 or, avec un symbole d’or.',
      'V7.71': 'Le Bouffon est à toi dès le début et n’est pas une carte de ta main.',
    },
  },
  {
    title: 'Événements',
    alone: true,
    rules: {
      'V7.72':
        'La plupart des événements agissent pendant la phase des événements. Ceux du recrutement ou de la construction agissent là et sont seulement défaussés ensuite.',
      'V7.73':
        'Ce que la Comtesse marque vient de la banque ; ce que tu lui paies vient de ta caisse ; les pièces sur un villageois sont posées sur sa carte.',
      'V7.140':
        'Pots-de-vin : la banque pose de l’or sur un villageois à trousseau de la Comtesse, autant que le nombre à côté de sa clé.',
      'V7.141':
        'La Banque de la Comtesse : à la construction, ouvrir un cadenas par la banque coûte 3 or.',
      'V7.142':
        'Sinistre banquet : la Comtesse marque 2 or par symbole de nourriture de son village.',
      'V7.143':
        'Complot des guildes : la banque pose 2 or sur chacun de ses villageois à trousseau.',
      'V7.144':
        'Droit sur les terres : paie-lui 2 or par villageois de base de ton village, même recouvert.',
      'V7.145':
        'Servage : à la construction, la carte que tu donnes pour un villageois de base va dans le village de la Comtesse.',
      'V7.146': 'Taxe sur la valeur ajoutée : paie-lui 1 or par symbole d’or de ton village.',
      'V7.147': 'Marché noir : elle et toi marquez votre argent.',
      'V7.148':
        'Saute d’humeur : il est remplacé par un nouvel événement de la même pile, qui est appliqué aussitôt.',
      'V7.149':
        'Traître : un de tes villageois du dessus, à ton choix sauf de base, va dans le village de la Comtesse.',
      'V7.150': 'Emploi temporaire : elle marque 2 or par famille différente dans ta main.',
      'V7.151': 'Douane : paie-lui 1 or par villageois de la famille dont tu as le plus.',
      'V7.152':
        'Arrestation : défausse un villageois du dessus de ton village, à ton choix sauf de base.',
      'V7.153':
        'Incendie criminel : à la construction, tu as 1 action de moins, ou tu paies 3 or à la banque.',
      'V7.154': '« C’était toi ! » : le Bouffon doit servir avant la fin de la manche.',
      'V7.155': 'Humeur sombre : dès qu’elle est révélée, deux nouveaux événements la remplacent.',
      'V7.156': 'Enlèvement : défausse un villageois de ta main.',
      'V7.157': 'Chantage : elle marque le plus grand or imprimé d’un villageois de ton village.',
      'V7.158': 'Réseau marchand : la Comtesse marque un de ses symboles d’argent.',
      'V7.159':
        'Rats : au recrutement, tu prends 1 villageois de moins, ou tu paies 3 or à la banque.',
      'V7.160': 'Racket : paie-lui autant que les pièces posées sur un de tes villageois.',
      'V7.161': 'Réseau d’espions : elle marque un de tes symboles d’argent.',
      'V7.162': 'Tribut : paie-lui 1 or par villageois de ta main.',
      'V7.163':
        'Conscription : elle reçoit un villageois de plus, du dessus d’une pile ou de la réserve ; tu choisis d’où.',
    },
  },
  {
    title: 'Ce que chacun voit et sait',
    rules: {
      'V9.1':
        'Personne ne voit plus que ces règles ne permettent. Qui regarde ne voit pas plus qu’un adversaire.',
      'V9.2': 'Le dos d’une carte montre sa famille et rien d’autre.',
      'V9.5':
        'Les villageois qui passent de la place de village à la main sont connus de tous et montrés à tous.',
      'V9.6':
        'Une carte que tu as posée face cachée, tu continues de la voir tant que sa place est certaine.',
      'V9.7':
        'Les autres ne la connaissent que s’ils connaissaient toutes les cartes de sa famille dans ta main et qu’elles étaient toutes pareilles.',
      'V9.8':
        'Sinon ils ne la connaissent pas, et les autres cartes de cette famille dans ta main non plus.',
      'V9.9': 'Seul ce que quelqu’un a vraiment vu est retenu ; les déductions sont ton affaire.',
      'V9.10':
        'Qui a regardé une pile, la réserve ou une main connaît ces cartes. Les autres perdent ce qu’ils en savaient.',
      'V9.11': 'Mélanger met fin à tout ce qu’on sait de la place des cartes.',
      'V9.12':
        'La liste des cartes cachées possibles nomme chaque villageois qui peut encore l’être. Tout le monde peut regarder la défausse.',
      'V9.13': 'Une carte jouée, prise ou défaussée face visible est connue de tous.',
      'V11.3':
        'Pendant un tour, tu peux tout annuler jusqu’à la dernière révélation, tant qu’il n’est pas envoyé. Ce qui a été pris, pioché ou regardé ne s’annule pas, ni rien d’un tour précédent.',
    },
  },
  {
    title: 'Précisions',
    rules: {
      'V-R1':
        'Quand une valeur imprimée ne se trouvait dans aucune source publique, elle est reconstruite ; elle ne contredit rien de publié.',
      'V-R6': 'Qui commence est tiré au sort, à chances égales.',
      'V-R8': 'Si les deux marchés tombent dans une manche, il n’y a pas de manche entre eux.',
      'V-R9':
        'On regarde une fois par manche si un marché est dû, après la construction, les développements et les événements.',
      'V-R10': 'S’il n’y a plus rien à prendre, les recrutements restants sont perdus.',
      'V-R11':
        'La limite de recrutement change aussitôt avec ta nourriture. Si elle baisse, tu ne rends rien.',
      'V-R12': 'La limite de construction est d’abord ramenée à 5, puis l’incendie en retire 1.',
      'V-R13':
        'La Rétameuse n’agit pas après coup : joue-la avant les villageois qu’elle doit ouvrir.',
      'V-R14':
        'Si un tour finit malgré tout avec un Moine ou un Apprenti non recouvert chez toi, il revient dans ta main.',
      'V-R15':
        'Le premier villageois placé sur un Moine au bas d’une pile fixe sa famille. Il n’en reçoit pas de symbole. Un Moine comme Fondateurs est une place de plus pour les céréales.',
      'V-R16': 'Un Apprenti ne peut pas remplacer un Apprenti.',
      'V-R17': 'Les pièces d’un villageois remplacé par un Apprenti vont à qui le possédait avant.',
      'V-R18': 'Les symboles de cadenas sont ceux, fermés, du coin d’une carte.',
      'V-R19': 'Les symboles d’un villageois comptent toujours pour lui aussi.',
      'V-R20':
        'Les Fondateurs sont un villageois : leur côté or est un symbole d’or de 2, leur côté nourriture un symbole de nourriture. De même pour la carte de la Comtesse.',
      'V-R21': 'Le Contrebandier a besoin d’or visible : ce qui est recouvert ne vaut pas.',
      'V-R22': 'La Sculptrice sur bois ne compte que les villageois du bois.',
      'V-R23': 'Pour l’Agent, la Nonne, l’Alchimiste et le bronze, le meilleur est pris d’office.',
      'V-R24': 'Plusieurs Agents peuvent se servir du même villageois.',
      'V-R25':
        'Si le bronze paie après la construction, l’ordre est : Fondateurs retournés, carte de premier joueur, bronze pour tous, développements.',
      'V-R26':
        'La Charretière compte des piles entières, aussi avec un Moine ou un Apprenti en bas.',
      'V-R27':
        'Les Journalières sont payées avant tout le reste du tour ; une que tu places maintenant travaille pour toi dès ton tour suivant. Si ta limite est déjà 5, on ne te demande rien.',
      'V-R28':
        'Tu peux te servir d’un Voleur une fois par tour de construction, à n’importe quel moment, même au tour où tu le places. Rien ne t’y oblige.',
      'V-R29':
        'L’Intrigant peut prendre un villageois de base ; il reste alors visible en main, peut être placé sans action de construction, et ne peut servir à en obtenir un autre. Les Fondateurs et la carte de la Comtesse ne peuvent pas être pris.',
      'V-R30':
        'Si la Noble ne voit que des villageois spéciaux, rien n’est volé. Seuls les deux concernés savent ce qui l’a été.',
      'V-R31':
        'Après le Débaucheur, on continue à prendre jusqu’à ce que toutes les places de village soient pleines. Qui a reçu des pièces la première fois les garde.',
      'V-R32':
        'Le Bienfaiteur vaut pour un villageois au plus et ne se joue qu’à un tour de recrutement.',
      'V-R33': 'Le villageois pris par le Prophète va, visible, sur la place de village.',
      'V-R34':
        'La Recruteuse agit à chacun de tes tours de recrutement s’il te reste au moins 2 villageois à prendre et que tu as 1 or. Un Prophète est l’un des deux.',
      'V-R35': 'Si la réserve est vide, la Barbare remplit depuis la pile de gauche.',
      'V-R36': 'Si la réserve a moins de 6 cartes, la Colombophile les regarde toutes.',
      'V-R37':
        'Le Courrier est une option, car il entre dans le tour d’un autre. On peut le jouer jusqu’à ce que la personne qui recrute ait pris un villageois, et il permet les Scélérats à cinq.',
      'V-R38':
        'Les villageois spéciaux du recrutement se jouent à ton propre tour, avant de prendre une carte ; tu peux en jouer plusieurs dans un tour.',
      'V-R39':
        'Avec 0, on ne gagne aucun développement. La nourriture du Moulin à vent n’empêche pas de retourner les Fondateurs. S’il n’y a plus de villageois de base ou de carte, la Taverne et l’Église ne donnent que l’or.',
      'V-R40': 'Des Fondateurs recouverts sont retournés aussi.',
      'V-R41': 'La défausse est visible : tout le monde y voit donc une carte donnée en échange.',
      'V-R43':
        'Le villageois que pioche la Comtesse est évalué dans son village. Si son argent y vaut 0, 3 événements viennent.',
      'V-R44':
        'Tu fais tous les choix qu’un événement laisse ouverts, même pour la Comtesse. Ce qu’il nomme doit être choisi s’il y en a ; sinon il est sans effet.',
      'V-R45':
        'Un événement d’une autre phase amené par la Saute d’humeur est sans effet. Le Bouffon peut l’arrêter avant.',
      'V-R46':
        'Tant que l’événement « C’était toi ! » est ouvert et que le Bouffon n’a pas servi, la phase des événements ne peut finir sans lui ; n’importe quel événement ouvert convient. S’il a servi plus tôt, il n’y a pas d’effet.',
      'V-R47':
        'Le Bouffon ne peut pas arrêter l’Humeur sombre ; les nouveaux événements peuvent en être une autre.',
      'V-R48':
        'La défausse n’est mélangée qu’en solo, et seulement quand la Comtesse ou un événement doit piocher dans la réserve vide.',
      'V-R49': 'Tu gardes les pièces d’un villageois arrêté.',
      'V-R50':
        'Rats et incendie : tu paies les 3 or en entier, ou tu as une carte ou une action de moins. Tu choisis au début de la phase.',
      'V-R51':
        'La Douane compte des cartes : les Fondateurs comme céréales, les villageois de base aussi, une carte à deux symboles une fois.',
      'V-R52': 'À la dernière manche, tous les événements ouverts sont encore appliqués.',
      'V-R53':
        'Les événements piochés avant le premier marché de la même manche sont encore d’été.',
      'V-R54':
        'En solo avec des modules, tu reçois une carte de chacun. La Comtesse dispute les développements et prend l’or ; des autres récompenses, elle ne reçoit que le villageois de base de la Taverne, et c’est toi qui le choisis. Le bronze ne lui paie rien.',
      'V-R55':
        'Sans cadenas, leurs symboles comptent quand même pour la Serrurière et la Maison des guildes.',
      'V-R56': 'À deux, on demande aussi à la dernière manche où poser les pièces.',
      'V-R59':
        'Un villageois spécial à défausser qui n’aurait aucun effet ne peut pas être joué, pour qu’aucun ne se perde par mégarde.',
      'V-R60': 'Pour un villageois de la réserve aussi, la Comtesse en reçoit un.',
      'V-R61': 'Les pièces des villageois qui quittent la route vont à la banque.',
      'V-R62': 'La Saute d’humeur pioche un événement d’été même après le premier marché.',
      'V-R63': 'Les événements de plusieurs phases sont traités chacun pour soi.',
      'V-R65':
        'Avec une limite de 5 ou sans or, on ne te demande rien des Journalières, ni du Voleur quand personne ne peut être volé.',
      'V-R66': 'Les pièces comptent, quelle que soit ta carte qui les porte.',
      'V-R68':
        'Avec une Rétameuse, tu pourrais encore payer quelqu’un d’autre. Comme ce n’est jamais mieux, on ne te le demande pas.',
      'V-R69':
        'Le Servage et la Banque de la Comtesse ont agi dès qu’une carte lui est allée ou que le prix plus élevé a été payé. Avant, le Bouffon peut les défausser, aussi pendant la construction.',
      'V-R70':
        'Un villageois de base en main y est une carte comme une autre : la Noble peut le voler, et il reste visible dans la nouvelle main. Défaussé par un Enlèvement, il retourne sur sa pile.',
      'V-R71':
        'La limite de recrutement est recalculée avant chaque recrutement. Si le Bienfaiteur a recouvert de la nourriture, ton tour peut finir par là ; rien n’est rendu.',
      'V-R72': 'Les symboles de bronze du village de la Comtesse ne paient jamais rien.',
    },
  },
]
