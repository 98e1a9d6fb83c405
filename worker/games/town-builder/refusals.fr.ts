/** The rules of Town Builder that tell why a move cannot be made, in French. */
export const refusals: Readonly<Record<string, string>> = {
  'T-R27':
    'Ce qui est commencé s’achève avant que rien d’autre ne commence : une capacité, un paiement, un achèvement.',
  'T5.74': 'Seules les capacités de bâtiments peuvent être copiées, jamais celles de chantiers.',
  'T7.74':
    'Copier : tu utilises la capacité de n’importe quel bâtiment de n’importe quel quartier, comme si elle était sur ta propre carte.',
  'T4.3': 'Pendant un tour, seule la personne dont c’est le tour décide.',
  'T5.3':
    'Pour chaque or, tu défausses 1 carte de ton or rangé, ou tu emploies de l’or de ce tour. On ne rend pas la monnaie et on ne paie pas à moitié.',
  'T7.8':
    'Fête : son or n’est pas une carte. Tu peux le dépenser ce tour-ci pour tout ce qui coûte de l’or, avec des cartes d’or si tu veux. Ce qui en reste est perdu.',
  'T7.85':
    'Changer de type : au décompte final, le bâtiment compte comme un autre type au lieu du sien.',
  'T6.17':
    'Au décompte final, rien n’est mélangé de nouveau, aucune distinction n’est prise, et aucune capacité de construction ni d’étoile n’est utilisée.',
  'T8.5':
    'À la fin de chaque tour, tu choisis 2 cartes qui restent dans la rangée et tu les défausses.',
  'T8.6':
    'S’il en reste moins de 2, tu défausses celles-là. Une carte protégée par le Pont ne peut pas être choisie.',
  'T4.15':
    'Tu dois faire les deux actions tant qu’il y en a une possible. S’il n’y en a pas, le reste de tes actions est perdu.',
  'T4.13':
    'À l’étape 2, tu fais 2 actions. Chacune est l’une de celles-ci : ouvrir un chantier, gagner une ressource, ranger un or.',
  'T4.16': 'Chaque action prend exactement une carte de la rangée.',
  'T7.6': 'Pont : la carte qu’il protège ne peut pas être défaussée non plus.',
  'T5.7': 'Si tu as plus de cartes d’or qu’il n’en faut, tu choisis lesquelles tu paies.',
  'T5.4': 'Si tu ne peux pas payer tout le prix en or, tu ne peux pas ouvrir la carte.',
  'T5.25': 'Seules des cartes qui donnent de l’or peuvent y aller.',
  'T5.14': 'Une carte qui ne donne que de l’or ne peut pas être prise comme ressource.',
  'T5.15': 'Ce chantier doit encore avoir besoin de la ressource.',
  'T5.21': 'Une ressource ne peut pas aller sous le chantier de quelqu’un d’autre.',
  'T5.19':
    'Sans chantier qui en ait besoin, une carte ne peut pas être prise comme ressource. Les ressources ne se gardent nulle part ailleurs.',
  'T5.61': 'C’est une en tout, non une par bâtiment.',
  'T5.10':
    'Un chantier ne vaut pas de points, ne compte pour aucune distinction ni aucun juge, et sa capacité ne peut être ni utilisée ni copiée.',
  'T5.52': 'Seule la personne qui possède un bâtiment utilise ses capacités.',
  'T5.60':
    'À chacun de tes tours, tu peux utiliser une capacité d’étoile : celle d’un de tes bâtiments ou celle de ton blason.',
  'T5.53': 'Une capacité de construction s’utilise une fois, au tour où son bâtiment a été achevé.',
  'T5.55': 'Si tu ne l’utilises pas avant la fin de ce tour, elle est perdue.',
  'T5.76': 'Une capacité que tu ne peux pas payer, ou qui ne changerait rien, n’est pas proposée.',
  'T3.8':
    'Deux distinctions sont révélées. Ce sont les seules en jeu ; aucune autre ne prend leur place.',
  'T5.48':
    'Tu ne peux avoir chaque distinction qu’une fois. Tu la gardes même si tu ne remplis plus sa condition.',
  'T8.7':
    'Les distinctions peuvent être prises jusqu’à ce que le juge de la pioche apparaisse. Le tour où il apparaît est le dernier pour les distinctions, jusqu’à sa toute fin.',
  'T5.45': 'À la fin de cette manche, la distinction est fermée pour de bon.',
  'T5.41':
    'Sa condition doit être remplie à ce moment. Les chantiers n’aident jamais, ni les capacités de la Bibliothèque et de l’Orphelinat.',
  'T7.61':
    'Défausser des cartes de la rangée : jusqu’à autant que dit. La rangée n’est pas remplie pour cela.',
  'T7.64':
    'Ranger des cartes de la rangée comme or : seulement des cartes qui donnent de l’or, jusqu’à autant que dit, sans action.',
  'T7.65':
    'Prendre une carte de la rangée : pour l’un des usages nommés, aux conditions habituelles, sans action.',
  'T7.66':
    'Prendre une carte de la défausse : n’importe laquelle, pour l’un des usages nommés. Paie d’abord ce qu’elle coûte. Une carte avec laquelle tu viens de payer ne peut pas revenir ainsi.',
  'T7.69':
    'Entrepôt : paie 1 or. Un symbole manquant d’un de tes chantiers compte dès lors comme couvert, ce qui peut l’achever. Les cartes déjà dessous doivent encore trouver chacune un symbole.',
  'T7.70':
    'Protéger une carte de la rangée : personne d’autre ne peut la prendre et personne ne peut la défausser jusqu’à ton prochain tour.',
  'T-R60': 'Une carte de la rangée déjà protégée ne peut pas être protégée de nouveau.',
  'T7.71':
    'Déplacer une ressource : d’un de tes chantiers vers un autre qui en a besoin. Cela peut l’achever.',
  'T7.72':
    'Regarder la première carte de la pioche : les autres ne la voient pas. Tu peux la défausser ou la laisser là. Les juges sont montrés à tous et sautés.',
  'T7.75':
    'Révéler pour une ressource : tu peux mettre 1 des cartes sous un de tes chantiers ; les autres sont défaussées.',
  'T7.77':
    'Faire venir un juge : tous les juges inutilisés sont montrés à tous, 1 de ton choix rejoint les juges, les autres sont retournés face cachée.',
  'T7.78':
    'Convertir un chantier : les ressources dessous sont défaussées ; puis la carte devient 1 or rangé, si elle donne de l’or, ou une ressource sous un autre de tes chantiers qui en a besoin.',
  'T7.62':
    'Remplacer des cartes de la rangée : défausse d’abord jusqu’à autant que dit, puis le même nombre vient de la pioche.',
}
