import type { RulesChapter } from '../kernel/rules.ts'

/** The rules of Town Builder to be read, in French. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Les mots du jeu',
    rules: {
      'T1.1':
        'Chacune des 60 cartes de ville peut servir de trois façons : comme chantier, qui devient bâtiment, comme ressource ou comme or.',
      'T1.2': 'La rangée, ce sont les cartes exposées, 5 cartes de ville le plus souvent.',
      'T1.3': 'La pioche est la pile face cachée.',
      'T1.4': 'La défausse est visible, et tout le monde peut la feuilleter à tout moment.',
      'T1.5': 'Ton quartier est tout ce qui est devant toi.',
      'T1.6': 'Ton blason te distingue. Il a une capacité d’étoile et marque la place de ton or.',
      'T1.7':
        'Un chantier est un bâtiment qui n’est pas encore construit. Il est couché dans ton quartier.',
      'T1.8':
        'Un bâtiment est un chantier achevé. Il est debout dans ton quartier. Quand ces règles disent bâtiment, ce n’est jamais un chantier.',
      'T1.9': 'Le coût en or d’une carte se paie quand tu ouvres son chantier.',
      'T1.10':
        'Le coût en ressources d’une carte, ce sont ses symboles de ressources. Ils se couvrent une fois le chantier ouvert.',
      'T1.11':
        'Le coût de bâtiment d’une carte est son coût en or et son coût en ressources ensemble.',
      'T1.12': 'Il y a trois ressources : pierre, bois et paille.',
      'T1.13': 'L’or est de l’argent. Ce n’est pas une ressource.',
      'T1.14': 'Ton or rangé, ce sont les cartes sous ton blason. Chacune vaut 1 or.',
      'T1.15': 'Le bas d’une carte montre ce qu’elle donne comme ressource ou comme or.',
      'T1.16':
        'Chaque bâtiment est d’un de cinq types : commerce, social, habitation, culture ou militaire.',
      'T1.17': 'Un juge compte à la fin, pour le plus grand nombre de bâtiments d’un type.',
      'T1.18': 'La rangée des juges, ce sont les juges visibles au-dessus de la rangée.',
      'T1.19':
        'Une distinction se prend pendant la partie, quand on remplit sa condition. Qui la prend en premier reçoit la carte.',
      'T1.20':
        'Les juges inutilisés et les distinctions inutilisées sont à part, face cachée, chaque sorte pour soi.',
      'T1.21':
        'Une carte marque combien de fois on a mélangé. À la fin, qui gagne la reçoit : c’est le Meilleur quartier.',
      'T1.22':
        'Une capacité de construction s’utilise une fois, au tour où son bâtiment est achevé.',
      'T1.23':
        'Une capacité d’étoile peut toujours resservir, mais à chacun de tes tours tu n’en utilises qu’une.',
      'T1.24': 'Une capacité de fin de partie ne compte qu’au décompte final.',
      'T1.25':
        'Seule la Banque a une capacité de rangée : elle agit tant que la carte est dans la rangée.',
      'T1.26':
        'Il y a exactement trois actions : ouvrir un chantier, prendre une ressource, ranger un or. Utiliser des capacités, achever des bâtiments et prendre des distinctions ne sont pas des actions.',
      'T1.27':
        'Dans une manche, chacun joue une fois, de la personne qui commence à celle qui est avant elle.',
      'T1.28': 'La même personne commence pendant toute la partie.',
      'T1.29':
        'On mélange quand la défausse devient la nouvelle pioche. Le mélange d’avant la partie ne compte pas.',
      'T1.30': 'Une carte défaussée va, visible, sur la défausse.',
      'T1.31': 'Le décompte final suit la dernière manche.',
      'T1.32': 'Les points décident de la victoire.',
    },
  },
  {
    title: 'Les cartes',
    rules: {
      'T2.1':
        'Il y a 60 cartes de ville : 14 de commerce, 12 sociales, 12 d’habitation, 11 de culture et 11 militaires.',
      'T2.2': 'Il y a 8 distinctions, chacune avec une condition et ses points.',
      'T2.3':
        'Il y a 6 juges, chacun avec un type de bâtiment préféré et ses points. Deux préfèrent le commerce.',
      'T2.4': 'Il y a 4 blasons. L’un d’eux désigne qui commence.',
      'T2.5': 'Une autre carte est à la fois le marqueur de mélange et le Meilleur quartier.',
      'T2.6':
        'Il n’y a pas de jetons pour l’or et les ressources : chaque or rangé et chaque ressource est une carte de ville. Seul l’or de la Fête fait exception.',
      'T2.7':
        'Une carte de ville montre son nom, son type, ses points, son coût en or, son coût en ressources, ce qu’elle donne, et une capacité au plus.',
      'T2.8':
        'L’or n’est pas une ressource : là où il est question de ressources, on ne donne, compte, paie ni prend jamais d’or.',
      'T2.9':
        'Quand une distinction parle de coût de bâtiment, c’est le coût en or et en ressources ensemble.',
      'T2.10':
        'Une carte donne une ressource, une de deux ressources, de l’or, ou de l’or ou une ressource. Tu n’en emploies qu’un, jamais plusieurs.',
      'T2.11': 'Une carte donne au plus une chose : 1 or ou 1 ressource.',
      'T2.12':
        'Une carte est de l’or tant qu’elle est sous un blason, et une ressource tant qu’elle est sous un chantier.',
      'T2.13':
        'Tant qu’une carte est or ou ressource, son nom, son type, ses points, son coût et sa capacité ne veulent rien dire.',
      'T2.14':
        'La règle imprimée ne montre pas les cartes. Ce qui n’y est pas est reconstruit ici, et marqué ainsi sur chaque carte.',
    },
  },
  {
    title: 'Préparation',
    rules: {
      'T3.1': 'Les 60 cartes de ville sont mélangées : c’est la pioche.',
      'T3.2':
        'Les 5 premières forment la rangée, avant qu’un juge n’entre dans la pioche. La première rangée ne montre donc jamais de juge.',
      'T3.4': '3 des 6 juges sont tirés sans être vus.',
      'T3.5': 'À deux, 2 de ces juges sont visibles, et 1 est vers le milieu de la pioche.',
      'T3.6':
        'À trois ou quatre, 1 juge est visible, 1 est vers le milieu de la pioche, et 1 tout en bas.',
      'T3.7': 'En solo, c’est comme à deux, mais la place du juge dans la pioche est connue.',
      'T3.8':
        'Deux distinctions sont révélées. Ce sont les seules en jeu ; aucune autre ne prend leur place.',
      'T3.9':
        'Les autres juges et distinctions sont à part, face cachée. Ils serviront peut-être de remplaçants ou à une capacité.',
      'T3.10': 'Chacun reçoit un blason au hasard, dont celui de qui commence.',
      'T3.11': 'Qui le reçoit commence. On joue dans le sens des aiguilles d’une montre.',
      'T3.12': 'Tu commences avec un quartier vide : ni chantier, ni bâtiment, ni or.',
      'T3.13': 'Tout le hasard de la partie vient d’une source scellée avant le premier tour.',
    },
  },
  {
    title: 'Le tour',
    rules: {
      'T4.0':
        'Qui a le plus de points à la fin gagne. Les bâtiments, les capacités de fin de partie, les distinctions et les juges donnent des points.',
      'T4.1':
        'La première personne commence. Puis on joue dans le sens des aiguilles d’une montre jusqu’à la fin.',
      'T4.2': 'Un tour a deux étapes : d’abord la rangée est complétée, puis tu fais 2 actions.',
      'T4.3': 'Pendant un tour, seule la personne dont c’est le tour décide.',
      'T4.4': 'Si la rangée a moins de 5 cartes de ville, elle est complétée à 5 depuis la pioche.',
      'T4.5': 'Si la rangée a 5 cartes ou plus, on ne pioche rien, et rien ne s’en va.',
      'T4.6':
        'Un juge pioché en complétant va dans la rangée des juges. Il ne prend pas de place dans la rangée, et on continue à piocher.',
      'T4.7': 'Plusieurs juges peuvent apparaître d’un coup.',
      'T4.8': 'Si la pioche se vide pendant ce temps, la défausse est mélangée, et on continue.',
      'T4.9':
        'Compléter la rangée fait partie du tour qui s’ouvre, un mélange aussi. Tu vois ta rangée complète dès que le tour d’avant est fini.',
      'T4.10': 'Au premier tour de la partie, la rangée est déjà pleine.',
      'T4.11': 'Si la pioche et la défausse sont vides, la rangée reste plus courte.',
      'T4.12':
        'Ce que tu prends dans la rangée n’est pas remplacé pendant ton tour, sauf si une capacité ajoute des cartes.',
      'T4.13':
        'À l’étape 2, tu fais 2 actions. Chacune est l’une de celles-ci : ouvrir un chantier, prendre une ressource, ranger un or.',
      'T4.14': 'Les deux actions peuvent être pareilles ou différentes, dans n’importe quel ordre.',
      'T4.15':
        'Tu dois faire les deux actions tant qu’il y en a une possible. S’il n’y en a pas, le reste de tes actions est perdu.',
      'T4.16': 'Chaque action prend exactement une carte de la rangée.',
      'T4.17':
        'Avant, entre et après tes actions, tu peux utiliser une capacité d’étoile, chaque capacité de construction ouverte une fois, et prendre des distinctions, mais pas au milieu d’autre chose.',
      'T4.18': 'Ce que ta première action a donné sert aussitôt à la seconde et aux capacités.',
      'T4.19':
        'Ton tour finit quand les deux actions sont faites ou perdues et que tu le finis, ou tout seul quand il ne te reste rien à faire. Les capacités inutilisées et l’or de ce tour sont perdus.',
      'T4.20':
        'Si la pioche se vide pendant un tour, la défausse est aussitôt mélangée et devient la nouvelle pioche.',
      'T4.21':
        'Cela vaut aussi si la dernière carte vient de compléter la rangée : le mélange fait partie de ce tour, pas de la pioche suivante.',
      'T4.22':
        'Pendant que tu regardes ou révèles plusieurs cartes par une capacité, on ne mélange pas. Tu ne vois que les cartes qu’il y a.',
      'T4.23': 'Si la pioche est vide quand une telle capacité est finie, on mélange alors.',
      'T4.24': 'Chaque mélange compte, même plusieurs dans un tour.',
      'T4.25':
        'Seule la défausse est mélangée. Ce qui est dans la rangée, dans les quartiers, parmi les juges et les distinctions reste.',
      'T4.26': 'Après un mélange, il n’y a plus de juge dans la pioche.',
      'T4.27':
        'Une pioche où il ne reste que le juge du bas n’est pas vide : on ne mélange qu’une fois ce juge pioché.',
      'T4.28':
        'Si la défausse est vide aussi, on ne mélange pas et on ne compte rien. On regarde de nouveau après chaque pas.',
      'T4.29': 'Le plateau montre combien de fois on a mélangé.',
    },
  },
  {
    title: 'Ouvrir un chantier',
    rules: {
      'T5.1': 'Prends 1 carte de la rangée et couche-la dans ton quartier comme chantier.',
      'T5.2': 'Si la carte a un coût en or, tu le paies d’abord en entier.',
      'T5.3':
        'Pour chaque or, tu défausses 1 carte de ton or rangé, ou tu emploies de l’or de ce tour. On ne rend pas la monnaie et on ne paie pas à moitié.',
      'T5.4': 'Si tu ne peux pas payer tout le prix en or, tu ne peux pas ouvrir la carte.',
      'T5.5': 'L’or de ta première action peut payer un chantier ouvert par la seconde.',
      'T5.6':
        'Une carte ne peut pas se payer elle-même, et les cartes sous des chantiers ne paient pas d’or.',
      'T5.7': 'Si tu as plus de cartes d’or qu’il n’en faut, tu choisis lesquelles tu paies.',
      'T5.8': 'Le coût en ressources ne se paie pas à l’ouverture.',
      'T5.9': 'Tu peux avoir autant de chantiers que tu veux.',
      'T5.10':
        'Un chantier ne vaut pas de points, ne compte pour aucune distinction ni aucun juge, et sa capacité ne peut être ni utilisée ni copiée.',
      'T5.11':
        'Un chantier reste jusqu’à ce qu’il soit achevé, qu’une capacité l’enlève ou que vienne le décompte final. Tu ne peux pas y renoncer, et l’or payé ne revient jamais.',
      'T5.12':
        'Cela vaut aussi pour un chantier ouvert par une capacité, si elle ne dit rien d’autre. Il ne coûte simplement pas d’action.',
    },
  },
  {
    title: 'Prendre une ressource',
    rules: {
      'T5.13':
        'Prends dans la rangée 1 carte qui donne une ressource et mets-la aussitôt sous un de tes chantiers.',
      'T5.14': 'Une carte qui ne donne que de l’or ne peut pas être prise comme ressource.',
      'T5.15': 'Ce chantier doit encore avoir besoin de la ressource.',
      'T5.16':
        'Il en a besoin si toutes les cartes qui sont dessous, la nouvelle comprise, peuvent couvrir chacune un autre symbole de son coût.',
      'T5.17': 'Une carte à deux ressources couvre un symbole, par l’une ou par l’autre.',
      'T5.18':
        'Tu ne décides jamais laquelle des deux elle est. Une carte placée plus tôt passe à son autre ressource si une suivante en a besoin.',
      'T5.19':
        'Sans chantier qui en ait besoin, une carte ne peut pas être prise comme ressource. Les ressources ne se gardent nulle part ailleurs.',
      'T5.20': 'Un chantier de ta première action peut recevoir une ressource par la seconde.',
      'T5.21': 'Une ressource ne peut pas aller sous le chantier de quelqu’un d’autre.',
      'T5.22':
        'Les cartes sous un chantier ne se déplacent pas, ne se reprennent pas et ne servent pas d’or, sauf si une capacité le dit.',
      'T5.23': 'Tout cela vaut aussi pour les ressources des capacités.',
    },
  },
  {
    title: 'Ranger un or',
    rules: {
      'T5.24':
        'Prends dans la rangée 1 carte qui donne de l’or et glisse-la sous ton blason. Elle vaut maintenant 1 or.',
      'T5.25': 'Seules des cartes qui donnent de l’or peuvent y aller.',
      'T5.26': 'Tu peux ranger autant d’or que tu veux.',
      'T5.27':
        'Une carte qui donne de l’or ou une ressource n’est plus, une fois rangée, que de l’or.',
      'T5.28': 'L’or ne couvre jamais un symbole de ressource.',
      'T5.29':
        'L’or rangé reste jusqu’à ce que tu le paies. Tu peux le dépenser dans le même tour.',
    },
  },
  {
    title: 'Achever un bâtiment',
    rules: {
      'T5.30':
        'Dès que tous les symboles d’un chantier sont couverts, il est achevé. Cela se fait tout seul et n’est pas une action.',
      'T5.31':
        'Les ressources qui étaient dessous sont défaussées, la carte est redressée : c’est un bâtiment.',
      'T5.32': 'Une carte qui ne coûte que de l’or est achevée dès qu’elle est ouverte.',
      'T5.33': 'De même une carte sans aucun coût.',
      'T5.34':
        'Dès lors, le bâtiment donne ses points, compte pour les distinctions et les juges, et sa capacité peut servir.',
      'T5.35': 'Tu peux achever plusieurs chantiers dans un tour.',
      'T5.36':
        'Ce qui a été achevé dans un tour, et de quel type, est retenu pour les capacités et les distinctions qui le demandent.',
      'T5.37':
        'L’or payé et les ressources d’un bâtiment achevé sont sur la défausse avant qu’une pioche vide soit refaite.',
    },
  },
  {
    title: 'Distinctions',
    rules: {
      'T5.40': 'Tu ne prends une distinction qu’à ton tour, une fois la rangée complétée.',
      'T5.41':
        'Sa condition doit être remplie à ce moment. Les chantiers n’aident jamais, ni les capacités de la Bibliothèque et de l’Orphelinat.',
      'T5.42':
        'La prendre ne coûte rien et n’est pas une action. Tu peux en prendre plusieurs dans un tour.',
      'T5.43': 'Qui prend une distinction en premier reçoit la carte.',
      'T5.44':
        'Les autres peuvent encore obtenir la même à leur tour de la même manche. Qui a déjà joué dans cette manche ne le peut plus.',
      'T5.45': 'À la fin de cette manche, la distinction est fermée pour de bon.',
      'T5.46':
        'Si tu remplis une condition sans prendre la distinction, tu dois attendre ton tour suivant, et personne ne doit l’avoir prise dans une manche d’avant.',
      'T5.47':
        'Qui l’obtient plus tard dans la manche prend à la place une autre distinction, face cachée, de même valeur. Seuls ses points comptent.',
      'T5.48':
        'Tu ne peux avoir chaque distinction qu’une fois. Tu la gardes même si tu ne remplis plus sa condition.',
      'T5.49':
        'Pour le Prix de la diversité, l’ordre dans lequel tu as construit n’a pas d’importance.',
    },
  },
  {
    title: 'Capacités',
    rules: {
      'T5.50':
        'C’est toi qui décides d’utiliser une capacité de construction ou d’étoile. Ce n’est jamais une action.',
      'T5.51': 'Une capacité peut servir dès que son bâtiment est achevé, même dans le même tour.',
      'T5.52': 'Seule la personne qui possède un bâtiment utilise ses capacités.',
      'T5.53':
        'Une capacité de construction s’utilise une fois, au tour où son bâtiment a été achevé.',
      'T5.54': 'À quel moment de ce tour, c’est à toi de voir.',
      'T5.55': 'Si tu ne l’utilises pas avant la fin de ce tour, elle est perdue.',
      'T5.56':
        'Si tu achèves plusieurs bâtiments dans un tour, tu peux utiliser chacune de leurs capacités de construction, dans n’importe quel ordre.',
      'T5.57':
        'Un bâtiment qui quitte ton quartier emporte sa capacité inutilisée. S’il est achevé de nouveau plus tard, il en a une nouvelle.',
      'T5.60':
        'À chacun de tes tours, tu peux utiliser une capacité d’étoile : celle d’un de tes bâtiments ou celle de ton blason.',
      'T5.61': 'C’est une en tout, non une par bâtiment.',
      'T5.62': 'Ce peut être celle d’un bâtiment achevé dans ce tour.',
      'T5.63':
        'Aux tours suivants, tu peux reprendre la même. Ce que tu n’utilises pas ne s’accumule pas.',
      'T5.64': 'Ton blason a dès le début une capacité d’étoile : défausse 1 carte de la rangée.',
      'T5.65': 'Les capacités de construction n’emploient pas ta capacité d’étoile.',
      'T5.66': 'Une capacité de fin de partie ne fait rien avant.',
      'T5.70': 'Tout le monde peut feuilleter la défausse à tout moment.',
      'T5.71':
        'Si tu prends une carte de la défausse, toute carte qui convient est permise, pas seulement celle du dessus.',
      'T5.72':
        'Si une capacité montre plus de cartes que la pioche n’en a, tu vois celles qu’il y a.',
      'T5.73':
        'Un juge qui apparaît par une capacité va dans la rangée des juges. Il ne compte pas comme une des cartes, et la capacité continue.',
      'T5.74':
        'Seules les capacités de bâtiments peuvent être copiées, jamais celles de chantiers.',
      'T5.75':
        'Si une capacité coûte son propre bâtiment, il va à la défausse et ne compte plus pour rien.',
      'T5.76':
        'Une capacité que tu ne peux pas payer, ou qui ne changerait rien, n’est pas proposée.',
    },
  },
  {
    title: 'La fin de la partie',
    rules: {
      'T6.1':
        'Un mélange annonce la fin : en solo ou à deux le premier, à trois le deuxième, à quatre le troisième.',
      'T6.2': 'La nouvelle pioche sert comme d’habitude.',
      'T6.3': 'La manche se joue jusqu’au bout. Puis chacun a encore exactement un tour.',
      'T6.4': 'À la fin, tout le monde a donc joué autant de fois.',
      'T6.5': 'Si la pioche se vide encore, on mélange de nouveau. Cela ne change rien à la fin.',
      'T6.6': 'La dernière manche se joue comme les autres.',
      'T6.18':
        'La partie finit aussi quand, pendant toute une manche, personne n’a pu faire d’action et aucune carte n’a bougé.',
    },
  },
  {
    title: 'Le décompte final',
    rules: {
      'T6.7': 'D’abord, tous les chantiers inachevés sont défaussés avec ce qui est dessous.',
      'T6.8':
        'Puis viennent les capacités qui changent le type d’un bâtiment (Bibliothèque, Orphelinat). Leurs propriétaires décident à tour de rôle, en partant de qui commence.',
      'T6.9':
        'Puis les juges comptent, chacun pour soi : il va à qui a le plus de bâtiments de son type. Le nombre compte, pas les points.',
      'T6.10':
        'Tous les juges de la rangée comptent, quelle que soit la façon dont ils y sont venus.',
      'T6.11': 'À égalité, tous les ex æquo reçoivent tous les points du juge.',
      'T6.12':
        'Si personne n’a de bâtiment de son type, un juge ne va à personne. Nous en avons décidé ainsi : la règle n’en dit rien.',
      'T6.13':
        'Tes points sont les points imprimés de tes bâtiments, ceux de leurs capacités de fin de partie, tes distinctions et tes juges.',
      'T6.14': 'L’or qui reste ne vaut rien.',
      'T6.15':
        'Qui a le plus de points gagne. À égalité, qui a le plus de bâtiments gagne ; si cela aussi est égal, la victoire est partagée.',
      'T6.16': 'Qui gagne reçoit le Meilleur quartier.',
      'T6.17':
        'Au décompte final, rien n’est mélangé de nouveau, aucune distinction n’est prise, et aucune capacité de construction ni d’étoile n’est utilisée.',
    },
  },
  {
    title: 'Cartes avec des précisions',
    rules: {
      'T7.1':
        'Armurerie : le juge qu’elle fait entrer compte à la fin comme les autres, pour le plus grand nombre de bâtiments. Il n’est pas simplement à toi.',
      'T7.2':
        'Galerie d’art : au tour où tu l’achèves, elle compte elle-même comme bâtiment de commerce achevé dans ce tour. Elle peut servir aux tours suivants aussi, mais il en faut alors un autre.',
      'T7.3':
        'Banque : sa capacité n’agit que tant que la carte est dans la rangée, et cesse dès qu’elle est prise. Quand on demande des cartes à capacité, la Banque en est quand même toujours une.',
      'T7.4':
        'Caserne : les ressources sous le chantier transformé sont d’abord défaussées, et l’or payé pour lui ne revient pas.',
      'T7.5': 'Beffroi : il se compte lui-même.',
      'T7.6': 'Pont : la carte qu’il protège ne peut pas être défaussée non plus.',
      'T7.7':
        'Ferme : elle se compte elle-même. Il ne s’agit que des points imprimés, pas de ceux des capacités.',
      'T7.8':
        'Fête : son or n’est pas une carte. Tu peux le dépenser ce tour-ci pour tout ce qui coûte de l’or, avec des cartes d’or si tu veux. Ce qui en reste est perdu.',
      'T7.9':
        'Pêcherie : 3 cartes de ville sont révélées. L’une peut devenir une ressource, jamais de l’or. Les juges qui apparaissent vont dans leur rangée, et une pioche trop petite n’est refaite qu’ensuite.',
      'T7.10':
        'Étal de fleurs : grâce à lui, la rangée peut avoir plus de 5 cartes. Si un juge apparaît, il va dans la rangée des juges, et on pioche la carte suivante.',
      'T7.11': 'Jardins : il y a 5 types. Les Jardins sont sociaux et se comptent eux-mêmes.',
      'T7.12':
        'Corps de garde : il ne copie que des bâtiments. Si la capacité copiée coûte un bâtiment, c’est le Corps de garde, pas celui qui est copié.',
      'T7.13':
        'Auberge : au tour où tu l’achèves, elle compte elle-même comme chantier achevé. Ensuite, il en faut un autre.',
      'T7.14': 'Bibliothèque : sa capacité n’aide pas aux distinctions pendant la partie.',
      'T7.15':
        'Verger : 3 cartes de ville sont révélées, comme avec la Pêcherie. Si la carte choisie a un coût en or, tu dois le payer.',
      'T7.16':
        'Orphelinat : sa capacité n’aide pas aux distinctions pendant la partie. Si tu changes son type, il n’est plus un bâtiment d’habitation.',
      'T7.17':
        'Statue : prendre la carte n’est pas une action. Toutes les autres conditions de cet usage valent.',
      'T7.18': 'Grenier : il ne peut payer aucun coût en or, seulement remplacer une ressource.',
      'T7.19': 'Tour de guet : elle ne copie que des bâtiments.',
      'T7.21': 'Prix de la diversité : l’ordre dans lequel tu as construit n’a pas d’importance.',
      'T7.22':
        'Prix de la solidité : les coûts imprimés en or et en ressources comptent ensemble, quoi que tu aies vraiment payé. Les chantiers ne comptent pas.',
      'T7.23': 'La règle imprimée ne décrit pas les autres distinctions ni les juges.',
    },
  },
  {
    title: 'Ce que font les capacités',
    rules: {
      'T7.60':
        'Quand une capacité demande un bâtiment achevé dans ce tour, le sien compte au tour où il est achevé, quel que soit son type.',
      'T7.61':
        'Défausser des cartes de la rangée : au plus le nombre indiqué. La rangée n’est pas remplie pour cela.',
      'T7.62':
        'Remplacer des cartes de la rangée : défausse d’abord au plus le nombre indiqué, puis le même nombre vient de la pioche.',
      'T7.63':
        'Ajouter une carte à la rangée : elle vient de la pioche. Si elle est vide, on mélange aussitôt.',
      'T7.64':
        'Ranger des cartes de la rangée comme or : seulement des cartes qui donnent de l’or, au plus le nombre indiqué, sans action.',
      'T7.65':
        'Prendre une carte de la rangée : pour l’un des usages nommés, aux conditions habituelles, sans action.',
      'T7.66':
        'Prendre une carte de la défausse : n’importe laquelle, pour l’un des usages nommés. Paie d’abord ce qu’elle coûte. Une carte avec laquelle tu viens de payer ne peut pas revenir ainsi.',
      'T7.67': 'Une action de plus : tu dois la faire tant qu’il y en a une possible.',
      'T7.68':
        'Étal du marché : défausse-le, puis range jusqu’à 2 cartes de la rangée qui donnent de l’or. Sans une telle carte, il n’est pas proposé.',
      'T7.69':
        'Grenier : paie 1 or. Un symbole manquant d’un de tes chantiers compte dès lors comme couvert, ce qui peut l’achever. Les cartes déjà dessous doivent encore trouver chacune un symbole.',
      'T7.70':
        'Protéger une carte de la rangée : personne d’autre ne peut la prendre et personne ne peut la défausser jusqu’à ton prochain tour.',
      'T7.71':
        'Déplacer une ressource : d’un de tes chantiers vers un autre qui en a besoin. Cela peut l’achever.',
      'T7.72':
        'Regarder la première carte de la pioche : les autres ne la voient pas. Tu peux la défausser ou la laisser là. Les juges sont montrés à tous et sautés.',
      'T7.73': 'De l’or pour ce tour : tu le dépenses comme de l’or rangé, jusqu’à la fin du tour.',
      'T7.74':
        'Copier : tu utilises la capacité de n’importe quel bâtiment de n’importe quel quartier, comme si elle était sur ta propre carte.',
      'T7.75':
        'Révéler pour une ressource : tu peux mettre 1 des cartes sous un de tes chantiers ; les autres sont défaussées.',
      'T7.76':
        'Révéler pour un chantier : tu peux ouvrir 1 des cartes en payant son coût en or ; les autres sont défaussées.',
      'T7.77':
        'Faire venir un juge : tous les juges inutilisés sont montrés à tous, 1 de ton choix rejoint les juges, les autres sont retournés face cachée.',
      'T7.78':
        'Transformer un chantier : les ressources dessous sont défaussées ; puis la carte devient 1 or rangé, si elle donne de l’or, ou une ressource sous un autre de tes chantiers qui en a besoin.',
      'T7.79':
        'Ouvrir moins cher : tant que la Banque est dans la rangée, tout autre chantier ouvert coûte 1 or de moins, mais jamais moins que rien.',
      'T7.80':
        'Des points pour un type : pour chacun de tes bâtiments qui compte pour ce type au décompte final, celui-ci compris.',
      'T7.81':
        'Des points pour des types différents : pour chaque type parmi tes bâtiments, tels qu’ils comptent au décompte final.',
      'T7.82':
        'Des points pour une valeur imprimée : pour chacun de tes bâtiments d’exactement cette valeur, celui-ci compris s’il convient.',
      'T7.83': 'Des points pour des juges : pour chacun que tu reçois, à égalité aussi.',
      'T7.84': 'Des points pour des distinctions : pour chacune que tu as, même de remplacement.',
      'T7.85':
        'Changer de type : au décompte final, le bâtiment compte comme un autre type au lieu du sien.',
      'T7.86':
        'Compter encore une fois : au décompte final, le bâtiment compte aussi pour un type que tu nommes.',
      'T7.90':
        'Les distinctions regardent tes bâtiments ou ton or rangé au moment où tu les prends : types différents, bâtiments d’un type, tous les bâtiments, bâtiments d’un certain coût, bâtiments avec ou sans capacité, cartes d’or rangé ou chantiers achevés dans ce tour.',
    },
  },
  {
    title: 'En solo',
    alone: true,
    rules: {
      'T8.1':
        'À deux, à trois et à quatre, seuls changent les juges du début et le mélange qui annonce la fin.',
      'T8.2':
        'En solo, tu prépares comme à deux : 2 juges visibles, 1 dans la pioche, 2 distinctions visibles. C’est toi qui commences.',
      'T8.3': 'Sous le juge de la pioche se trouvent exactement 25 cartes de ville, dessus 30.',
      'T8.4': 'Un tour se joue comme d’habitude. Une manche est un tour.',
      'T8.5':
        'À la fin de chaque tour, tu choisis 2 cartes qui restent dans la rangée et tu les défausses.',
      'T8.6':
        'S’il en reste moins de 2, tu défausses celles-là. Une carte protégée par le Pont ne peut pas être choisie.',
      'T8.7':
        'Les distinctions peuvent être prises jusqu’à ce que le juge de la pioche apparaisse. Le tour où il apparaît est le dernier pour les distinctions, jusqu’à sa toute fin.',
      'T8.8':
        'Cela vaut quelle que soit la façon dont ce juge apparaît. D’autres juges n’y mettent pas fin.',
      'T8.9':
        'Quand la pioche se vide pour la première fois, on mélange. Tu finis ton tour et en as encore exactement un.',
      'T8.10': 'Tu ne reçois un juge qu’avec au moins 3 bâtiments de son type.',
      'T8.11':
        'Il n’y a pas de victoire. Tes points te donnent un titre : moins de 30 Paysan ou Paysanne, dès 30 Citoyen ou Citoyenne, dès 34 Marchand ou Marchande, dès 38 Noble.',
      'T8.12': 'Il n’y a pas de niveaux.',
    },
  },
  {
    title: 'Ce qui est caché et ce qui est visible',
    rules: {
      'T9.1': 'Personne ne connaît l’ordre de la pioche.',
      'T9.2': 'Tout le monde voit combien de cartes a la pioche, juges cachés compris.',
      'T9.3':
        'Quelles cartes restent dans la pioche n’est écrit nulle part, mais peut se déduire de ce qui est visible.',
      'T9.4': 'Quels juges sont dans la pioche est caché jusqu’à ce qu’ils apparaissent.',
      'T9.5':
        'Personne ne sait exactement où est le juge dans la pioche ; un juge tout en bas y est à coup sûr. En solo, sa place est connue.',
      'T9.6': 'La rangée, la rangée des juges et les distinctions en jeu sont visibles.',
      'T9.7': 'Les bâtiments, les chantiers et les cartes dessous sont visibles.',
      'T9.8': 'L’or rangé aussi est visible.',
      'T9.9': 'La défausse et son ordre sont visibles.',
      'T9.10':
        'Les juges et les distinctions inutilisés sont cachés. L’Armurerie montre les juges inutilisés à tous.',
      'T9.11': 'D’une distinction ou d’un juge de remplacement, on ne connaît que les points.',
      'T9.12': 'Ce que révèlent la Pêcherie ou le Verger, tout le monde le voit.',
      'T9.13': 'Une carte que quelqu’un regarde par une capacité n’est vue que de cette personne.',
      'T9.14': 'La manche, les mélanges et la proximité de la fin sont visibles.',
      'T9.15':
        'Pendant un tour, tout le monde voit ce qu’il en reste : actions, capacités, or de ce tour et cartes protégées.',
      'T9.16':
        'Tout le monde voit si une distinction est libre, encore à prendre ou fermée, et qui l’a.',
      'T9.17': 'Les points acquis sont visibles.',
      'T9.18':
        'Le secret du hasard est révélé après la partie, pour que tout le monde puisse le vérifier.',
      'T9.19':
        'Il n’y a ni cartes en main ni buts secrets. Seuls sont cachés la pioche, les juges qui s’y trouvent et les cartes inutilisées.',
      'T9.20': 'Un mélange cache l’ordre de cartes que tout le monde a vues.',
    },
  },
  {
    title: 'Nos décisions, là où la règle se tait',
    rules: {
      'T-R1':
        'Les valeurs que la règle ne donne pas sont de nous. Elles sont marquées sur chaque carte.',
      'T-R2':
        'Tous les blasons ont la même capacité : défausse 1 carte de la rangée. C’est la seule capacité d’étoile de ton tour.',
      'T-R3': 'Au milieu de la pioche veut dire : avec 25 à 30 cartes de ville dessous, au hasard.',
      'T-R4':
        'Les deux actions doivent être faites tant qu’il y en a une possible, même une dont tu ne veux pas.',
      'T-R5':
        'Si aucune action ne t’est permise, tu peux essayer d’y changer quelque chose par des capacités. Sinon le reste est perdu, sans pénalité.',
      'T-R6': 'Avant que la rangée soit complétée, aucune capacité ne peut servir.',
      'T-R7':
        'On mélange dès que la pioche est vide, et cela compte pour le tour en cours. Compléter la rangée fait partie du tour qui s’ouvre.',
      'T-R8':
        'Si la pioche et la défausse sont vides, rien ne compte. Dès qu’une carte est défaussée, on mélange.',
      'T-R9':
        'Si une capacité qui révèle vide la pioche, ses cartes défaussées sont ensuite mélangées avec les autres.',
      'T-R10':
        'Un juge qu’une capacité rencontre dans la pioche est toujours montré à tous et sauté.',
      'T-R11': 'Le mélange d’avant la partie ne compte pas.',
      'T-R12': 'Tu ne décides jamais laquelle de ses deux ressources une carte est.',
      'T-R13':
        'Tu choisis les cartes d’or que tu paies. Si tu ne choisis pas, les plus anciennes partent d’abord.',
      'T-R14': 'Une carte sans aucun coût est achevée aussitôt.',
      'T-R15': 'Sur la défausse, l’or payé est sous les ressources du bâtiment achevé avec lui.',
      'T-R16': 'Tu peux avoir plusieurs cartes du même nom.',
      'T-R17':
        'Tu ne peux pas défausser ou déplacer à ton gré des chantiers, des ressources, de l’or ou des bâtiments.',
      'T-R18':
        'Les distinctions sont prises pour toi dès que tu en remplis la condition à ton tour, sauf si la table a été ouverte sans cela.',
      'T-R19':
        'Une distinction de remplacement laisse les cartes inutilisées telles quelles ; seuls ses points comptent.',
      'T-R20': 'Chaque personne ne reçoit chaque distinction qu’une fois.',
      'T-R21': 'S’il n’y a plus de carte de même valeur, tu reçois quand même les points.',
      'T-R22': 'Un remplacement compte partout où l’on compte des distinctions ou des juges.',
      'T-R23': 'Tu gardes une distinction même si tu perds des bâtiments ensuite.',
      'T-R24': 'Le Prix de la solidité demande des bâtiments, pas des chantiers.',
      'T-R25': 'La capacité de construction inutilisée d’un bâtiment qui n’est plus là est perdue.',
      'T-R26':
        'Une capacité d’étoile copiée est ta seule capacité d’étoile du tour. Une capacité de construction copiée est une capacité de construction.',
      'T-R27':
        'Ce qui est commencé s’achève avant que rien d’autre ne commence : une capacité, un paiement, un achèvement.',
      'T-R28': 'Dans la défausse, tu choisis librement.',
      'T-R29': 'D’une capacité, tu fais ce qui est possible.',
      'T-R30': 'La dernière manche est celle d’après la manche du mélange qui annonce la fin.',
      'T-R31':
        'Si, en solo, la pioche se vide en complétant la rangée, ce tour n’est pas encore le dernier : un autre suit.',
      'T-R32': 'Toute une manche où rien n’a pu se faire finit la partie.',
      'T-R33': 'Si personne n’a de bâtiment de son type, un juge ne va à personne.',
      'T-R34': 'Deux juges préfèrent le commerce. Chacun compte indépendamment de l’autre.',
      'T-R35':
        'Au décompte final, qui possède le bâtiment décide d’un changement de type, en sachant ce qui a été décidé avant. Cela vaut pour les juges et pour les points.',
      'T-R36': 'L’or qui reste ne départage personne.',
      'T-R37': 'Si la victoire est partagée, tous les ex æquo sont premiers.',
      'T-R38': 'La Galerie d’art demande des bâtiments de commerce.',
      'T-R39':
        'La Banque agit pour tous, chacun à son tour, tant qu’elle est dans la rangée. Elle ne peut pas être copiée.',
      'T-R40':
        'Le Pont protège une carte de la rangée jusqu’au début de ton tour suivant. Toi, tu peux la prendre. La protection cesse quand la carte ou le Pont n’est plus là.',
      'T-R41':
        'L’or de la Fête est dépensé d’abord, si tu ne choisis rien d’autre. Ce n’est pas de l’or rangé.',
      'T-R42': 'Ce qui reste des cartes révélées est défaussé. Rien ne t’oblige à en prendre une.',
      'T-R43':
        'Le Corps de garde et la Tour de guet copient tout bâtiment de tout quartier, mais ni chantiers, ni blasons, ni capacités de fin de partie, ni la Banque, ni l’un l’autre.',
      'T-R44':
        'La Bibliothèque compte encore une fois, même pour son propre type, mais reste pour tout le reste un seul bâtiment. L’Orphelinat peut prendre n’importe quel autre type.',
      'T-R45':
        'La Caserne demande un chantier qui peut vraiment devenir de l’or ou une ressource pour un autre.',
      'T-R46': 'Ce que le Grenier couvre reste couvert. Pour l’or, il n’aide jamais.',
      'T-R47':
        'Avec l’Armurerie, tu choisis le juge à découvert. Sans juge inutilisé, elle ne fait rien.',
      'T-R48':
        'L’Étal de fleurs fait aussitôt mélanger une pioche vide. S’il n’y a aucune carte, il ne fait rien.',
      'T-R49': 'En solo, seul le juge mis dans la pioche au début met fin aux distinctions.',
      'T-R50':
        'En solo, tu défausses les 2 cartes après tout le reste de ton tour. Au dernier tour, tu ne le fais pas.',
      'T-R53': 'Les blasons ne diffèrent que par leur aspect et par qui commence.',
      'T-R54':
        'Tu peux annuler les pas de ton tour jusqu’au dernier qui a révélé quelque chose. La fin du tour est définitive.',
      'T-R55':
        'Tant que tu pourrais encore utiliser une capacité, tu finis ton tour toi-même. Sinon il finit tout seul, sauf si la table veut une confirmation chaque fois.',
      'T-R57':
        'La Banque rend toute ouverture moins chère, même par une capacité. Les coûts imprimés, pour les distinctions, restent les mêmes.',
      'T-R58': 'L’or des capacités se paie comme celui des chantiers, aussi avec l’or de ce tour.',
      'T-R59':
        'Rien n’a pu se faire dans une manche où aucune carte n’est entrée dans la rangée, la pioche ou la défausse ni n’en est sortie, et où aucun bâtiment n’a été achevé. Une ressource déplacée par l’École ne compte pas.',
      'T-R60': 'Une carte de la rangée déjà protégée ne peut pas être protégée de nouveau.',
      'T-R61':
        'Un Corps de garde qui copie la Galerie d’art ne se compte pas lui-même comme le bâtiment de commerce de son propre tour. Pour une Auberge copiée, il compte comme tout bâtiment.',
      'T-R62':
        'Si tu nommes le type même de la Bibliothèque, elle compte double pour les juges, mais une seule fois pour un bâtiment qui donne des points par bâtiment d’un type.',
      'T-R63':
        'On regarde la pioche après chaque carte piochée et chaque rangée complétée, sinon seulement quand une action ou une capacité est entièrement faite. Entre-temps, elle peut être vide même s’il y a des cartes dans la défausse.',
    },
  },
]
