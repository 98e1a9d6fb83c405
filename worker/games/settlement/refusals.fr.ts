/** The rules of Settlement that tell why a move cannot be made, in French. */
export const refusals: Readonly<Record<string, string>> = {
  'S-R48': 'Ce qui est commencé se décide d’abord : ni héros ni autre action entre-temps.',
  'S-R47':
    'Tu peux échanger à ton tour, entre deux bâtiments d’une rue, et avant d’utiliser un bâtiment avec le Sablier ; pas tant qu’un terrain pioché attend sa case, ni tant que le Masque attend ta décision.',
  'S5.68':
    'Pas d’échange pendant le tour d’un autre, pendant le choix des artefacts, ni après avoir passé.',
  'S3.9':
    'Ensuite chacun prend un artefact : d’abord la personne à droite de celle qui commence, puis en sens inverse des aiguilles d’une montre. Qui commence choisit en dernier.',
  'S5.83': 'Pendant ces étapes et après elles, tu ne peux pas échanger.',
  'S5.91':
    'En troisième lieu, tu prends un artefact de la rangée, puis tu y remets l’ancien. Tu ne peux pas garder le même.',
  'S5.92': 'Tu choisis parmi les trois qui sont là avant que le tien n’y revienne.',
  'S5.3': 'Sans assez de colons, pas d’action. Aucun échange ne donne de colons.',
  'S5.17':
    'Quand les neuf cases sont bâties, tu ne peux plus construire. Un bâtiment n’est jamais déplacé, remplacé ni retiré.',
  'S5.15':
    'Il te faut 1 colon, une case libre pour le bâtiment, et sur le marché un bâtiment dont tu as le prix. Échange d’abord : le prix exact doit être dans ta réserve.',
  'S5.16':
    'Choisis une case du marché, paie, et pose le bâtiment du dessus sur une case libre de n’importe quelle rue.',
  'S5.62': '2 ressources simples quelconques deviennent 1 ressource simple de ton choix.',
  'S5.63': '1 bois, 1 argile et 1 pierre deviennent 1 diamant.',
  'S5.64': '2 diamants deviennent 1 or.',
  'S5.65': '1 or devient 1 ressource simple de ton choix.',
  'S7.13':
    'Miroir des métamorphoses : tu peux échanger 1 ressource simple contre 1 ressource simple de ton choix, aussi souvent que tu veux.',
  'S5.66':
    'Tu peux échanger à son tour ce que tu as reçu : ainsi 2 diamants deviennent 1 ressource simple de ton choix.',
  'S5.67':
    'Il n’y a pas d’autre taux : aucun de l’or vers les diamants, et aucun qui fasse un diamant de moins de trois ressources simples différentes.',
  'S5.20': 'Choisis une région et place 1, 2 ou 3 colons pour la région I, II ou III.',
  'S5.21': 'Ton premier terrain vient de la région I et va sur une de ses trois cases.',
  'S5.22':
    'Chaque terrain suivant doit toucher un terrain que tu as exploré, aussi dans la région I. Sans une telle case libre, tu ne peux pas explorer cette région.',
  'S5.73': 'Le prix se paie exactement ; ce qui te manque, échange-le d’abord.',
  'S5.70':
    'Une fois par tour, avant ou après ton action, tu peux inviter un héros de la rangée. Il ne faut pas de colon.',
  'S4.2':
    'Dans une manche, on joue à tour de rôle dans le sens des aiguilles d’une montre, à partir de qui avait le marqueur de départ au début de la manche, jusqu’à ce que tous aient passé. Qui a passé ne joue plus.',
  'S5.32':
    'Choisis un monstre sur un de tes terrains et place 1 colon pour un vert, 2 pour un jaune, 3 pour un bleu, 4 pour un rouge.',
  'S5.36':
    'Bâtir un avant-poste prend 1 colon et aucune ressource. Il te faut un terrain sans monstre ni avant-poste.',
  'S5.37': 'Chaque terrain porte au plus un avant-poste, et les avant-postes restent pour de bon.',
  'S5.31':
    'Un terrain avec un monstre compte comme exploré, mais il ne donne rien et ne peut recevoir d’avant-poste.',
  'S5.55': 'Chaque avant-poste peut être activé une fois par manche, chacun par sa propre action.',
  'S5.53': 'Activer un avant-poste : place 1 colon sur un de tes avant-postes qui n’en a pas.',
  'S5.85':
    'Pour chaque avant-poste, tu gardes 1 ressource simple quelconque ; tu choisis laquelle.',
  'S5.39':
    'Place 1 colon sur la région I, II ou III. Elle ne doit pas avoir été activée dans cette manche.',
  'S-R30':
    'Avec l’Étoile du berger ou la Clé du savoir, la seconde activation est l’action d’un tour suivant, avec son propre colon. Une seule région ou rue en a une seconde dans la manche, et aucune une troisième.',
  'S5.44': 'Chaque région une fois par manche, sauf avec l’Étoile du berger.',
  'S-R20':
    'Le Parchemin de fortune ajoute une ressource d’un terrain quelconque de la région, même avec un monstre : elle vient de la réserve générale. Elle arrive avec les autres, avant les contrôles, et n’en cause pas elle-même.',
  'S5.50': 'Chaque rue une fois par manche, sauf avec la Clé du savoir.',
  'S5.46': 'Tu peux utiliser chaque bâtiment de la rue une fois, dans l’ordre de ton choix.',
  'S5.49':
    'Ce que tu ne peux pas payer, tu ne peux pas l’utiliser ; mais tu peux d’abord l’échanger, ou le gagner avec un autre bâtiment.',
  'S7.33':
    'Un bâtiment s’utilise au plus une fois par activation, avec exactement les quantités imprimées.',
  'S4.3':
    'À ton tour, tu fais au plus une action et tu invites au plus un héros, dans l’ordre que tu veux, mais pas de héros au milieu d’une action.',
  'S-R26':
    'Les colons normaux sont placés d’abord. Si tu veux autre chose, dis avant l’action combien de colons bonus tu prends.',
  'S11.18':
    'Tu finis toi-même ton tour, une fois une action faite ou un héros invité. En solitaire ce n’est pas nécessaire : l’action suivante finit le tour précédent.',
  'S4.4':
    'Un tour contient une action ou un héros, ou les deux. Si tu ne fais ni l’un ni l’autre, tu dois passer.',
  'S11.2':
    'À ton tour, tu peux échanger, faire une action, inviter un héros, finir le tour ou passer.',
}
