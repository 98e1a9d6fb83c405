/** The rules of My Village that tell why a move cannot be made, in French. */
export const refusals: Readonly<Record<string, string>> = {
  'M5.16':
    'Tu paies tout le prix avant que rien ne se passe. Ce que la bannière te donne ne peut pas la payer.',
  'M5.17': 'Quand un prix laisse un choix, tu choisis.',
  'M4.32':
    'Au lieu d’un bien quelconque, tu peux payer un joker : un marqueur de ta Chambre des Guildes.',
  'M-R13':
    'Quand plusieurs marqueurs pourraient payer un bien, tu choisis. Si tu ne choisis pas, le bâtiment du bien paie d’abord, puis une charrue d’un champ, un joker en dernier.',
  'M4.21':
    'Chaque case octogonale porte un marqueur. S’il n’y a pas de case libre, tu n’en reçois pas, mais tu peux quand même activer la bannière.',
  'M7.26':
    'Sur la Chambre des Quartiers et la Chambre de la Population, tu choisis la case. Sur la Chambre des Guildes, toutes les cases se valent.',
  'M-R34': 'Qui acquiert la Place de réunion doit poser la tuile « 2/12 » quelque part.',
  'M-R35':
    'La tuile peut aller à côté de chaque bannière blanche de ton village : aussi dans des quartiers inactifs, sur des clients qui attendent, à la bannière de jeu ou de l’école, et à la Place de réunion elle-même.',
  'M5.1': 'Choisis exactement deux dés. Ils ne servent plus jusqu’à la fin de la manche.',
  'M4.10':
    'Ton tour a trois étapes, dans cet ordre : tu fais une valeur de deux dés, tu l’emploies pour des bannières, et tu regardes si un villageois meurt.',
  'M5.4': 'Un dé montre de 1 à 6 : il ne va ni au-dessous, ni au-dessus, ni en rond.',
  'M-R5':
    'Des changements de dés qui s’annulent ne sont pas proposés. Chaque dé est changé une fois, par le plus court chemin, avec des pièces ou avec un marqueur.',
  'M5.5':
    'Pour chaque marqueur que tu rends de ta Place de réunion, tu peux mettre un des deux dés sur le nombre que tu veux.',
  'M5.3':
    'Pour chaque pièce payée, tu peux tourner un des deux dés de 1 vers le haut ou vers le bas. Tu peux dépenser plusieurs pièces, sur un dé ou sur les deux.',
  'M4.33':
    'À tout moment de ton tour, tu peux mettre une charrue de ta Forge sur la case libre d’un champ, sans frais.',
  'M4.34': 'Tu peux aussi y mettre un joker de ta Chambre des Guildes. C’est dès lors une charrue.',
  'M4.35':
    'Une charrue sur un champ y reste jusqu’à ce que tu la paies ; elle ne va ni plus loin ni en arrière.',
  'M5.91': 'Bannière de l’école : elle a les valeurs 3 et 11 et n’a besoin d’aucun villageois.',
  'M5.93':
    'Si seule la case de gauche est prise, mène le marqueur à la case de droite sans frais, ou paie 1 temps et mets-le sur une case de villageois vide.',
  'M5.94':
    'Si seule la case de droite est prise, paie 1 temps, mets le marqueur sur une case de villageois vide et prends 2 points d’histoire ; ou pose un nouveau marqueur à gauche, sans frais.',
  'M5.95':
    'Si les deux sont prises, paie 1 temps et mets l’un des deux marqueurs sur une case de villageois vide. Celui de droite te donne 2 points d’histoire.',
  'M-R22':
    'Tu peux déplacer des charrues entre deux étapes de ton propre tour, mais ni au milieu d’une étape ni pendant le tour d’un autre.',
  'M11.21':
    'L’Église du Salut suit une consigne : elle te demande chaque fois, n’emploie jamais de case, ou évite toute perte à partir d’un certain nombre de points d’histoire. Sans consigne, on te demande à ton tour, et au tour des autres elle évite les pertes de 2 ou plus. Tu peux en donner une à tout moment, tant que l’église a une case libre.',
  'M5.14':
    'Les bannières noires sont sur toutes les cartes exposées sauf les clients, sur la main de départ et au comptoir du marché. Elles montrent une ou deux valeurs, la plupart du temps à payer, certaines aussi des pièces ou des biens.',
  'M5.15': 'Ta valeur doit être exactement une de celles de la bannière.',
  'M4.11': 'Tu ne peux pas passer : tu dois prendre deux dés et employer leur valeur.',
  'M5.11':
    'Emploie la valeur pour l’une de ces choses : exactement une bannière noire qui la montre ; une ou plusieurs bannières blanches de ton village qui la montrent ; ou ta bannière noire « ? ».',
  'M5.12':
    'Tu ne peux pas les mêler dans un tour. Une carte acquise ce tour-ci ne peut pas être activée ce tour-ci.',
  'M5.63':
    'La bannière blanche de la Place de réunion ne peut être que la toute dernière que tu actives dans un tour.',
  'M2.9':
    'Les cartes sont limitées : ce qui a quitté les cartes exposées ne peut plus être acquis.',
  'M5.36': 'Il te faut ton abbé, et tu ne peux avoir qu’une église.',
  'M5.57':
    'Il te faut ton conseiller, et tu ne peux avoir qu’une chambre du conseil. Choisis l’une de celles qui restent.',
  'M5.59': 'Leurs bannières blanches ont aussi besoin du conseiller.',
  'M5.60': 'Il te faut ton conseiller, et tu ne peux avoir qu’une Place de réunion.',
  'M5.96':
    'Pour servir un client, il te faut ton marchand. Paie les biens montrés, retourne la carte et mets-la avec les clients servis.',
  'M5.24':
    'Sa bannière blanche, tant que l’artisan est là : pose un marqueur sur une case libre de cette carte.',
  'M5.20': 'Une carte a les mêmes valeurs des deux côtés.',
  'M5.21': 'Il te faut ton artisan, et tu ne peux avoir qu’un bâtiment de chacune des cinq sortes.',
  'M5.22': 'Choisis l’une des cartes de cette sorte qui restent.',
  'M5.28':
    'Il te faut ton voyageur. Tu voyages lettre par lettre, à partir de A ; chaque lettre une fois.',
  'M5.30': 'Qui a la carte D avec la chapelle ne peut pas aller jusqu’à E.',
  'M5.31': 'Après une carte E, ton voyage est fini.',
  'M5.37': 'Choisis l’une des églises qui restent.',
  'M5.40':
    'Église du Salut : lors d’une invasion de rats, tu peux poser un marqueur sur une de ses deux cases. Tu ne perds alors pas de points d’histoire cette fois.',
  'M5.47': 'Il te faut ton abbé et une église, et moins de six vitraux.',
  'M5.48':
    'Chaque moine est un vitrail, et l’Abbatiale en est un. Tu peux donc avoir six moines, ou cinq à côté de l’Abbatiale.',
  'M5.49': 'Tu reçois la première carte d’une des trois piles ; tu choisis la pile.',
  'M5.50':
    'Emploie d’abord le bonus du moine, une fois. Puis retourne la carte et mets-la à ton église. C’est dès lors un vitrail et rien de plus.',
  'M5.70':
    'Tu ne peux la prendre que tant que sa paume est visible ; elle change donc de main au plus une fois par manche.',
  'M5.71': 'À 3 ou 4, qui commence la manche ne peut pas la prendre.',
  'M5.72':
    'À 2, qui commence ne peut pas la prendre au premier tour de la manche, mais au second. L’autre peut la prendre à chaque tour.',
  'M5.77':
    'Choisis un à quatre clients de la rangée et mets-les dans ton quartier du marché. Tu peux aussi quitter le comptoir sans en prendre, sans frais.',
  'M5.83':
    'Les bannières blanches sont sur ton plateau de village (bannière de jeu et bannière de l’école) et sur tes ateliers, tes champs, ta chambre du conseil, ta Place de réunion et les clients qui attendent.',
  'M5.84':
    'Chaque bannière que tu actives doit montrer ta valeur, ou « ? », ou avoir la tuile « 2/12 » à côté d’elle quand ta valeur est 2 ou 12.',
  'M5.88': 'Finis une bannière avant la suivante. Ce que l’une te donne peut servir à la suivante.',
  'M5.89': 'Chaque bannière peut être activée une fois par tour.',
  'M5.92': 'Si l’école est vide, pose un marqueur sur sa case de gauche, sans frais.',
  'M5.97':
    'Elle agit avec n’importe quels dés. Tu en prends quand même deux, et tu paies les noirs. Aucune autre bannière ne peut suivre.',
  'M5.98':
    'Paie 1 temps. Puis le chef de ton village avance d’une case sur son chemin : maison principale, case de la pièce, case aux 3 points d’histoire.',
  'M5.100':
    'De la case de la pièce, il retourne à la maison principale, ou va à la case aux 3 points d’histoire : prends-les.',
  'M5.106':
    'Choisis lequel de tes villageois meurt. Les descendants à l’école ne sont pas encore des villageois.',
  'M5.110':
    'S’il ne te reste pas de villageois, tu dois aussitôt engager un journalier : pose un marqueur sur une de tes cases de villageois.',
  'M4.5':
    'On joue à tour de rôle dans le sens des aiguilles d’une montre, à partir de qui commence la manche. Chaque tour prend exactement deux dés.',
  'M5.42':
    'Église des Marchands : quand tu emploies le comptoir du marché, la première carte de la pioche des clients rejoint d’abord la rangée.',
  'M5.43':
    'Puis tu prends un client de la rangée sans frais, et si tu veux un à quatre autres au prix habituel. Ensuite la rangée est complétée à six.',
  'M5.45':
    'Église de la Mission : quand tu as payé une carte de voyage et vu sa face claire, tu peux la remettre et prendre la carte suivante de la pile. Celle-là, tu la gardes.',
}
