import type { RulesChapter } from '../kernel/index.ts'

/** The rules of Settlement to be read, in French. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Ce qu’il y a sur la table',
    rules: {
      'S2.1':
        'Le marché a neuf cases de bâtiments ; à côté se trouvent la pile des bâtiments, les trois piles de terrains, la pile des héros avec la rangée des quatre héros, et la rangée des artefacts. Tout cela est commun.',
      'S2.2': 'Chacun a son propre plateau.',
      'S2.3': 'Il y a 48 héros.',
      'S2.4': 'Il y a 14 artefacts, tous différents.',
      'S2.5': 'Il y a 36 bâtiments : trois de chacune des douze sortes.',
      'S2.6': 'Il y a 36 terrains : douze pour chacune des régions I, II et III.',
      'S2.7': 'Tu as six colons de base. Des colons bonus s’y ajoutent quand tu en reçois.',
      'S2.8': 'Les monstres ont quatre couleurs : vert, jaune, bleu et rouge.',
      'S2.10': 'Le bois, l’argile et la pierre sont les ressources de base.',
      'S2.11': 'Les diamants et l’or sont les ressources rares.',
      'S2.13': 'Un terrain montre une ressource et la couleur d’un monstre.',
      'S2.14':
        'Un héros montre son prix de base, la couleur d’un monstre et des points de victoire : un nombre fixe, ou 1 par terrain, par avant-poste ou par bâtiment à toi. Certains apportent aussitôt 1 ou 2 colons bonus.',
      'S2.15': 'Un bâtiment montre son prix et l’effet qu’il a quand sa rue est activée.',
      'S2.16':
        'La moitié haute de ton plateau est la nature sauvage : trois régions de trois cases. La région I touche la ville, la région III est tout en haut.',
      'S2.17':
        'La moitié basse est la ville : trois rues de trois cases. Ce qui y est côte à côte n’a pas d’importance.',
      'S2.18':
        'Chaque action a sa place sur ton plateau. Chaque région et chaque rue a la sienne, chaque avant-poste aussi.',
      'S2.19': 'Tu n’as jamais qu’un artefact.',
    },
  },
  {
    title: 'Préparation',
    rules: {
      'S3.1': 'La partie commence à la manche 1.',
      'S3.2': 'Les terrains sont face cachée, en trois piles mélangées : I, II et III.',
      'S3.3':
        'Les bâtiments sont mélangés, et neuf sont révélés sur le marché, un par case. Les semblables ne sont pas encore empilés.',
      'S3.4':
        'Les héros sont mélangés ; quatre forment la rangée, positions 1 à 4 de gauche à droite.',
      'S3.5':
        'On révèle trois artefacts de plus qu’il n’y a de personnes. Les autres ne servent pas, sauf en solo.',
      'S3.6':
        'Tu commences avec six colons de base, 1 bois, 1 argile et 1 pierre, et rien d’autre.',
      'S3.7': 'Tout le reste est dans la réserve générale.',
      'S3.8': 'Le sort désigne qui reçoit le marqueur de départ.',
      'S3.9':
        'Ensuite chacun prend un artefact : d’abord la personne à droite de celle qui commence, puis en sens inverse des aiguilles d’une montre. Qui commence choisit en dernier.',
      'S3.10':
        'Ton artefact est visible sur ton plateau. Trois artefacts restent dans la rangée ; elle n’est pas complétée.',
      'S3.11': 'Ce qu’un artefact apporte quand on le prend, il l’apporte dès maintenant.',
      'S3.12': 'En solo : quatre artefacts au choix, et les autres forment une pile.',
      'S3.13': 'À deux : cinq artefacts au choix.',
      'S3.14': 'À trois : six artefacts au choix.',
      'S3.15': 'À quatre : sept artefacts au choix.',
      'S3.16': 'Rien d’autre ne dépend de votre nombre.',
    },
  },
  {
    title: 'Déroulement',
    rules: {
      'S4.1': 'La partie dure six manches.',
      'S4.2':
        'Dans une manche, on joue à tour de rôle dans le sens des aiguilles d’une montre, à partir de qui avait le marqueur de départ au début de la manche, jusqu’à ce que tous aient passé. Qui a passé ne joue plus.',
      'S4.3':
        'À ton tour, tu fais au plus une action et tu invites au plus un héros, dans l’ordre que tu veux, mais pas de héros au milieu d’une action.',
      'S4.4':
        'Un tour contient une action ou un héros, ou les deux. Si tu ne fais ni l’un ni l’autre, tu dois passer.',
      'S4.5': 'Tu peux aussi n’inviter qu’un héros, même sans plus aucun colon.',
      'S4.6':
        'À ton tour, tu peux échanger des ressources à tout moment, autant que tu veux. Ce n’est ni une action ni un tour.',
      'S4.7':
        'Après une action ou un héros, tu peux finir ton tour et rester dans la manche, ou passer aussitôt.',
      'S4.8': 'À ton tour, tu peux toujours passer, même avec des colons.',
      'S4.9':
        'Passer est définitif : dans cette manche, tu n’as plus de tour et ne peux plus échanger.',
      'S4.10':
        'S’il ne reste qu’une personne qui n’a pas passé, elle joue tour après tour jusqu’à ce qu’elle passe.',
      'S4.11':
        'Qui passe en premier dans une manche prend aussitôt le marqueur de départ et commence la suivante. L’ordre de la manche en cours ne change pas.',
      'S4.12':
        'Dans les manches 1 à 5, passer a trois étapes : rendre les ressources de base, reprendre ses colons, changer d’artefact.',
      'S4.13':
        'Quand tous ont passé dans les manches 1 à 5, la manche finit : un héros s’en va, le marché est empilé et complété, et la manche suivante commence.',
      'S4.14':
        'Le héros en position 4 s’en va ; les autres avancent d’une position vers la droite, et un nouveau vient en position 1.',
      'S4.15':
        'Quand un bâtiment se trouve plusieurs fois sur le marché, tous ses exemplaires sont empilés sur une case.',
      'S4.16': 'Ensuite, chaque case vide du marché reçoit un nouveau bâtiment.',
      'S4.17':
        'Un nouveau bâtiment ne va jamais sur une pile, même de ses semblables ; il attend à côté jusqu’à la fin de la manche suivante.',
      'S4.18': 'La manche 6 finit autrement : dès que tous ont passé, la partie est terminée.',
      'S4.19': 'On ne commerce jamais entre soi ; on n’échange qu’avec la réserve générale.',
      'S4.20':
        'Personne ne peut rien changer sur le plateau d’un autre. Vous vous rencontrez au marché, dans la rangée des héros, dans celle des artefacts et pour le marqueur de départ.',
    },
  },
  {
    title: 'Placer des colons',
    rules: {
      'S5.1':
        'Chaque action se paie en colons : ils vont à leur place et y restent jusqu’à ce que tu passes.',
      'S5.2': 'Les colons de base et les colons bonus se valent et se mêlent.',
      'S5.3': 'Sans assez de colons, pas d’action. Aucun échange ne donne de colons.',
      'S5.4':
        'Une région, une rue ou un avant-poste où se trouve un colon est pris pour le reste de la manche ; seules l’Étoile du berger et la Clé du savoir en rouvrent.',
      'S5.5': 'Toutes les autres actions se font autant de fois qu’on veut dans une manche.',
      'S5.6':
        'Tu ne places de colons que sur ton propre plateau ; personne ne barre la route aux autres.',
      'S5.7': 'Il y a sept actions.',
      'S5.8': 'Construire un bâtiment prend 1 colon.',
      'S5.9': 'Explorer un terrain prend 1, 2 ou 3 colons, selon la région I, II ou III.',
      'S5.10':
        'Chasser un monstre prend 1 colon pour un vert, 2 pour un jaune, 3 pour un bleu et 4 pour un rouge.',
      'S5.11': 'Bâtir un avant-poste prend 1 colon.',
      'S5.12': 'Activer une région prend 1 colon.',
      'S5.13': 'Activer une rue prend 1 colon.',
      'S5.14': 'Activer un avant-poste prend 1 colon.',
    },
  },
  {
    title: 'Construire un bâtiment',
    rules: {
      'S5.15':
        'Il te faut 1 colon, une case libre pour le bâtiment, et sur le marché un bâtiment dont tu as le prix. Échange d’abord : le prix exact doit être dans ta réserve.',
      'S5.16':
        'Choisis une case du marché, paie, et pose le bâtiment du dessus sur une case libre de n’importe quelle rue.',
      'S5.17':
        'Quand les neuf cases sont bâties, tu ne peux plus construire. Un bâtiment n’est jamais déplacé, remplacé ni retiré.',
      'S5.18':
        'Si la case du marché est maintenant vide, un nouveau bâtiment y vient. S’il en reste d’une pile, aucun.',
      'S5.19': 'En le construisant, le bâtiment n’agit pas encore, sauf avec le Sablier éternel.',
    },
  },
  {
    title: 'Explorer un terrain',
    rules: {
      'S5.20': 'Choisis une région et place 1, 2 ou 3 colons pour la région I, II ou III.',
      'S5.21': 'Ton premier terrain vient de la région I et va sur une de ses trois cases.',
      'S5.22':
        'Chaque terrain suivant doit toucher un terrain que tu as exploré, aussi dans la région I. Sans une telle case libre, tu ne peux pas explorer cette région.',
      'S5.23':
        'Pioche le premier terrain de la pile de la région et pose-le sur une case de cette région ; puis vient le contrôle des monstres. Tu vois le terrain avant de choisir la case, et tu dois le poser.',
    },
  },
  {
    title: 'Les monstres',
    rules: {
      'S5.24':
        'On contrôle les monstres en explorant et en activant une région, là pour chaque terrain qui a rapporté. Jamais autrement.',
      'S5.25':
        'Si un héros de la rangée montre la couleur de monstre du terrain, un monstre de cette couleur y vient.',
      'S5.26': 'Plusieurs héros de la couleur n’amènent qu’un monstre.',
      'S5.27': 'Aucun monstre ne vient sur un terrain avec un avant-poste.',
      'S5.28': 'Un terrain ne porte jamais plus d’un monstre.',
      'S5.29': 'Seuls comptent les héros de la rangée, ni les invités ni ceux qui sont partis.',
      'S5.30':
        'Le contrôle se fait tout seul ; ce n’est qu’avec le Masque de chaman que tu décides.',
      'S5.31':
        'Un terrain avec un monstre compte comme exploré, mais il ne donne rien et ne peut recevoir d’avant-poste.',
    },
  },
  {
    title: 'Chasser un monstre',
    rules: {
      'S5.32':
        'Choisis un monstre sur un de tes terrains et place 1 colon pour un vert, 2 pour un jaune, 3 pour un bleu, 4 pour un rouge.',
      'S5.33':
        'Le monstre disparaît et tu prends la récompense : vert 1 diamant, jaune 1 or, bleu 2 or, rouge 1 diamant et 2 or.',
      'S5.34': 'Cela réussit toujours, un monstre par action, et il n’y a pas de contrôle ensuite.',
      'S5.35':
        'Le terrain est de nouveau libre et peut encore rapporter dans la même manche, si sa région n’a pas déjà été activée.',
    },
  },
  {
    title: 'Les avant-postes',
    rules: {
      'S5.36':
        'Bâtir un avant-poste prend 1 colon et aucune ressource. Il te faut un terrain sans monstre ni avant-poste.',
      'S5.37':
        'Chaque terrain porte au plus un avant-poste, et les avant-postes restent pour de bon.',
      'S5.38':
        'Un avant-poste tient les monstres à distance pour toujours, peut être activé, dès la manche où tu le bâtis, et te garde 1 ressource de base quand tu passes.',
      'S5.53': 'Activer un avant-poste : place 1 colon sur un de tes avant-postes qui n’en a pas.',
      'S5.54': 'Tu reçois 1 ressource de son terrain. Il n’y a pas de contrôle des monstres.',
      'S5.55':
        'Chaque avant-poste peut être activé une fois par manche, chacun par sa propre action.',
      'S5.56': 'Peu importe que la région ait déjà été activée ou le soit ensuite.',
    },
  },
  {
    title: 'Activer une région',
    rules: {
      'S5.39':
        'Place 1 colon sur la région I, II ou III. Elle ne doit pas avoir été activée dans cette manche.',
      'S5.40': 'Chaque terrain de la région sans monstre donne 1 ressource de son type.',
      'S5.41': 'Un terrain donne aussi quand son avant-poste a déjà été activé dans cette manche.',
      'S5.42': 'Un terrain avec un monstre ne donne rien.',
      'S5.43':
        'Ensuite, chaque terrain qui a donné et n’a pas d’avant-poste est contrôlé. D’abord toutes les ressources, puis tous les contrôles.',
      'S5.44': 'Chaque région une fois par manche, sauf avec l’Étoile du berger.',
    },
  },
  {
    title: 'Activer une rue',
    rules: {
      'S5.45': 'Place 1 colon sur une rue qui n’a pas encore été activée dans cette manche.',
      'S5.46': 'Tu peux utiliser chaque bâtiment de la rue une fois, dans l’ordre de ton choix.',
      'S5.47': 'C’est toujours toi qui décides d’utiliser un bâtiment.',
      'S5.48': 'Entre les bâtiments, tu peux échanger.',
      'S5.49':
        'Ce que tu ne peux pas payer, tu ne peux pas l’utiliser ; mais tu peux d’abord l’échanger, ou le gagner avec un autre bâtiment.',
      'S5.50': 'Chaque rue une fois par manche, sauf avec la Clé du savoir.',
      'S5.51': 'Un bâtiment posé dans la rue après l’activation attend la manche suivante.',
      'S5.52': 'Un bâtiment posé dans la rue avant l’activation y prend part.',
    },
  },
  {
    title: 'Ce que tu reçois',
    rules: {
      'S5.57': 'Les gains viennent de la réserve générale dans la tienne et servent aussitôt.',
      'S5.58': 'Pendant la manche, tu peux posséder autant que tu veux.',
      'S5.59': 'Tu peux placer des colons bonus dès le tour où tu les reçois.',
      'S5.60':
        'Un colon bonus travaille une fois : ceux qui sont placés s’en vont quand tu passes, les autres te restent.',
    },
  },
  {
    title: 'Échanger',
    rules: {
      'S5.61':
        'À ton tour, tu peux échanger à ces taux à tout moment, aussi juste avant de passer, autant que tu veux.',
      'S5.62': '2 ressources de base quelconques deviennent 1 ressource de base de ton choix.',
      'S5.63': '1 bois, 1 argile et 1 pierre deviennent 1 diamant.',
      'S5.64': '2 diamants deviennent 1 or.',
      'S5.65': '1 or devient 1 ressource de base de ton choix.',
      'S5.66':
        'Tu peux échanger à son tour ce que tu as reçu : ainsi 2 diamants deviennent 1 ressource de base de ton choix.',
      'S5.67':
        'Il n’y a pas d’autre taux : aucun de l’or vers les diamants, et aucun qui fasse un diamant de moins de trois ressources de base différentes.',
      'S5.68':
        'Pas d’échange pendant le tour d’un autre, pendant le choix des artefacts, ni après avoir passé.',
      'S5.69': 'Ce qui est sur une Banque ou une Église ne s’échange pas et ne se dépense pas.',
    },
  },
  {
    title: 'Inviter un héros',
    rules: {
      'S5.70':
        'Une fois par tour, avant ou après ton action, tu peux inviter un héros de la rangée. Il ne faut pas de colon.',
      'S5.71':
        'Tu paies le prix de base et un supplément : 2 diamants en position 1, 1 diamant en position 2, rien en positions 3 et 4.',
      'S5.72': 'Le supplément tient à la position, quel que soit le héros.',
      'S5.73': 'Le prix se paie exactement ; ce qui te manque, échange-le d’abord.',
      'S5.74':
        'Tu paies, tu reçois les colons bonus du héros, et il est à toi. Les héros à gauche du vide avancent vers la droite, et un nouveau vient en position 1.',
      'S5.75':
        'La rangée est aussitôt complète : un héros invité avant l’action change les monstres qu’elle amène.',
      'S5.76':
        'Tu peux inviter autant de héros que tu veux au cours de la partie ; ils ne prennent pas de place.',
    },
  },
  {
    title: 'Passer',
    rules: {
      'S5.77': 'Tu passes au lieu de jouer, ou juste après une action ou un héros.',
      'S5.78': 'Avant, tu peux encore échanger, avec l’artefact que tu as.',
      'S5.79': 'Si tu passes en premier dans la manche, tu prends le marqueur de départ.',
      'S5.80':
        'Dans les manches 1 à 5 suivent les trois étapes, dans cet ordre : ressources, colons, artefact.',
      'S5.81': 'Dans la manche 6, aucune ne suit : pour toi, la partie est finie.',
      'S5.82':
        'Ensuite joue la personne suivante qui n’a pas encore passé ; s’il n’y en a pas, la manche finit.',
      'S5.83': 'Pendant ces étapes et après elles, tu ne peux pas échanger.',
      'S5.84': 'D’abord tu rends tout ton bois, toute ton argile et toute ta pierre.',
      'S5.85':
        'Pour chaque avant-poste, tu gardes 1 ressource de base quelconque ; tu choisis laquelle.',
      'S5.86': 'Ce que tu gardes sert à la manche suivante comme le reste.',
      'S5.87': 'Les diamants et l’or te restent toujours.',
      'S5.88': 'Puis tous tes colons de base te reviennent ; chaque manche commence donc avec six.',
      'S5.89': 'Les colons bonus placés s’en vont.',
      'S5.90': 'Les colons bonus qui ne sont pas placés restent.',
      'S5.91':
        'Enfin, tu prends un artefact de la rangée, puis tu y remets l’ancien. Tu ne peux pas garder le même.',
      'S5.92': 'Tu choisis parmi les trois qui sont là avant que le tien n’y revienne.',
      'S5.93': 'Qui passe plus tard dans la manche peut prendre le tien.',
      'S5.94':
        'Ce que le nouvel artefact apporte quand on le prend vient aussitôt ; le reste agit à la manche suivante.',
      'S5.95': 'Un artefact agit pendant une manche.',
    },
  },
  {
    title: 'Fin et décompte',
    rules: {
      'S6.1': 'La partie finit quand tous ont passé à la manche 6.',
      'S6.2': 'Seuls les héros, les Banques et les Églises donnent des points de victoire.',
      'S6.3':
        'Chaque artisan compte son nombre, chaque aventurier 1 par terrain, chaque défenseur 1 par avant-poste, chaque bâtisseur 1 par bâtiment, selon l’état final.',
      'S6.4': 'Les terrains avec un monstre comptent aussi.',
      'S6.5': 'Chaque or sur une Banque compte 5 points, chaque diamant sur une Église 4.',
      'S6.6': 'Tout le reste ne vaut rien par soi-même.',
      'S6.7': 'Qui a le plus de points gagne.',
      'S6.8':
        'À égalité gagne qui a le plus d’or dans sa réserve, puis le plus de diamants. Si cela aussi est égal, la victoire est partagée.',
      'S6.9': 'L’or des Banques et les diamants des Églises ne comptent pas pour départager.',
    },
  },
  {
    title: 'Artefacts',
    rules: {
      'S7.1': 'Sablier éternel : un bâtiment que tu construis peut servir une fois, aussitôt posé.',
      'S7.2':
        'Boussole enchantée : un terrain que tu explores donne 1 ressource de son type, avant le contrôle et qu’un monstre vienne ou non.',
      'S7.3': 'Masse de bravoure : chaque monstre que tu chasses donne 1 diamant de plus.',
      'S7.4':
        'Potion de puissance : chaque avant-poste que tu bâtis donne 1 ressource de son terrain. Il n’y a pas de contrôle.',
      'S7.5': 'Coffre vivant : 1 colon bonus quand tu le prends.',
      'S7.6':
        'Parchemin de fortune : chaque région que tu actives donne 1 ressource de plus, d’un de ses terrains, avec ou sans monstre ; tu choisis.',
      'S7.7':
        'Couronne de domination : chaque avant-poste que tu actives donne 1 ressource de plus.',
      'S7.8': 'Chope ouvragée : chaque héros que tu invites apporte 1 colon bonus de plus.',
      'S7.9': 'Trésor magique : 1 or quand tu le prends.',
      'S7.10': 'Anneau de diamant : 1 diamant quand tu le prends.',
      'S7.11':
        'Étoile du berger : une fois dans la manche, tu peux activer une région une seconde fois, comme action avec 1 colon. Ressources et monstres viennent comme d’habitude.',
      'S7.12':
        'Clé du savoir : une fois dans la manche, tu peux activer une rue une seconde fois, comme action avec 1 colon.',
      'S7.13':
        'Miroir des métamorphoses : tu peux échanger 1 ressource de base contre 1 ressource de base de ton choix, aussi souvent que tu veux.',
      'S7.14':
        'Masque de chaman : à chaque contrôle d’un de tes terrains, tu décides si un monstre vient, quoi que montrent les héros.',
    },
  },
  {
    title: 'Bâtiments',
    rules: {
      'S7.20': 'Scierie, pour 1 pierre : prends 1 bois.',
      'S7.21': 'Glaisière, pour 1 bois : prends 1 argile.',
      'S7.22': 'Carrière, pour 1 argile : prends 1 pierre.',
      'S7.23': 'Mine de diamants, pour 1 or : prends 1 diamant.',
      'S7.24': 'Alchimiste, pour 1 pierre : donne 1 or, prends 2 diamants.',
      'S7.25': 'Bazar, pour 1 diamant : donne 1 ressource de base quelconque, prends 1 or.',
      'S7.26': 'Entrepôt, pour 1 diamant : prends 1 ressource de base de ton choix.',
      'S7.27': 'Lapidaire, pour 1 or : donne 1 diamant, prends 1 bois, 1 argile et 1 pierre.',
      'S7.28': 'Taverne, pour 1 or : donne 1 diamant, prends 2 colons bonus.',
      'S7.29':
        'Banque, pour 1 argile : dépose 1 or dessus pour toujours ; à la fin, chacun compte 5 points.',
      'S7.30':
        'Église, pour 1 bois : dépose 1 diamant dessus pour toujours ; à la fin, chacun compte 4 points.',
      'S7.31':
        'Comptoir, pour 1 diamant : choisis un de tes terrains avec un avant-poste et prends 1 ressource de ce terrain.',
      'S7.32':
        'La Banque et l’Église reçoivent autant que tu veux ; chaque utilisation en dépose exactement un.',
      'S7.33':
        'Un bâtiment s’utilise au plus une fois par activation, avec exactement les quantités imprimées.',
      'S7.34':
        'Le Comptoir n’active pas l’avant-poste : aucun colon n’y va, il agit en plus de sa propre activation, il n’y a pas de contrôle, et la Couronne n’ajoute rien. Sans avant-poste, il ne donne rien.',
    },
  },
  {
    title: 'Monstres et héros',
    rules: {
      'S7.40': 'Gnoll des forêts, vert : 1 colon, récompense 1 diamant.',
      'S7.41': 'Manticore des steppes, jaune : 2 colons, récompense 1 or.',
      'S7.42': 'Hydre des eaux, bleue : 3 colons, récompense 2 or.',
      'S7.43': 'Dragon des cavernes, rouge : 4 colons, récompense 1 diamant et 2 or.',
      'S7.50': 'Guilde des aventuriers : 1 point par terrain à toi.',
      'S7.51': 'Guilde des défenseurs : 1 point par avant-poste à toi.',
      'S7.52': 'Guilde des bâtisseurs : 1 point par bâtiment à toi.',
      'S7.53': 'Guilde des artisans : le nombre de la carte.',
      'S7.54': 'Les colons d’un héros sont 1 ou 2 colons bonus, une fois, quand tu l’invites.',
    },
  },
  {
    title: 'En solo',
    alone: true,
    rules: {
      'S8.1': 'En solo, toutes les règles valent, avec ces différences.',
      'S8.2':
        'Quatre artefacts sont révélés ; choisis-en un pour la manche 1. Les dix autres forment une pile.',
      'S8.3':
        'Quand tu passes et prends un nouvel artefact, l’ancien quitte la partie, et un de la pile rejoint la rangée.',
      'S8.4': 'Dès la manche 2, tu choisis donc toujours parmi trois, et aucun ne revient.',
      'S8.5':
        'Tu joues tour après tour jusqu’à ce que tu passes ; le marqueur de départ ne veut rien dire.',
      'S8.6':
        'Une manche finit comme à plusieurs : un héros s’en va, le marché est empilé et complété.',
      'S8.7':
        'Il n’y a ni victoire ni défaite, mais un rang : jusqu’à 50 points Colon ou Colone, dès 51 Maire, dès 76 Chevalier ou Chevalière, dès 101 Seigneur ou Dame.',
      'S8.8': 'Il n’y a ni variantes, ni modules, ni niveaux.',
    },
  },
  {
    title: 'Ce qui est caché',
    rules: {
      'S9.1': 'Personne ne connaît l’ordre de la pile des héros, seulement son nombre de cartes.',
      'S9.2': 'La rangée des héros est visible.',
      'S9.3':
        'Les héros invités restent visibles de tous, sauf si la table joue avec des héros face cachée.',
      'S9.4': 'On sait quels héros sont partis.',
      'S9.5': 'Personne ne connaît l’ordre des terrains dans les piles, seulement leur nombre.',
      'S9.6': 'Les terrains, monstres et avant-postes des plateaux sont visibles.',
      'S9.7': 'Personne ne sait quel bâtiment vient ensuite, seulement combien il en reste.',
      'S9.8': 'Le marché est visible, la hauteur de ses piles aussi.',
      'S9.9':
        'Les bâtiments des plateaux sont visibles, avec ce qui est sur les Banques et les Églises.',
      'S9.10': 'Tous les artefacts de la rangée et des plateaux sont visibles.',
      'S9.11': 'De deux à quatre, les artefacts qui ne servent pas ne sont jamais montrés.',
      'S9.12':
        'En solo, personne ne connaît l’ordre de la pile des artefacts ; on sait lesquels ont quitté la partie.',
      'S9.13': 'Les réserves et les colons de tous sont visibles.',
      'S9.14': 'Le marqueur de départ, la manche et l’ordre dans lequel on a passé sont visibles.',
      'S9.16':
        'Tout le monde voit tous les points à tout moment, sauf si la table joue avec des héros face cachée.',
    },
  },
  {
    title: 'Précisions',
    rules: {
      'S-R1':
        'La règle imprimée ne détaille pas les héros ni les terrains : nous avons reconstruit leurs valeurs.',
      'S-R2': 'Les cases se touchent en haut, en bas, à gauche et à droite, pas en diagonale.',
      'S-R3': 'Tu peux aussi explorer à côté d’un terrain avec un monstre.',
      'S-R4': 'Les ressources et les colons bonus ne manquent jamais.',
      'S-R5': 'Les monstres et les avant-postes ne manquent jamais non plus.',
      'S-R6': 'Les bâtiments forment une seule pile ; tu n’en choisis donc pas une.',
      'S-R7': 'Une case du marché n’est remplie que si elle est vide.',
      'S-R8':
        'Avec le Sablier éternel : payer, poser, utiliser, et seulement ensuite remplir le marché.',
      'S-R9': 'Si la pile des bâtiments est vide, les cases vides du marché le restent.',
      'S-R10':
        'Si la pile des héros est vide, les héros avancent vers la droite, et aucun ne s’ajoute.',
      'S-R11': 'S’il y a moins de quatre héros dans la rangée, ceux qui sont là comptent.',
      'S-R12':
        'Tu peux aussi activer une région qui ne donne rien, et une rue sans bâtiment ou sans effet possible. C’est souvent le seul moyen d’attendre.',
      'S-R13':
        'Échanger seulement n’est pas un tour : sans action ni héros, tu ne peux que passer.',
      'S-R14':
        'Ton dernier échange vient avant de passer. Ce qu’apporte un nouvel artefact peut s’échanger à ton tour suivant.',
      'S-R15':
        'Un diamant demande un bois, une argile et une pierre, pas trois ressources quelconques.',
      'S-R16':
        'Quand tu passes à la manche 6, tu ne rends rien, ne reprends rien et ne reçois pas d’artefact.',
      'S-R17': 'Pour départager, seul compte ce qui est dans ta réserve.',
      'S-R18':
        'Un avant-poste garde n’importe quelle ressource de base, quel que soit son terrain. Si tout tient, tout reste sans question ; sinon tu choisis, et peux garder moins.',
      'S-R19':
        'Les échanges à perte sont permis ; le plateau ne les propose pas, la liste des coups oui.',
      'S-R20':
        'Le Parchemin de fortune ajoute une ressource d’un terrain quelconque de la région, même avec un monstre : elle vient de la réserve générale. Elle arrive avec les autres, avant les contrôles, et n’en cause aucun.',
      'S-R21':
        'Avec le Masque de chaman, tu décides terrain par terrain, et seulement là où il y a un contrôle. Il ne chasse aucun monstre et n’en amène pas sur un avant-poste.',
      'S-R22':
        'Les artefacts qui apportent quelque chose quand on les prend le font aussi avant la manche 1.',
      'S-R23': 'Tu peux avoir plusieurs fois le même bâtiment ; chacun agit pour soi.',
      'S-R24': 'Le Comptoir n’utilise que tes propres avant-postes.',
      'S-R25':
        'Les héros invités sont visibles de tous. Une table peut aussi jouer avec des héros face cachée, comme dans la règle : jusqu’à la fin, chacun ne voit alors que ses héros et ses points.',
      'S-R26':
        'Les colons de base sont placés d’abord. Si tu veux autre chose, dis avant l’action combien de colons bonus tu prends.',
      'S-R27': 'Les héros de toutes les guildes peuvent apporter des colons bonus.',
      'S-R28':
        'Qui passe le premier dans le temps reçoit le marqueur de départ ; la manche en cours continue dans le sens des aiguilles d’une montre.',
      'S-R29': 'Ton tour ne finit jamais tout seul : tu le finis ou tu passes.',
      'S-R30':
        'Avec l’Étoile du berger ou la Clé du savoir, la seconde activation est l’action d’un tour suivant, avec son propre colon. Une seule région ou rue en a une seconde dans la manche, et aucune une troisième.',
      'S-R31':
        'Les bâtiments semblables sont empilés sur la première de leurs cases, et les cases vides sont remplies à partir de la première.',
      'S-R32':
        'Si un bâtiment se trouve à la fois dans une pile et seul, tu choisis la case d’où tu le prends.',
      'S-R33':
        'Ce qu’apporte un artefact vient tout seul ; pour le Sablier, l’Étoile, la Clé, le Miroir et le Masque, c’est toi qui décides.',
      'S-R34':
        'Les quatre premiers héros vont aux positions 1 à 4 dans l’ordre où ils sont piochés.',
      'S-R35':
        'Tu choisis la case après avoir vu le terrain ; s’il n’y en a qu’une, elle est prise aussitôt.',
      'S-R36':
        'Les terrains, les bâtiments et les avant-postes ne sont jamais déplacés ni retirés.',
      'S-R37': 'Les piles de terrains suffisent toujours.',
      'S-R38':
        'En solo, un nouvel artefact rejoint la rangée encore à la manche 5, bien que cela ne change plus rien.',
      'S-R39': 'Tu ne chasses que les monstres de ton propre plateau.',
      'S-R40':
        'Rien n’est échangé sans toi ; le plateau propose seulement les échanges qui suffisent à un achat.',
      'S-R41': 'Les échanges se font l’un après l’autre, chacun avec ce que le précédent a laissé.',
      'S-R42': 'Pour une seconde activation compte l’artefact que tu as dans cette manche.',
      'S-R43':
        'Entre la pioche d’un terrain et le contrôle, tu ne peux pas inviter de héros : l’action finit d’abord.',
      'S-R44': 'Un monstre amené par une activation ne réduit pas ce qu’elle rapporte.',
      'S-R45':
        'Le sens des aiguilles d’une montre est celui de vos places à la table ; la droite est l’autre sens.',
      'S-R46':
        'Qui a quitté la table compte dans chaque manche suivante comme ayant passé, jamais en premier, et garde son artefact. Si elle a le marqueur de départ, la personne suivante commence.',
      'S-R47':
        'Tu peux échanger à ton tour, entre deux bâtiments d’une rue, et avant d’utiliser un bâtiment avec le Sablier ; pas tant qu’un terrain pioché attend sa case, ni tant que le Masque attend ta décision.',
      'S-R48': 'Ce qui est commencé se décide d’abord : ni héros ni autre action entre-temps.',
      'S-R49': 'Le contrôle se fait d’après la rangée des héros de ce moment.',
    },
  },
  {
    title: 'Par la poste',
    rules: {
      'S11.1':
        'Ton premier artefact est définitif dès que tu l’as envoyé, car la personne suivante choisit ensuite.',
      'S11.2':
        'À ton tour, tu peux échanger, faire une action, inviter un héros, finir le tour ou passer.',
      'S11.5':
        'Un bâtiment après lequel un nouveau vient au marché peut être repris jusqu’à ce que tu l’envoies.',
      'S11.7': 'Un terrain n’est pioché qu’à l’envoi ; l’exploration ne se reprend plus ensuite.',
      'S11.17':
        'Un nouveau héros ne rejoint la rangée qu’à l’envoi ; l’invitation ne se reprend plus ensuite.',
      'S11.18':
        'Tu finis toi-même ton tour, une fois une action faite ou un héros invité. En solo, ce n’est pas nécessaire : l’action suivante finit le tour précédent.',
      'S11.19':
        'Si tu ne peux ni agir, ni inviter, ni échanger, tu passes d’office et ne choisis plus que ton artefact. Une activation sans effet est aussi une action.',
      'S11.20': 'Si tes avant-postes ne peuvent pas tout garder, tu choisis ce qui reste.',
      'S11.21': 'Ton nouvel artefact est définitif dès que tu l’as envoyé.',
      'S11.22':
        'Tout le reste se fait tout seul : paiements, gains, monstres, rangée des héros, marché, marqueur de départ et décompte.',
      'S11.24': 'La table n’attend jamais plus d’une personne.',
    },
  },
]
