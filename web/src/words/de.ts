import { locales } from '../../../worker/games/kernel/language.ts'
import { de as bots } from './bots.de.ts'
import { byGame } from './by-game.ts'
import { de as company } from './company.de.ts'
import { de as door } from './door.de.ts'
import type { Texts } from './en.ts'
import type { GameTexts } from './game-texts.ts'
import { de as pace } from './pace.de.ts'
import { de as week } from './week.de.ts'

const { plural } = locales.de

/** Alles, was die Oberfläche auf Deutsch sagt. Die Spiele bringen ihre eigenen Wörter mit. */
export const de: Texts = {
  // Parts of the app that the first page shows as well; the others bring their own words.
  bots,
  company,
  door,
  pace,
  week,

  tagline: 'Dorfbau per Post',
  skip: 'Zum Inhalt springen',
  skipBoard: 'Zum Brett springen',
  loading: 'Einen Augenblick …',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  retry: 'Noch einmal versuchen',
  home: 'Zur Startseite',
  you: 'du',
  nobody: 'freier Platz',

  nav: {
    tournaments: 'Turniere',
    clubs: 'Clubs',
    ladders: 'Ranglisten',
    tournament: 'Zum Turnier',
    label: 'Hauptmenü',
    tables: 'Meine Tische',
    letters: 'Briefe',
    settings: 'Einstellungen',
    signIn: 'Anmelden',
    newTable: 'Neuer Tisch',
    study: 'Partie studieren',
    about: 'Über Dorfpost',
    next: 'Nächster Tisch',
    waiting: (count) =>
      plural(count, { one: '1 Tisch wartet auf dich', other: `${count} Tische warten auf dich` }),
    unread: (count) =>
      plural(count, { one: '1 ungelesener Brief', other: `${count} ungelesene Briefe` }),
  },

  games: byGame(
    import.meta.glob<GameTexts>('../boards/*/texts.de.ts', { eager: true, import: 'texts' }),
  ),

  players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
  seatCount: (count) => plural(count, { one: '1 Person', other: `${count} Personen` }),

  landing: {
    title: 'Baut zusammen ein Dorf, Brief für Brief.',
    lead: 'Eröffne einen Tisch, verschick den Link und zieh, wann es dir passt. Die Post sagt dir Bescheid, wenn du dran bist. Ohne Konto, ohne App.',
    start: 'Tisch eröffnen',
    how: 'So geht es',
    steps: [
      ['Ort aussuchen', 'Tisch eröffnen: zweimal tippen und ein Name.'],
      ['Link verschicken', 'Wer ihn öffnet, kann Platz nehmen.'],
      ['Per Post ziehen', 'In einer Minute oder in einer Woche. Ein Brief ruft dich zurück.'],
    ],
    games: 'Was möchtest du spielen?',
    find: 'Hast du einen Link zu einem Tisch?',
    findHint: 'Hier einfügen',
    findGo: 'Los',
    findNone: 'Dieser Link führt zu keinem Tisch hier.',
    open: 'Offene Tische',
    openHint: 'Hier dürfen alle Platz nehmen.',
    openNone: 'Gerade ist kein Tisch offen. Eröffne einen, dann setzt sich vielleicht jemand dazu.',
    welcome: (name) => `Schön, dass du da bist, ${name}.`,
    mine: 'Deine Tische',
  },

  start: {
    how: 'Wie viele seid ihr?',
    name: 'Wie sollen die anderen dich nennen?',
    nameAlone: 'Wie sollen wir dich nennen?',
    nameHint: 'Mehr brauchen wir nicht.',
    go: 'Tisch eröffnen',
    more: 'Weitere Einstellungen',
  },

  create: {
    title: 'Ein neuer Tisch',
    game: 'Spiel',
    seats: 'Personen, dich mitgezählt',
    access: 'Wer darf Platz nehmen?',
    link: 'Wer den Link hat',
    linkHint: 'Du schickst ihn deinen Leuten.',
    private: 'Wer den Link hat, ganz privat',
    privateHint: 'In einem Chat zeigt der Link nur das Spiel und deinen Namen.',
    open: 'Alle',
    openHint: 'Der Tisch steht auch unter den offenen.',
    tableTitle: 'Name des Tisches',
    tableTitleHint: 'Wenn du nichts einträgst, heißt er nach dir.',
    options: 'Einstellungen des Spiels',
    yes: 'Ja',
    no: 'Nein',
    none: 'keine',
    alone: 'allein',
    go: 'Tisch eröffnen',
  },

  guide: {
    label: 'Hilfe für die erste Partie',
    done: 'Verstanden',
    unfold: 'Lesen',
    fold: 'Einklappen',
    off: 'Keine Hinweise mehr',
    again: 'Diese Phase erklären',
  },

  filter: {
    game: 'Spiel',
    allGames: 'Alle Spiele',
    club: 'Club',
    allClubs: 'Alle Clubs',
    text: 'Titel oder Name',
    none: 'Kein beendeter Tisch passt dazu.',
    order: 'Reihenfolge',
    orders: {
      latest: 'Neueste zuerst',
      game: 'Nach Spiel',
      oldest: 'Älteste zuerst',
      place: 'Nach meinem Platz',
    },
    noneOfMine: 'Keiner deiner Tische passt dazu.',
  },

  tables: {
    title: 'Meine Tische',
    waiting: 'Warten auf dich',
    running: 'Andere sind dran',
    gathering: 'Noch nicht vollzählig',
    over: 'Zu Ende',
    archive: 'Alle beendeten Tische',
    archiveHint: 'Jeder lässt sich öffnen, Zug für Zug durchsehen und nachprüfen.',
    archiveNone: 'Von deinen Tischen ist noch keiner zu Ende.',
    files: 'Alle Ergebnisse als Datei',
    filesHint:
      'Eine Tabelle oder eine Datei für BG Stats. Eine einzelne Partie schickst du dieser App mit dem Knopf am Ende der Partie.',
    csv: 'Als CSV speichern',
    bgStats: 'Für BG Stats speichern',
    older: 'Ältere',
    further: 'Weitere',
    none: 'Du sitzt noch an keinem Tisch.',
    noneHint: 'Eröffne einen und verschick den Link oder such dir einen offenen.',
    asked: (ago) => `gefragt ${ago}`,
    lastPost: (ago) => `letzte Post ${ago}`,
    with: (names) => `mit ${names}`,
    wait: (count) =>
      plural(count, { one: 'Ein Tisch wartet auf dich', other: `${count} Tische warten auf dich` }),
    yourTurn: 'Du bist dran',
    kept: 'Dein Zug liegt auf diesem Gerät und wird von selbst abgeschickt.',
    asks: {
      time: (name) => `${name} lässt auf sich warten. Wie soll es weitergehen?`,
      gone: () => 'Jemand ist gegangen. Wie soll es weitergehen?',
      stuck: (name) => `Der Bot für ${name} kommt nicht weiter. Was nun?`,
      bot: (name) => `Soll jemand Neues den Platz von ${name} nehmen?`,
      back: (name) => `${name} möchte einen Zug zurücknehmen`,
      pause: (name) => `${name} möchte eine Pause`,
      pace: (name) => `${name} möchte ein anderes Tempo`,
      end: (name) => `${name} möchte die Partie beenden`,
    },
    free: (count) => plural(count, { one: '1 Platz frei', other: `${count} Plätze frei` }),
    talk: 'Gespräch',
    unread: (count) => `${count} ungelesen`,
    titleOf: (name) => (name ? `Tisch von ${name}` : 'Ein Tisch'),
  },

  next: {
    none: 'Nichts wartet auf dich',
    onlyOne: 'Kein anderer Tisch wartet auf dich',
    onlyOneHint: 'Nur der Tisch, von dem du kommst, wartet gerade.',
    back: 'Zurück dorthin',
    who: 'Wer bist du?',
    whoHint: 'Melde dich an, dann führt diese Seite zu dem Tisch, der am längsten auf dich wartet.',
  },

  table: {
    played: {
      title: 'Was gespielt wird',
      long: 'Dauer',
      pace: 'Tempo',
    },
    gathering: 'Der Tisch füllt sich',
    gatheringHint: (here, wanted) => `${here} von ${wanted} Plätzen sind besetzt.`,
    share: 'Lade deine Leute ein',
    shareHint: 'Wer diesen Link öffnet, kann Platz nehmen.',
    private: 'Ein privater Tisch',
    newLink: 'Seit jemand ausgeladen wurde, führt nur noch dieser neue Link an den Tisch.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    send: 'Verschicken …',
    qr: 'Der Link dieses Tisches als QR-Code',
    sit: 'Platz nehmen',
    sitAs: (name) => `Als ${name} Platz nehmen`,
    leave: 'Wieder aufstehen',
    start: 'Jetzt anfangen',
    startHint: (min) =>
      `Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind. Ab ${min} Personen kannst du es auch früher starten.`,
    waitForHost:
      'Es geht los, sobald alle Plätze besetzt sind. Wer eingeladen hat, kann auch früher anfangen.',
    host: 'lädt ein',
    present: 'schaut gerade auf den Tisch',
    points: (points) => plural(points, { one: '1 Punkt', other: `${points} Punkte` }),
    theirTurn: (names) => `Am Zug: ${names}`,
    note: (name, question) => `${name} wird gefragt: „${question}“`,
    lastCame: (ago) => `Die letzte Post kam ${ago}.`,
    spectatorHint: 'Du siehst, was alle sehen dürfen, und jeden Zug, sobald er kommt.',
    waitHint: 'Du kannst die Seite schließen. Ein Brief kommt, wenn du dran bist.',
    waitHintHere:
      'Du kannst die Seite schließen und später wiederkommen. In den Einstellungen legst du fest, wie wir dich sonst erreichen.',
    waitHintPush: 'Du kannst die Seite schließen. Dieses Gerät meldet sich, wenn du dran bist.',
    waitHintWebhook:
      'Du kannst die Seite schließen. Dein Webhook bekommt Bescheid, wenn du dran bist.',
    waitNothing: 'Außerhalb dieser Seite erfährst du noch nicht, wenn du dran bist.',
    askGo: 'Bescheid geben',
    askTurn: 'Gib mir Bescheid, wenn ich dran bin',
    askLater: 'Nicht jetzt',
    askWhere: 'Wie erreicht dich die Post?',
    askWhereHint:
      'Außerhalb dieser Seite erreicht dich noch nichts. Trag eine Adresse ein oder erlaube Mitteilungen auf diesem Gerät.',
    moves: 'Züge',
    otherMoves: 'Weitere',
    plan: 'Dein Plan',
    planEmpty: 'Wähle einen Zug. Du kannst ihn wieder zurücknehmen.',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    clear: 'Verwerfen',
    reveals: 'Sende ab, um zu sehen, was kommt.',
    complete: 'Dein Zug ist vollständig. Sende ihn ab.',
    unreachable:
      'Die Post kam nicht durch. Dein Zug ist gesichert und wird abgeschickt, sobald du wieder online bist.',
    refused: 'Der Tisch hat den Zug nicht angenommen:',
    dropped: (moves) => `Am Tisch ging es weiter. Das passt nicht mehr: ${moves}`,
    understood: 'Verstanden',
    linkedLate:
      'In diesem Brief geht es um einen früheren Zug. Am Tisch ging es weiter; so steht es jetzt.',
    linkedUnfit: 'Der Zug aus diesem Link ist hier nicht möglich.',
    log: 'Was geschah',
    since: 'Seit deinem letzten Zug',
    logEmpty: 'Noch nichts.',
    earlier: 'Vorher',
    turns: 'Züge',
    moreTurns: (turns) => plural(turns, { one: 'Noch ein Zug', other: `${turns} weitere Züge` }),
    offline: 'Du bist offline. Plane ruhig weiter; was du absendest, geht später raus.',
    lost: 'Die Leitung ist unterbrochen. Wir verbinden neu …',
    boardLost: 'Das Spielbrett ließ sich nicht laden. Bist du offline?',
    noBoard: 'Diese Seite kennt das Spiel noch nicht. Lade sie neu.',
    over: 'Das Spiel ist zu Ende',
    won: (names, several) => (several ? `${names} teilen sich den Sieg` : `${names} gewinnt`),
    youWon: 'Du gewinnst!',
    scores: 'Wertung',
    category: 'Punkte für',
    total: 'Summe',
    place: 'Platz',
    again: 'Noch eine Runde',
    verify: 'Dieses Spiel prüfen',
    verifyHint:
      'Der Zufall war vor dem ersten Zug versiegelt. Spiel das ganze Spiel in deinem Browser nach und prüfe, dass nichts verändert wurde.',
    verifying: 'Wird nachgespielt …',
    verified: (turns) =>
      `Alles passt: Das Siegel ist heil, und ${turns} Züge führen genau hierher.`,
    sealBroken: 'Das Siegel passt nicht zum Startwert dieses Spiels.',
    endDiffers: 'Das Nachspielen endet anders, als der Tisch es zeigt.',
    versionDiffers: 'Diese Partie wurde nach einem anderen Stand der Regeln gespielt.',
    proof: 'Siegel und Startwert',
    commitment: 'Siegel des Zufalls (SHA-256)',
    seed: 'Startwert',
    board: 'Spielbrett',
  },

  letters: {
    title: 'Briefe',
    none: 'Dein Briefkasten ist leer.',
    noneHint: 'Wenn ein Tisch auf dich wartet, landet hier ein Brief.',
    unread: 'ungelesen',
    allRead: 'Alle als gelesen markieren',
    toTable: 'Zum Tisch',
    kept: 'Briefe bleiben drei Monate hier liegen; was geschehen ist, steht für immer am Tisch.',
  },

  settings: {
    title: 'Einstellungen',
    you: 'Du',
    name: 'Name',
    language: 'Sprache',
    theme: 'Darstellung',
    system: 'Wie auf meinem Gerät',
    light: 'Tag',
    dark: 'Nacht',
    cardPeople: 'Start-Personen in Villagers sind',
    women: 'Frauen',
    men: 'Männer',
    mail: 'Briefe per E-Mail',
    listed: 'Meinen Namen in Ranglisten und Bestenlisten zeigen',
    listedHint:
      'Ohne Haken nennt dich keine Rangliste und keine Bestenliste, und andere sehen deine Wertungen nicht. An gewerteten Tischen kannst du trotzdem spielen.',
    secrets: 'Briefe dürfen zeigen, was nur ich sehen darf',
    secretsHint:
      'Etwa die Karten auf meiner Hand. Ohne Haken zeigen Briefe nur, was alle sehen dürfen; so kannst du sie weitergeben.',
    pictures: 'Bilder in Briefen',
    picturesHint: 'Ein Brief zeigt den Tisch, wie du ihn siehst, und sagt es auch in Worten.',
    mailHint: 'Worum es darin geht, wählst du unten. Ohne Haken kommt keiner.',
    mailNeedsAddress: 'Trag erst eine Adresse ein.',
    email: 'E-Mail',
    emailNone:
      'Noch keine Adresse. Mit einer bekommst du Briefe und findest deine Tische auf jedem Gerät wieder.',
    add: 'Adresse eintragen',
    account: 'Konto',
    signOut: 'Abmelden',
    guestWarning:
      'Du bist als Gast hier: Nach dem Abmelden bringt dich nur deine Platzkarte oder ein Passkey an deine Tische zurück. Überall abmelden beendet auch diese.',
    everywhere: 'Überall abmelden',
    everywhereText:
      'Das beendet jede Anmeldung, auch diese, und mit ihr Passkeys, Platzkarte, Brief-Links, Push, Webhook und Kalender.',
    everywhereBack:
      'Mit deiner Adresse kommst du wieder hinein und richtest neu ein, was du willst.',
    everywhereLost:
      'Als Gast hast du dann keinen Weg mehr an deine Tische. Trag erst deine Adresse ein, wenn du sie behalten willst.',
    data: 'Meine Daten herunterladen',
    delete: 'Mein Konto löschen',
    deleteTitle: 'Dein Konto löschen?',
    deleteText:
      'Name, Adresse und Briefe werden sofort gelöscht. In laufenden Spielen bleibt dein Platz, ohne Namen. Nur Briefe bei anderen nennen dich noch. Das ist endgültig.',
    deleteGo: 'Endgültig löschen',
    none: 'Hier ist noch nichts einzustellen: Nach deinem Namen fragen wir, wenn du zum ersten Mal Platz nimmst.',
  },

  signIn: {
    title: 'Anmelden',
    lead: 'Wir schicken dir einen Brief mit einem Link und einem Code. Kein Passwort.',
    email: 'E-Mail-Adresse',
    send: 'Brief schicken',
    sentTitle: 'Der Brief ist unterwegs',
    sent: (email) => `Öffne den Link im Brief an ${email} oder gib hier den Code ein.`,
    code: 'Code (6 Ziffern)',
    go: 'Anmelden',
    other: 'Andere Adresse',
    linkTitle: 'Ein Knopfdruck fehlt noch',
    linkAs: (email, name) =>
      name === null
        ? `Dieser Link meldet dich auf diesem Gerät mit der Adresse ${email} an.`
        : `Dieser Link meldet dich auf diesem Gerät als ${name} an (${email}).`,
    along: (name, tables) =>
      tables === 0
        ? `Alles von Gast ${name} kommt mit.`
        : `Alles von Gast ${name} kommt mit, auch ${plural(tables, { one: 'ein Tisch', other: `${tables} Tische` })}.`,
    take: (name, tables) =>
      `Gast ${name} mitnehmen (${plural(tables, { one: 'ein Tisch', other: `${tables} Tische` })})`,
    takeHere:
      'So heißt du in diesem Browser. Setz den Haken nur, wenn die Adresse oben deine ist: Das ist endgültig. Sonst bleibt der Gast hier.',
    takeAsked:
      'Dieser Gast hat den Brief in einem anderen Browser angefordert. Setz den Haken nur, wenn du das warst: Das lässt sich nicht rückgängig machen.',
    linkGo: 'Anmelden',
    linkNone: 'Dieser Link ist nicht vollständig. Lass dir einen neuen Brief schicken.',
    again: 'Neuen Brief schicken lassen',
  },

  unsubscribe: {
    title: 'Keine Briefe mehr per E-Mail?',
    text: 'Dein Briefkasten hier bleibt. E-Mails kannst du in den Einstellungen wieder einschalten.',
    go: 'E-Mails abstellen',
    done: 'Erledigt. Keine E-Mails mehr.',
    none: 'Dieser Link ist nicht vollständig.',
    span: 'Wie lange',
    spans: { 1: 'einen Tag', 7: 'eine Woche', 28: 'vier Wochen', ever: 'für immer (nur E-Mails)' },
    ofTable: {
      title: 'Eine Weile keine Briefe von diesem Tisch?',
      text: 'Sie landen weiter in deinem Briefkasten hier. Deine Uhr am Tisch läuft weiter.',
      go: 'Tisch stumm schalten',
      until: (day) => `Erledigt. Der Tisch ist still bis ${day}.`,
    },
    ofBots: {
      title: 'Keine Briefe mehr von diesem Tisch?',
      text: 'Du spielst dort gegen Bots. Am Tisch kannst du Briefe wieder einschalten.',
      go: 'Diese Briefe abstellen',
      done: 'Erledigt. Keine Briefe mehr von diesem Tisch.',
    },
    ofKind: {
      title: 'Eine Weile keine Briefe dieser Art?',
      text: 'Sie landen weiter in deinem Briefkasten hier. In den Einstellungen kannst du das beenden.',
      go: 'Diese Briefe stumm schalten',
      until: (day) => `Erledigt. Briefe dieser Art bleiben im Briefkasten bis ${day}.`,
      forGood: 'Erledigt. Keine Briefe dieser Art mehr per E-Mail.',
    },
  },

  about: {
    title: 'Über Dorfpost',
    lead: 'Dorfpost ist eine Poststube für Brettspiele rund ums Dorf: Leute in verschiedenen Zeitzonen teilen den Link eines Tisches und ziehen, wann es ihnen passt.',
    fair: 'Faires Spiel',
    fairText:
      'Aller Zufall eines Spiels kommt aus einem geheimen Startwert. Sein Fingerabdruck steht von Anfang an da, der Wert selbst am Ende. So können alle das ganze Spiel nachspielen und prüfen. Was du nicht wissen darfst, kommt nie in deinen Browser.',
    rights: 'Unabhängig',
    rightsText:
      'Dorfpost ist ein Projekt von Leuten, die diese Spiele mögen. Mit den Autorinnen, Autoren und Verlagen hat es nichts zu tun, und von ihren Texten und Bildern steckt nichts darin. Wenn dir ein Spiel gefällt, kauf es dir.',
    values: 'Zu den Werten der Karten',
    valuesText:
      'Wo ein Wert nicht öffentlich zu finden war, haben wir ihn ergänzt; solche Werte sind in unseren Daten als rekonstruiert gekennzeichnet. Ein Tisch hier kann deshalb von der Schachtel abweichen.',
    games: 'Die Spiele',
    pictures: 'Bilder',
    picturesText:
      'Die Bilder stammen von Lorc, Delapouite und den anderen, die zu game-icons.net beitragen, und stehen unter der Lizenz Creative Commons Namensnennung 3.0; wir haben ihre Farben geändert und ihre Umrisse gerundet. Siegel, Kartenzeichen und Posthorn sind von uns.',
    type: 'Schriften',
    typeText:
      'Vollkorn von Friedrich Althausen, Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), Courier Prime von Alan Dague-Greene; alle unter der SIL Open Font License 1.1.',
    privacy: 'Was wir aufbewahren',
    privacyText:
      'Deinen Namen, deine E-Mail-Adresse, wenn du eine angibst, deine Tische und Briefe. Keine Nachverfolgung, keine Skripte Dritter. In den Einstellungen kannst du deine Daten mitnehmen oder löschen.',
  },

  postcard: {
    make: 'Postkarte',
    title: (name, home) => `Gruss aus ${name}${/[sxzß]$/i.test(name) ? '’' : 's'} ${home}`,
    place: (place, of) => `Platz ${place} von ${of}`,
    mark: (place) => `${place}. Platz`,
    growing: 'im Bau',
    share: 'Verschicken …',
    keep: 'Herunterladen',
    close: 'Schließen',
  },

  missing: {
    title: 'Zurück an den Absender',
    text: 'Unter dieser Adresse wohnt niemand. Vielleicht wurde der Link unterwegs abgeschnitten?',
    tables: 'Zu meinen Tischen',
    places: 'Zu den vier Orten',
    seat: 'Gehört dir dort ein Platz? Öffne den Link zu deinem Platz oder bitte am Tisch um einen neuen.',
  },

  crash: {
    title: 'Da ist etwas aus dem Regal gefallen',
    text: 'Das liegt an uns. Deine Tische und dein Plan sind sicher.',
    reload: 'Seite neu laden',
  },

  noCookies:
    'Dein Browser behält keine Cookies dieser Seite, darum erkennt dich hier niemand wieder. Erlaube sie und versuch es noch einmal.',
  unreachable: 'Die Poststube ist nicht erreichbar. Bist du offline?',
  problems: {
    'bad-request': 'Etwas in diesem Formular stimmt nicht.',
    'illegal-move': 'Das erlauben die Regeln nicht.',
    'stale-plan': 'Dein Plan hat sich inzwischen geändert.',
    'stale-revision': 'Am Tisch ging es inzwischen weiter.',
    'turn-mismatch': 'Dieser Zug wurde schon anders abgeschickt.',
    'not-signed-in': 'Dafür brauchst du einen Namen. Melde dich an oder nimm als Gast Platz.',
    'wrong-origin': 'Diese Anfrage kam von einer anderen Seite.',
    'not-your-seat': 'Du sitzt nicht an diesem Tisch.',
    'not-the-host': 'Das darf nur, wer eingeladen hat.',
    'needs-address':
      'Briefe an Adressen kannst du schicken, sobald deine eigene Adresse bestätigt ist.',
    'no-recovery': 'Hier ist kein früherer Stand gespeichert.',
    'not-the-operator': 'Das darf nur, wer diese Seite betreibt.',
    'members-only': 'An diesem Tisch sitzen nur Mitglieder eines Clubs. Tritt zuerst dem Club bei.',
    'not-in-this-club': 'Das darfst du in diesem Club nicht.',
    'club-closed': 'Dieser Club nimmt neue Mitglieder nur auf Einladung auf.',
    'too-many-lookouts':
      'Du hältst schon nach fünf Arten von Tischen Ausschau. Beende zuerst eine davon.',
    'club-full': 'Dieser Club ist voll, oder du bist schon in so vielen Clubs wie möglich.',
    'not-in-this-tournament': 'Das darfst du in diesem Turnier nicht.',
    'tournament-phase': 'Das Turnier ist schon weiter, oder noch nicht so weit.',
    'tournament-full': 'Die Warteliste dieses Turniers ist voll.',
    sealed:
      'Diese Partie ist versiegelt: Wie sie gespielt wurde, zeigt sich, sobald dein eigener Versuch oder die Woche vorbei ist.',
    'seats-kept': 'Die freien Plätze hier sind für andere vorgesehen.',
    'not-found': 'Hier ist nichts.',
    'seat-taken': 'Alle Plätze sind besetzt.',
    'already-seated': 'Du sitzt schon an diesem Tisch.',
    'already-started': 'Das Spiel hat schon begonnen.',
    'not-started': 'Das Spiel hat noch nicht begonnen.',
    'not-over': 'Das Spiel ist noch nicht zu Ende.',
    removed: 'Du wurdest von diesem Tisch ausgeladen.',
    'link-changed':
      'Dieser private Tisch hat einen neuen Link. Lass ihn dir von jemandem dort geben, oder melde dich an, wenn du selbst mitspielst.',
    'too-many-here': 'Für so wenige Plätze sitzen hier zu viele.',
    'nothing-to-take-back':
      'Dieser Zug lässt sich nicht mehr zurücknehmen: Jemand hat seither gespielt, oder der Wunsch gilt nicht mehr.',
    'too-few-players': 'Zum Anfangen seid ihr noch zu wenige.',
    'already-over': 'Die Partie ist zu Ende.',
    'seat-kept':
      'Wer hier saß, kann wiederkommen: Eine Woche lang genügt eine Stimme allein nicht, um den Platz zu vergeben.',
    'nothing-to-decide': 'Über diesen Platz gibt es nichts mehr zu entscheiden.',
    'not-your-vote': 'Das entscheidest nicht du.',
    'seat-free': 'Hier ist ein Platz frei: Setz dich gleich hin.',
    'seat-in-use':
      'Einen neuen Link zum Platz bekommt nur ein Gast, der eine Woche lang nicht da war.',
    'rated-table': 'An gewerteten Tischen und in Turnieren gibt es keine neuen Links zu Plätzen.',
    'line-full': 'Die Warteliste ist voll.',
    'seat-closed': 'Dieser Platz ist nicht mehr frei.',
    'too-many': 'Das war zu oft hintereinander. Warte ein wenig und versuch es dann noch einmal.',
    'away-overlaps': 'Einige dieser Tage sind schon eingetragen.',
    'away-spent': 'Das wären zu viele freie Tage im Jahr.',
    'not-awaited': 'Auf diese Person wartet der Tisch nicht.',
    'too-soon': 'Diese Person wurde gerade erst gefragt oder ist erst seit Kurzem dran.',
    'webhook-refused': 'Der Webhook hat die Nachricht nicht angenommen. Prüfe seine Adresse.',
    'link-expired': 'Dieser Link oder Code gilt nicht mehr. Lass dir einen neuen Brief schicken.',
    'pass-over': 'Der Link dieses Briefes gilt nicht mehr: Er wurde benutzt oder ist zu alt.',
    'only-this-table':
      'Der Link eines Briefes führt nur an seinen eigenen Tisch. Melde dich für alles andere an.',
    'card-over':
      'Diese Platzkarte gilt nicht mehr. Vielleicht gibt es eine neuere; oder bitte am Tisch um einen neuen Link.',
    'account-kept': 'Dieses Konto hat inzwischen eine E-Mail-Adresse. Melde dich damit an.',
    'table-there': 'Einen Tisch mit dieser Nummer gibt es hier schon.',
    'file-refused': 'In dieser Datei ist kein Tisch, der hier weitergehen kann.',
    'moment-refused':
      'Von dieser Datei aus kann hier kein Tisch weiterspielen: Sie wurde geändert, kommt von anderswo, oder die Partie war bei diesem Zug zu Ende.',
    busy: 'Die Poststube hat gerade zu viel zu tun. Versuch es gleich noch einmal.',
    banned:
      'Dieses Konto oder Netz wurde hier ausgeschlossen. Falls das ein Irrtum ist, schreib an die, die diese Seite betreiben.',
    'device-full': 'Auf diesem Gerät sind schon vier Leute angemeldet. Melde erst jemanden ab.',
    'passkey-refused': 'Dieser Passkey passt nicht, oder er wurde hier entfernt.',
    'wrong-code': 'Das ist nicht der Code. Sieh noch einmal in den Brief.',
    'mail-failed':
      'Der Brief ließ sich nicht verschicken. Prüf die Adresse oder versuch es später noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  },
}
