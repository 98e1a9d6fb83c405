import type { RulesChapter } from '../kernel/index.ts'

/** The rules of My Village to be read, in French. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Ce qu’il y a sur la table',
    rules: {
      'M2.1':
        'Le plateau central porte la piste du rat avec une case de départ pour chaque nombre de personnes, les dix cases de la chronique (deux par métier), les tombes anonymes, l’office du marché avec sa bannière noire et la pioche des clients.',
      'M2.2':
        'Les plateaux de village sont pareils, sauf les deux valeurs de leur bannière de jeu.',
      'M2.3':
        'Ton plateau a cinq cases de villageois, la maison principale avec le chemin de ton chef, l’arbre aux histoires, la grange aux pièces, l’école et ses deux cases, la bannière de jeu, la bannière noire « ? » et la piste du temps avec son pont.',
      'M2.7':
        'Il y a 104 cartes : 4 églises, 12 moines, 4 chambres du conseil, 4 Places de réunion, 8 champs, 19 cartes de voyage, 20 ateliers et 33 clients.',
      'M2.8':
        'Moines : 3 à la plume, 4 à la cruche, 5 au rosaire. Cartes de voyage : 4 de chaque lettre A, B, C et D, 3 de la lettre E. Ateliers : 4 de chacune des cinq sortes. Chaque église et chaque chambre est unique ; les Places de réunion sont toutes pareilles, les champs aussi.',
      'M2.9':
        'Les cartes sont limitées : ce qui a quitté les cartes exposées ne peut plus être acquis.',
      'M2.10':
        'Les points d’histoire, les marqueurs noirs et les journaliers ne manquent jamais ; prends-en autant qu’il t’en faut.',
    },
  },
  {
    title: 'Mise en place',
    rules: {
      'M3.1': 'Le rat commence sur la case de votre nombre.',
      'M3.3':
        'Les cartes exposées montrent leur côté au bord sombre ; seuls les clients montrent le clair.',
      'M3.4':
        'Les quatre églises et les quatre chambres du conseil sont visibles ; prends celle que tu veux.',
      'M3.5':
        'Les Places de réunion et les champs forment une pile chacun. Les tuiles « 2/12 » sont près des Places de réunion.',
      'M3.6':
        'Les moines sont en trois piles mélangées : plume, cruche et rosaire. On ne voit que la première carte de chacune.',
      'M3.7': 'Les clients sont mélangés et six sont exposés. Leur place n’a pas d’importance.',
      'M3.8': 'Les cartes de voyage sont en cinq piles mélangées, de A à E.',
      'M3.9': 'Tous les ateliers sont visibles, rangés par sorte ; choisis parmi ceux qui restent.',
      'M3.10':
        'Le sort donne à chacun un plateau différent : il fixe les deux valeurs de ta bannière de jeu.',
      'M3.11':
        'Ta Faucheuse attend sur le pont, ton marqueur de temps part du premier nuage après lui, ton chef de la maison principale.',
      'M3.12':
        'Un villageois se tient sur chacune de tes cinq cases : au début, tous les quartiers sont actifs.',
      'M3.14':
        'L’école, l’arbre aux histoires et la maison principale sont vides ; personne n’a de carte ni de bien.',
      'M3.15':
        'Le sort désigne qui commence. Cette personne reçoit la main du premier joueur, paume visible.',
      'M3.16':
        'Qui commence reçoit 1 pièce, la personne suivante 2, et ainsi de suite : chacun une de plus.',
      'M3.17': 'À deux et à quatre, on joue avec 8 dés blancs et 3 noirs.',
      'M3.18': 'À trois, on joue avec 6 dés blancs et 2 noirs.',
      'M3.19': 'Le dé gris du rat ne fait jamais partie de la réserve de dés.',
    },
  },
  {
    title: 'La manche',
    rules: {
      'M4.1': 'On joue en manches : d’abord une courte préparation, puis chacun joue.',
      'M4.2':
        'Préparation, d’abord : la main du premier joueur est tournée côté paume et reçoit 1 point d’histoire, quoi qu’il y ait déjà dessus.',
      'M4.3':
        'Préparation, ensuite : tous les dés blancs et noirs sont lancés. C’est la réserve de dés de la manche.',
      'M4.5':
        'On joue à tour de rôle dans le sens des aiguilles d’une montre, à partir de qui commence la manche. Chaque tour prend exactement deux dés.',
      'M4.6': 'À trois et à quatre, chacun a un tour par manche.',
      'M4.7':
        'À deux, chacun a deux tours par manche, en alternant ; qui commence joue en premier.',
      'M4.8': 'Prendre la main ne change pas l’ordre de la manche en cours.',
      'M4.9':
        'Après le dernier tour d’une manche, on regarde si la partie est finie. Sinon, la suivante commence.',
    },
  },
  {
    title: 'Ton tour',
    rules: {
      'M4.10':
        'Ton tour a trois étapes, dans cet ordre : tu fais une valeur de deux dés, tu l’emploies pour des bannières, et tu regardes si un villageois meurt.',
      'M4.11': 'Tu ne peux pas passer : tu dois prendre deux dés et employer leur valeur.',
      'M4.12':
        'La bannière « ? » va avec n’importe quels dés : tu peux donc toujours faire quelque chose.',
    },
  },
  {
    title: 'Quartiers actifs',
    rules: {
      'M4.13':
        'Chaque carte a son quartier : église et moines dans celui de l’église, chambre du conseil et Place de réunion dans celui du conseil, champs dans celui des récoltes, cartes de voyage dans celui des voyages, ateliers dans celui des artisans, clients dans celui du marché. Les clients servis sont à part.',
      'M4.14':
        'Un quartier avec une case de villageois est actif tant que son villageois s’y trouve : abbé, conseiller, voyageur, artisan ou marchand.',
      'M4.15': 'Le quartier des récoltes n’a besoin de personne et est toujours actif.',
      'M4.16':
        'Ce n’est que dans un quartier actif que tu peux ajouter des cartes et activer les bannières de ses cartes.',
      'M4.17': 'Exception : les clients peuvent toujours venir dans ton quartier du marché.',
      'M4.18':
        'Un quartier doit être actif au moment de chaque activation, pas au début de ton tour.',
      'M4.19':
        'Les marqueurs des cartes d’un quartier inactif servent toujours : tu peux payer des biens et des jokers, mettre charrues et jokers sur des champs, rendre des marqueurs de la Place de réunion pour des dés.',
      'M4.20': 'À la fin, les cartes comptent, que leur quartier soit actif ou non.',
    },
  },
  {
    title: 'Bannières, marqueurs et cartes',
    rules: {
      'M4.21':
        'Chaque case octogonale porte un marqueur. S’il n’y a pas de case libre, tu n’en reçois pas, mais tu peux quand même activer la bannière.',
      'M4.22':
        'Tu peux toujours renoncer à tout ou partie de ce qu’une bannière donne. Ce que tu as pris, tu le paies quand même.',
      'M4.23':
        'Les cartes ne quittent jamais ton village, même si tu le veux. Seul un client servi passe du quartier du marché aux clients servis.',
      'M4.24': 'Les points d’histoire que tu reçois vont aussitôt sur ton arbre aux histoires.',
      'M4.25':
        'Chacun peut voir combien de points d’histoire tu as, sur l’arbre et dans la maison principale.',
    },
  },
  {
    title: 'Le temps',
    rules: {
      'M4.26':
        'Pour payer du temps, tu avances ton marqueur de temps d’autant de nuages. Le pont n’est pas un nuage : on le saute.',
      'M4.27': 'Tu peux toujours payer du temps ; il n’y a pas de limite.',
      'M4.28':
        'Si ton marqueur de temps passe le pont, la Faucheuse vient avec lui : à la fin de ce tour, un de tes villageois meurt.',
      'M4.29': 'D’ici là, tous restent sur leur case, et tes quartiers restent actifs.',
    },
  },
  {
    title: 'Pièces et biens',
    rules: {
      'M4.30':
        'Les pièces sont dans ta grange, autant que tu en as. Celles que tu paies vont à la réserve.',
      'M4.31':
        'Un bien est un marqueur sur une case de l’atelier qui le produit. Les biens que tu paies vont à la réserve.',
      'M4.32':
        'Au lieu d’un bien quelconque, tu peux payer un joker : un marqueur de ta Chambre des Guildes.',
      'M4.33':
        'À tout moment de ton tour, tu peux mettre une charrue de ta Forge sur la case libre d’un champ, sans frais.',
      'M4.34':
        'Tu peux aussi y mettre un joker de ta Chambre des Guildes. C’est dès lors une charrue.',
      'M4.35':
        'Une charrue sur un champ y reste jusqu’à ce que tu la paies ; elle ne va ni plus loin ni en arrière.',
      'M4.36':
        'Une charrue sur un champ reste une charrue : tu peux la payer partout où il en faut une.',
    },
  },
  {
    title: 'Première étape : la valeur',
    rules: {
      'M5.1': 'Choisis exactement deux dés. Ils ne servent plus jusqu’à la fin de la manche.',
      'M5.2':
        'Leur somme, après tous les changements, est ta valeur, de 2 à 12. Un dé seul ne compte jamais.',
      'M5.3':
        'Pour chaque pièce payée, tu peux tourner un des deux dés de 1 vers le haut ou vers le bas. Tu peux dépenser plusieurs pièces, sur un dé ou sur les deux.',
      'M5.4': 'Un dé montre de 1 à 6 : il ne va ni au-dessous, ni au-dessus, ni en rond.',
      'M5.5':
        'Pour chaque marqueur que tu rends de ta Place de réunion, tu peux mettre un des deux dés sur le nombre que tu veux.',
      'M5.6': 'Tu peux rendre ces marqueurs même sans conseiller.',
      'M5.7': 'Pièces et marqueurs de la Place de réunion peuvent servir dans le même tour.',
      'M5.8':
        'Tu ne changes des dés qu’avec ce que tu as maintenant ; ce que tu reçois plus tard dans le tour n’y aide pas.',
      'M5.9':
        'Pour chaque dé noir que tu prends, tu paies aussitôt 2 temps, quoi qu’il montre et quoi que tu en fasses.',
      'M5.10': 'À part cela, la couleur des dés ne veut rien dire.',
    },
  },
  {
    title: 'Deuxième étape : employer la valeur',
    rules: {
      'M5.11':
        'Emploie la valeur pour l’une de ces choses : exactement une bannière noire qui la montre ; une ou plusieurs bannières blanches de ton village qui la montrent ; ou ta bannière noire « ? ».',
      'M5.12':
        'Tu ne peux pas les mêler dans un tour. Une carte acquise ce tour-ci ne peut pas être activée ce tour-ci.',
      'M5.13': 'Seul le bonus d’un moine active encore une autre bannière.',
    },
  },
  {
    title: 'Une bannière noire',
    rules: {
      'M5.14':
        'Les bannières noires sont sur toutes les cartes exposées sauf les clients, sur la main du premier joueur et à l’office du marché. Elles montrent une ou deux valeurs, la plupart aussi un coût en temps, certaines des pièces ou des biens.',
      'M5.15': 'Ta valeur doit être exactement une de celles de la bannière.',
      'M5.16':
        'Tu paies tout le prix avant que rien ne se passe. Ce que la bannière te donne ne peut pas la payer.',
      'M5.17': 'Quand un prix laisse un choix, tu choisis.',
      'M5.18': 'Chaque sorte de carte a ses conditions ; elles suivent plus bas.',
      'M5.19':
        'Acquérir une carte, c’est la prendre parmi les cartes exposées, payer, faire ce qu’elle dit, la retourner et l’ajouter à ton village dans son quartier.',
      'M5.20': 'Une carte a les mêmes valeurs des deux côtés.',
    },
  },
  {
    title: 'Les ateliers',
    rules: {
      'M5.21':
        'Il te faut ton artisan, et tu ne peux avoir qu’un bâtiment de chacune des cinq sortes.',
      'M5.22': 'Choisis l’une des cartes de cette sorte qui restent.',
      'M5.23':
        'Mets la carte dans ton quartier des artisans, puis pose un marqueur sur une de ses cases de biens.',
      'M5.24':
        'Sa bannière blanche, tant que l’artisan est là : pose un marqueur sur une case libre de cette carte.',
    },
  },
  {
    title: 'Les champs',
    rules: {
      'M5.25': 'Tu peux acquérir autant de champs que tu veux, tant qu’il y en a.',
      'M5.26': 'Prends 1 pièce, puis mets le champ dans ton quartier des récoltes.',
      'M5.27':
        'Sa bannière blanche : prends 1 pièce, et 1 de plus si une charrue se trouve sur ce champ. La charrue reste.',
    },
  },
  {
    title: 'Les voyages',
    rules: {
      'M5.28':
        'Il te faut ton voyageur. Tu voyages lettre par lettre, à partir de A ; chaque lettre une fois.',
      'M5.29':
        'Si ta dernière carte de voyage a une bannière grise, tu la paies en plus pour continuer.',
      'M5.30': 'Qui a la carte D avec la chapelle ne peut pas aller jusqu’à E.',
      'M5.31': 'Après une carte E, ton voyage est fini.',
      'M5.32':
        'Tu reçois la première carte de la pile. Les faces sombres d’une lettre sont pareilles ; les claires diffèrent par les points de prestige et la bannière grise, et tu ne vois la tienne qu’en la retournant.',
      'M5.33': 'Retourne la carte et mets-la dans ton quartier des voyages.',
      'M5.34':
        'Les cartes de voyage n’ont pas de bannière blanche. Une bannière grise ne vaut que si tu continues.',
      'M5.35': 'Si la pile de ta prochaine lettre est vide, tu ne peux pas voyager.',
    },
  },
  {
    title: 'Les églises',
    rules: {
      'M5.36': 'Il te faut ton abbé, et tu ne peux avoir qu’une église.',
      'M5.37': 'Choisis l’une des églises qui restent.',
      'M5.38':
        'Mets la carte dans ton quartier de l’église. Les églises n’ont pas de bannière blanche.',
      'M5.39': 'Une église ne t’aide que tant que ton abbé est là.',
      'M5.40':
        'Église du Salut : lors d’une invasion de rats, tu peux poser un marqueur sur une de ses deux cases. Tu ne perds alors pas de points d’histoire cette fois.',
      'M5.41':
        'Ces marqueurs restent. Quand les deux cases sont prises, l’église n’empêche plus rien. Les autres perdent leurs points comme toujours.',
      'M5.42':
        'Église des Marchands : quand tu emploies l’office du marché, la première carte de la pioche des clients rejoint d’abord la rangée.',
      'M5.43':
        'Puis tu prends un client de la rangée sans frais, et si tu veux un à quatre autres au prix habituel. Ensuite la rangée est complétée à six.',
      'M5.44': 'Abbatiale : elle a son propre vitrail, qui compte avec ceux de tes moines.',
      'M5.45':
        'Église de la Mission : quand tu as payé une carte de voyage et vu sa face claire, tu peux la remettre et prendre la carte suivante de la pile. Celle-là, tu la gardes.',
      'M5.46': 'Ensuite la pile est mélangée. C’est possible une fois par pile.',
    },
  },
  {
    title: 'Les moines',
    rules: {
      'M5.47': 'Il te faut ton abbé et une église, et moins de six vitraux.',
      'M5.48':
        'Chaque moine est un vitrail, et l’Abbatiale en est un. Tu peux donc avoir six moines, ou cinq à côté de l’Abbatiale.',
      'M5.49': 'Tu reçois la première carte d’une des trois piles ; tu choisis la pile.',
      'M5.50':
        'Emploie d’abord le bonus du moine, une fois. Puis retourne la carte et mets-la à ton église. C’est dès lors un vitrail et rien de plus.',
      'M5.51': 'Bonus 2 ou 3 points d’histoire : prends-les.',
      'M5.52': 'Bonus « ? » : active une fois ta bannière « ? » et paie-la.',
      'M5.53': 'Bonus école : active une fois ta bannière d’école, quelle que soit la valeur.',
      'M5.54': 'Bonus deux fois l’école : active ta bannière d’école deux fois de suite.',
      'M5.55':
        'Bonus office du marché : emploie une fois l’office du marché, quelle que soit la valeur, mais ne prends qu’un ou deux clients, pour 1 ou 2 temps.',
      'M5.56': 'L’Église des Marchands aide aussi pour cela.',
    },
  },
  {
    title: 'Chambre du conseil et Place de réunion',
    rules: {
      'M5.57':
        'Il te faut ton conseiller, et tu ne peux avoir qu’une chambre du conseil. Choisis l’une de celles qui restent.',
      'M5.58':
        'Tu peux avoir une chambre du conseil et une Place de réunion, dans n’importe quel ordre.',
      'M5.59': 'Leurs bannières blanches ont aussi besoin du conseiller.',
      'M5.60': 'Il te faut ton conseiller, et tu ne peux avoir qu’une Place de réunion.',
      'M5.61':
        'Quand tu acquiers la Place de réunion : prends une tuile « 2/12 » et pose-la à côté d’une bannière blanche de ton village, prends 1 point d’histoire, mets la carte dans ton quartier du conseil et pose un marqueur sur une de ses cases.',
      'M5.62':
        'Sa bannière blanche : tu peux mettre ta tuile « 2/12 » à côté d’une autre bannière blanche, tu prends 1 point d’histoire et tu poses un marqueur sur une de ses cases.',
      'M5.63':
        'La bannière blanche de la Place de réunion ne peut être que la toute dernière que tu actives dans un tour.',
      'M5.64':
        'La bannière blanche à côté de laquelle est la tuile va aussi avec 2 et 12. Son prix et ses conditions restent.',
      'M5.65': 'Personne n’a plus d’une de ces tuiles.',
      'M5.66': 'À côté d’une bannière qui montre déjà 2/12, la tuile ne change rien.',
      'M5.67': 'Si tu sers un client à côté duquel est la tuile, elle va sur ta Place de réunion.',
      'M5.68': 'Sinon elle reste où elle est jusqu’à ce que la Place de réunion la déplace.',
    },
  },
  {
    title: 'La main du premier joueur',
    rules: {
      'M5.69': 'Elle a les valeurs 4 et 10 et ne coûte rien.',
      'M5.70':
        'Tu ne peux la prendre que tant que sa paume est visible ; elle change donc de main au plus une fois par manche.',
      'M5.71': 'À trois ou quatre, qui commence la manche ne peut pas la prendre.',
      'M5.72':
        'À deux, qui commence ne peut pas la prendre au premier tour de la manche, mais au second. L’autre peut la prendre à chaque tour.',
      'M5.73':
        'Mets tous les points d’histoire qu’elle porte sur ton arbre aux histoires, et la main devant toi, dos visible.',
      'M5.74': 'À partir de la manche suivante, c’est toi qui commences.',
      'M5.75':
        'Si personne ne la prend, la même personne commence encore, et les points restent sur la main.',
    },
  },
  {
    title: 'L’office du marché',
    rules: {
      'M5.76': 'Il a les valeurs 4 et 10.',
      'M5.77':
        'Choisis un à quatre clients de la rangée et mets-les dans ton quartier du marché. Tu peux aussi quitter l’office sans en prendre, sans frais.',
      'M5.78':
        'Un client coûte 1 temps, deux coûtent 2 temps, trois coûtent 1 pièce et 2 temps, quatre coûtent 1 pièce et 3 temps.',
      'M5.79':
        'Ensuite, la rangée est complétée à six. Si la pioche est vide, on ne complète plus.',
      'M5.80': 'Il n’y faut ni marchand ni biens, et tu peux avoir autant de clients que tu veux.',
      'M5.82': 'Un client qui n’est pas servi ne compte pas et attend dans ton quartier du marché.',
    },
  },
  {
    title: 'Les bannières blanches',
    rules: {
      'M5.83':
        'Les bannières blanches sont sur ton plateau de village (bannière de jeu et bannière d’école) et sur tes ateliers, tes champs, ta chambre du conseil, ta Place de réunion et les clients qui attendent.',
      'M5.84':
        'Chaque bannière que tu actives doit montrer ta valeur, ou « ? », ou avoir la tuile « 2/12 » à côté d’elle quand ta valeur est 2 ou 12.',
      'M5.85':
        'Tu dois pouvoir payer chaque bannière : 1 temps au plus, et pour les clients leurs biens.',
      'M5.86':
        'Tu ne peux activer une carte que tant que son quartier est actif. Les deux bannières du plateau n’ont besoin de personne.',
      'M5.87':
        'Active-en au moins une, et autant que tu veux, dans n’importe quel ordre. Seule la Place de réunion vient en dernier.',
      'M5.88':
        'Finis une bannière avant la suivante. Ce que l’une te donne peut servir à la suivante.',
      'M5.89': 'Chaque bannière peut être activée une fois par tour.',
      'M5.90': 'Bannière de jeu : prends 1 point d’histoire. Elle ne coûte rien.',
      'M5.91': 'Bannière d’école : elle a les valeurs 3 et 11 et n’a besoin d’aucun villageois.',
      'M5.92': 'Si l’école est vide, pose un marqueur sur sa case de gauche, sans frais.',
      'M5.93':
        'Si seule la case de gauche est prise, mène le marqueur à la case de droite sans frais, ou paie 1 temps et mets-le sur une case de villageois vide.',
      'M5.94':
        'Si seule la case de droite est prise, paie 1 temps, mets le marqueur sur une case de villageois vide et prends 2 points d’histoire ; ou pose un nouveau marqueur à gauche, sans frais.',
      'M5.95':
        'Si les deux sont prises, paie 1 temps et mets l’un des deux marqueurs sur une case de villageois vide. Celui de droite te donne 2 points d’histoire.',
      'M5.96':
        'Pour servir un client, il te faut ton marchand. Paie les biens montrés, retourne la carte et mets-la avec les clients servis.',
    },
  },
  {
    title: 'La bannière « ? »',
    rules: {
      'M5.97':
        'Elle agit avec n’importe quels dés. Tu en prends quand même deux, et tu paies les noirs. Aucune autre bannière ne peut suivre.',
      'M5.98':
        'Paie 1 temps. Puis le chef de ton village avance d’une case sur son chemin : maison principale, case pièce, case aux 3 points d’histoire.',
      'M5.99': 'De la maison principale, il va à la case pièce : prends 1 pièce.',
      'M5.100':
        'De la case pièce, il retourne à la maison principale, ou va à la case aux 3 points d’histoire : prends-les.',
      'M5.101': 'De là, il retourne à la case pièce : prends 1 pièce.',
      'M5.102':
        'Chaque fois qu’il rentre à la maison principale, tous les points d’histoire de ton arbre y viennent avec lui.',
      'M5.103':
        'Les points d’histoire de la maison principale sont à l’abri jusqu’à la fin. Eux seuls comptent comme points de prestige.',
    },
  },
  {
    title: 'Troisième étape : la mort et les rats',
    rules: {
      'M5.104': 'Si la Faucheuse n’est pas avec ton marqueur de temps, ton tour finit ici.',
      'M5.105': 'Sinon, elle retourne sur le pont. Le marqueur de temps reste où il est.',
      'M5.106':
        'Choisis lequel de tes villageois meurt. Les descendants à l’école ne sont pas encore des villageois.',
      'M5.107':
        'Le villageois quitte sa case et va sur une case de cercueil du plateau central. Son quartier est désormais inactif.',
      'M5.108':
        'Si une des deux cases de son métier dans la chronique est libre, il y entre, et tu prends les points d’histoire de la case, avant même que le rat coure.',
      'M5.109': 'Sinon il va dans la prochaine tombe anonyme, et tu ne reçois rien.',
      'M5.110':
        'S’il ne te reste pas de villageois, tu dois aussitôt engager un journalier : pose un marqueur sur une de tes cases de villageois.',
      'M5.111':
        'Chaque journalier coûte 5 points de prestige à la fin, et rien n’y change. Le marqueur est un villageois comme un autre.',
      'M5.112': 'Puis le dé du rat est lancé, et le rat avance d’autant de cases.',
      'M5.113': 'S’il atteint la case de l’invasion, il s’y arrête, et les rats arrivent.',
      'M5.114':
        'Invasion de rats : tous, toi aussi, perdent la moitié des points d’histoire de leur arbre, arrondie vers le bas. L’Église du Salut peut l’empêcher.',
      'M5.115': 'Ce qui est dans les maisons principales et sur la main ne craint pas les rats.',
      'M5.116': 'Puis le rat retourne à sa case de départ, et le tour finit.',
      'M5.117':
        'Les six cases rouges avant l’invasion sont celles d’où le prochain lancer peut l’atteindre.',
    },
  },
  {
    title: 'Fin et décompte',
    rules: {
      'M6.1':
        'La partie finit après la manche où assez de cercueils sont pris, chronique et tombes ensemble. La manche se joue toujours jusqu’au bout.',
      'M6.2': 'C’est assez avec 9 cercueils à deux, 14 à trois et 18 à quatre.',
      'M6.3':
        'Église : les points de ton église, et pour un vitrail 2 points, deux 4, trois 7, quatre 10, cinq 14, six 20.',
      'M6.4': 'Conseil : les points de ta Place de réunion et de ta chambre du conseil.',
      'M6.5': 'Récoltes : 1 point par champ.',
      'M6.6': 'Voyages : les points de toutes tes cartes de voyage.',
      'M6.7':
        'Clients : les points de tous ceux que tu as servis. Ceux qui attendent ne comptent pas.',
      'M6.8': 'Points d’histoire : 1 point pour chacun dans ta maison principale.',
      'M6.9': 'Journaliers : 5 points de moins pour chacun.',
      'M6.10': 'La main du premier joueur : 1 point pour qui l’a. Ce qu’elle porte ne compte pas.',
      'M6.11':
        'Les points d’histoire de l’arbre, les pièces et les biens ne comptent pas, les ateliers par eux-mêmes non plus.',
      'M6.12': 'Qui a le plus de points de prestige gagne.',
      'M6.13':
        'À égalité, on additionne ses pièces, ses biens avec les jokers et les points d’histoire de son arbre. Qui en a le plus gagne.',
      'M6.14': 'Si cela aussi est égal, la victoire est partagée.',
    },
  },
  {
    title: 'Les cartes en détail',
    rules: {
      'M7.1': 'Les deux valeurs de chaque bannière de jeu se trouvent aussi sur les ateliers.',
      'M7.2': 'La bannière d’école a les valeurs 3 et 11. La bannière « ? » coûte 1 temps.',
      'M7.5': 'L’office du marché et la main du premier joueur ont les valeurs 4 et 10.',
      'M7.6':
        'Les deux cases d’un métier dans la chronique donnent 1 ou 2 points d’histoire. La première libre est prise d’abord.',
      'M7.7': 'Les tombes anonymes sont numérotées, et il y en a autant qu’il faut.',
      'M7.8': 'Le chemin du rat dépend du nombre de personnes.',
      'M7.9':
        'L’Écurie donne des chevaux, la Brasserie de la bière, la Forge des charrues, le Scriptorium des rouleaux, la Charronnerie des chariots.',
      'M7.10': 'Les quatre cartes d’une sorte d’atelier ne diffèrent que par leurs valeurs.',
      'M7.11': 'Les ateliers n’ont pas de points de prestige.',
      'M7.13': 'Un champ a une case pour une charrue et compte 1 point.',
      'M7.14':
        'La face sombre d’une carte de voyage montre sa bannière, son prix et les points de prestige qu’elle peut donner.',
      'M7.16': 'Une des cartes D est la chapelle. Elle donne 8 points et finit ton voyage.',
      'M7.17':
        'Une bannière grise demande des pièces, de la bière ou du temps. Certaines cartes n’en ont pas.',
      'M7.18': 'L’Église du Salut a deux cases pour des marqueurs. L’Abbatiale compte 4 points.',
      'M7.19':
        'Un moine donne 2 ou 3 points d’histoire, ou active la bannière « ? », une ou deux fois la bannière d’école, ou l’office du marché.',
      'M7.20': 'Une fois retournés, tous les moines sont pareils : un vitrail.',
      'M7.21':
        'La Chambre des Quartiers et la Chambre de la Population ont cinq cases chacune et pas de points.',
      'M7.22': 'Chambre des Finances, à l’acquisition : prends 2 pièces.',
      'M7.23': 'Sa bannière blanche : prends 2 pièces.',
      'M7.24':
        'Chambre des Guildes, des Quartiers et de la Population, à l’acquisition : pose un marqueur sur une des cases de la carte.',
      'M7.25': 'Leur bannière blanche : pose un marqueur sur une case libre de la carte.',
      'M7.26':
        'Sur la Chambre des Quartiers et la Chambre de la Population, tu choisis la case. Sur la Chambre des Guildes, toutes les cases se valent.',
      'M7.27':
        'Les marqueurs de la Chambre des Guildes sont des jokers : ils valent n’importe quel bien.',
      'M7.28':
        'Les marqueurs de la Chambre des Quartiers et de la Chambre de la Population restent jusqu’à la fin de la partie.',
      'M7.29':
        'Les cinq cases de la Chambre des Quartiers sont les cartes de voyage, les ateliers, les clients servis, l’église avec ses moines, et les champs.',
      'M7.30':
        'Chambre des Quartiers, à la fin : 1 point pour chacune de tes cartes d’une sorte marquée. L’église et chaque moine comptent 1 ; les clients qui attendent ne comptent pas.',
      'M7.31':
        'Chambre de la Population, à la fin : 4 points pour chaque métier marqué dont le villageois est là.',
      'M7.32': 'La Place de réunion a les valeurs 2 et 12 et compte 2 points.',
      'M7.33':
        'Chaque client montre une bannière blanche, les biens qu’il veut et des points de prestige.',
    },
  },
  {
    title: 'Ce que tout le monde sait',
    rules: {
      'M8.1': 'Il n’y a ni modules, ni variantes, ni niveaux.',
      'M8.2':
        'À deux, seul ceci change : deux tours par manche, la règle de la main, le nombre de cercueils et le chemin du rat.',
      'M9.1': 'Personne n’a de secret : tout le monde voit la même chose.',
      'M9.2':
        'Ne sont cachés à tous que l’ordre des piles, les faces claires des cartes de voyage qui s’y trouvent et ce que montreront les dés.',
      'M9.4':
        'Le sort décide qui commence, qui reçoit quel plateau, l’ordre des piles et ce que montrent les dés et le dé du rat. Rien d’autre.',
      'M9.5':
        'Tout le monde sait quelles cartes sont dans une pile ; personne n’en connaît l’ordre.',
    },
  },
  {
    title: 'Questions posées, et nos réponses',
    rules: {
      'M-R2': 'Qui passe le pont deux fois dans un tour ne perd quand même qu’un villageois.',
      'M-R3': 'Aller du dernier nuage au premier, c’est passer le pont.',
      'M-R4':
        'Le temps des dés noirs se paie en les prenant. Si tu passes alors le pont, cela vaut pour ce tour.',
      'M-R5':
        'Des changements de dés qui s’annulent ne sont pas proposés. Chaque dé est changé une fois, par le plus court chemin, avec des pièces ou avec un marqueur.',
      'M-R6':
        'De deux cases libres de la chronique, celle qui donne le plus de points d’histoire est prise d’abord.',
      'M-R7':
        'Tant qu’une case du métier est libre dans la chronique, personne ne va dans une tombe à la place.',
      'M-R8': 'Une tombe anonyme est toujours libre.',
      'M-R9': 'Un journalier est engagé juste après la mort, avant le dé du rat.',
      'M-R10': 'Un journalier vit et meurt comme tout villageois et peut entrer dans la chronique.',
      'M-R11':
        'Tu peux renoncer aux gains, aux bonus, aux marqueurs, au déplacement de la tuile et à des clients de l’office : prends-en autant que tu veux ou aucun. Après un client gratuit, rien ne t’oblige à en prendre et payer d’autres. Tu ne peux renoncer ni au prix de ce que tu as pris, ni à ajouter une carte acquise, ni à la troisième étape. Un client est servi ou pas activé du tout. Laisser l’école comme elle est ne coûte rien ; renoncer à la bannière « ? » coûte quand même 1 temps.',
      'M-R12': 'Tu peux activer une bannière qui ne te donne rien. Elle coûte ce qu’elle coûte.',
      'M-R13':
        'Quand plusieurs marqueurs pourraient payer un bien, tu choisis. Si tu ne choisis pas, le bâtiment du bien paie d’abord, puis une charrue d’un champ, un joker en dernier.',
      'M-R14':
        'Ce qu’une bannière blanche donne peut servir à la suivante du même tour, mais jamais aux dés ni au prix de cette bannière elle-même.',
      'M-R15': 'Tout le monde a vu la carte que l’Église de la Mission remet.',
      'M-R16':
        'S’il n’y a pas d’autre carte dans la pile de voyage, l’Église de la Mission ne peut pas aider.',
      'M-R17': 'Si l’Église de la Mission n’aide pas, la pile n’est pas mélangée non plus.',
      'M-R18': 'Sans abbé, l’Église de la Mission n’aide pas.',
      'M-R19':
        'Tu peux renoncer à l’Église des Marchands, et refuser encore le client gratuit après l’avoir vu.',
      'M-R20':
        'Si la pioche des clients est vide, l’Église des Marchands n’amène pas de carte, mais un des clients exposés est quand même gratuit.',
      'M-R21': 'Si le client gratuit était le dernier exposé, rien d’autre n’est pris ni payé.',
      'M-R22':
        'Tu peux déplacer des charrues entre deux étapes de ton propre tour, mais ni au milieu d’une étape ni pendant le tour d’un autre.',
      'M-R23':
        'S’il y a moins de clients exposés que tu n’en veux, choisis parmi eux. S’il n’y en a aucun, l’office du marché ne peut pas servir.',
      'M-R24': 'Sans pièce, tu peux prendre deux clients au plus.',
      'M-R25': 'Le vitrail de l’Abbatiale compte toujours, avec ou sans abbé.',
      'M-R26':
        'Si les deux cases de l’école sont prises et qu’aucune case de villageois n’est vide, la bannière d’école ne fait rien et ne coûte rien.',
      'M-R27': 'Avec « deux fois l’école », la seconde fois continue ce qu’a fait la première.',
      'M-R28':
        'Si les rats ne te prenaient rien, l’Église du Salut n’est pas consultée et n’emploie pas de case.',
      'M-R29':
        'L’abbé doit être là pour l’Église du Salut quand les rats arrivent, donc après la mort de ce tour.',
      'M-R32': 'Les églises n’ont pas de bannière blanche ; elles aident tant que l’abbé est là.',
      'M-R33': 'Une carte A peut donner 3 points, une carte B 5.',
      'M-R34': 'Qui acquiert la Place de réunion doit poser la tuile « 2/12 » quelque part.',
      'M-R35':
        'La tuile peut aller à côté de chaque bannière blanche de ton village : aussi dans des quartiers inactifs, sur des clients qui attendent, à la bannière de jeu ou d’école, et à la Place de réunion elle-même.',
      'M-R36': 'Après la bannière de la Place de réunion, aucune autre ne suit dans ce tour.',
      'M-R37': 'Qui prend la main à la dernière manche l’a pour le décompte.',
      'M-R38':
        'Quand assez de cercueils sont pris, le reste de la manche se joue comme toujours, avec la mort et les rats.',
      'M-R39':
        'Pour départager, les biens sont les marqueurs des ateliers, les charrues des champs et les jokers, et pas d’autres marqueurs.',
      'M-R40': 'Il est possible d’avoir moins de zéro point.',
      'M-R41':
        'Les rats viennent chez tous à la fois : personne ne perd de points avant que l’Église du Salut ait répondu.',
      'M-R42': 'Tu peux aussi prendre un moine dont le bonus ne te donne rien.',
      'M-R43': 'Tu paies le moine et le bonus.',
      'M-R44':
        'Les nouveaux clients et moines sont révélés à la fin de ton tour ; rien n’en dépend avant.',
      'M-R45':
        'Ce que tu as prévu dans ton tour peut être annulé, jusqu’au dernier pas envoyé ou qui a révélé quelque chose.',
      'M-R46': 'Un villageois sorti de l’école dans ce tour peut mourir à sa fin.',
      'M-R47': 'Après l’Église des Marchands aussi, la rangée est complétée à six.',
    },
  },
  {
    title: 'Par la poste',
    rules: {
      'M11.8': 'Une carte de voyage est retournée quand ton tour est arrivé à la table.',
      'M11.17':
        'Tu finis toi-même ton tour et l’envoies. Alors la rangée est complétée, de nouveaux moines apparaissent, et la Faucheuse fait son travail.',
      'M11.21':
        'L’Église du Salut suit une consigne : elle te demande chaque fois, n’emploie jamais de case, ou évite toute perte à partir d’un certain nombre de points d’histoire. Sans consigne, on te demande à ton tour, et au tour des autres elle évite les pertes de 2 ou plus. Tu peux en donner une à tout moment, tant que l’église a une case libre.',
      'M11.22':
        'Lors d’une invasion pendant le tour d’un autre, la table ne t’attend que si tu veux être consulté chaque fois. Sinon, elle n’attend que la personne dont c’est le tour.',
      'M11.23': 'Les dés de la manche suivante sont lancés tout seuls.',
    },
  },
]
