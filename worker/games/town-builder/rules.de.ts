import type { RulesChapter } from '../kernel/rules.ts'

/** The rules to be read, in German. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Die Wörter des Spiels',
    rules: {
      'T1.1':
        'Jede der 60 Stadtkarten lässt sich auf drei Arten verwenden: als Fundament, das zum Gebäude wird, als Rohstoff oder als Gold.',
      'T1.2': 'Die Kartenreihe ist die offene Auslage, meist 5 Stadtkarten.',
      'T1.3': 'Der Stapel ist der verdeckte Nachziehstapel.',
      'T1.4': 'Der Ablagestapel liegt offen, und alle dürfen jederzeit darin blättern.',
      'T1.5': 'Dein Stadtteil ist alles, was vor dir liegt.',
      'T1.6':
        'Dein Spielerwappen ist dein Erkennungszeichen. Es hat eine Sternfähigkeit und zeigt, wo dein Gold lagert.',
      'T1.7':
        'Ein Fundament ist ein noch nicht gebautes Gebäude. Es liegt quer in deinem Stadtteil.',
      'T1.8':
        'Ein Gebäude ist ein fertiggestelltes Fundament. Es steht aufrecht in deinem Stadtteil. Wo diese Regeln Gebäude sagen, meinen sie nie ein Fundament.',
      'T1.9': 'Die Goldkosten einer Karte zahlst du, wenn du ihr Fundament beginnst.',
      'T1.10':
        'Die Rohstoffkosten einer Karte sind ihre Rohstoffsymbole. Sie werden belegt, nachdem das Fundament begonnen ist.',
      'T1.11':
        'Die Gebäudekosten einer Karte sind ihre Goldkosten und ihre Rohstoffkosten zusammen.',
      'T1.12': 'Es gibt drei Rohstoffe: Stein, Holz und Stroh.',
      'T1.13': 'Gold ist Geld. Es ist kein Rohstoff.',
      'T1.14': 'Dein Goldlager sind die Karten unter deinem Wappen. Jede davon ist 1 Gold.',
      'T1.15': 'Der untere Teil einer Karte zeigt, was sie als Rohstoff oder Gold bringt.',
      'T1.16':
        'Jedes Gebäude gehört zu einer von fünf Arten: Handel, Sozialwesen, Wohnen, Kultur oder Militär.',
      'T1.17': 'Ein Juror wird am Ende gewertet, für die meisten Gebäude einer Art.',
      'T1.18': 'Die Jurorenreihe sind die offenen Juroren über der Kartenreihe.',
      'T1.19':
        'Eine Auszeichnung nimmt sich während des Spiels, wer ihre Bedingung erfüllt. Wer sie als Erstes nimmt, bekommt die Karte.',
      'T1.20':
        'Die ungenutzten Juroren und die ungenutzten Auszeichnungen liegen verdeckt beiseite, jede Sorte für sich.',
      'T1.21':
        'Eine Karte zeigt an, wie oft neu gemischt wurde. Am Ende bekommt sie, wer gewinnt: als Besten Stadtteil.',
      'T1.22':
        'Eine Baufähigkeit nutzt du einmal, in dem Zug, in dem ihr Gebäude fertiggestellt wird.',
      'T1.23':
        'Eine Sternfähigkeit lässt sich immer wieder nutzen, aber in jedem deiner Züge nutzt du nur eine einzige.',
      'T1.24': 'Eine Fähigkeit für die Schlusswertung zählt erst am Ende.',
      'T1.25':
        'Nur die Bank hat eine Fähigkeit für die Reihe: Sie wirkt, solange die Karte in der Kartenreihe liegt.',
      'T1.26':
        'Es gibt genau drei Aktionen: ein Fundament beginnen, einen Rohstoff nehmen, ein Gold lagern. Fähigkeiten zu nutzen, Gebäude fertigzustellen und Auszeichnungen zu nehmen sind keine Aktionen.',
      'T1.27': 'In einer Runde sind alle einmal am Zug, angefangen beim Startspieler.',
      'T1.28': 'Der Startspieler bleibt es das ganze Spiel.',
      'T1.29':
        'Neu gemischt wird, wenn der Ablagestapel zum neuen Stapel wird. Das Mischen vor dem Spiel zählt nicht dazu.',
      'T1.30': 'Eine abgeworfene Karte kommt offen auf den Ablagestapel.',
      'T1.31': 'Die Schlusswertung folgt auf die letzte Runde.',
      'T1.32': 'Punkte entscheiden über den Sieg.',
    },
  },
  {
    title: 'Die Karten',
    rules: {
      'T2.1':
        'Es gibt 60 Stadtkarten: 14 zum Handel, 12 zum Sozialwesen, 12 zum Wohnen, 11 zur Kultur und 11 zum Militär.',
      'T2.2': 'Es gibt 8 Auszeichnungen, jede mit einer Bedingung und ihren Punkten.',
      'T2.3':
        'Es gibt 6 Juroren, jeder mit einer bevorzugten Gebäudeart und seinen Punkten. Zwei davon bevorzugen den Handel.',
      'T2.4': 'Es gibt 4 Wappen. Eines davon macht zum Startspieler.',
      'T2.5': 'Eine weitere Karte ist zugleich Mischmarker und Bester Stadtteil.',
      'T2.6':
        'Es gibt keine Marker für Gold und Rohstoffe: Jedes gelagerte Gold und jeder Rohstoff ist eine Stadtkarte. Nur das Gold des Festes ist eine Ausnahme.',
      'T2.7':
        'Eine Stadtkarte zeigt Name, Art, Punkte, Goldkosten, Rohstoffkosten, was sie bringt, und höchstens eine Fähigkeit.',
      'T2.8':
        'Gold ist kein Rohstoff: Wo von Rohstoffen die Rede ist, wird nie Gold gegeben, gezählt, bezahlt oder genommen.',
      'T2.9':
        'Wo eine Auszeichnung von Gebäudekosten spricht, meint sie Goldkosten und Rohstoffkosten zusammen.',
      'T2.10':
        'Eine Karte bringt einen Rohstoff, einen von zwei Rohstoffen, Gold, oder Gold oder einen Rohstoff. Davon nutzt du eines, nie mehreres.',
      'T2.11': 'Eine Karte bringt höchstens eines: 1 Gold oder 1 Rohstoff.',
      'T2.12':
        'Eine Karte ist Gold, solange sie unter einem Wappen liegt, und Rohstoff, solange sie unter einem Fundament liegt.',
      'T2.13':
        'Solange eine Karte Gold oder Rohstoff ist, bedeuten Name, Art, Punkte, Kosten und Fähigkeit nichts.',
      'T2.14':
        'Die Spielregel druckt die Karten nicht ab. Was nicht darin steht, ist hier rekonstruiert und auf jeder Karte so gekennzeichnet.',
    },
  },
  {
    title: 'Vorbereitung',
    rules: {
      'T3.1': 'Die 60 Stadtkarten werden zum Stapel gemischt.',
      'T3.2':
        'Die obersten 5 Stadtkarten bilden die Kartenreihe, bevor ein Juror in den Stapel kommt. Die erste Reihe zeigt also nie einen Juror.',
      'T3.4': '3 der 6 Juroren werden ungesehen gezogen.',
      'T3.5': 'Zu zweit liegen 2 dieser Juroren offen, und 1 steckt etwa in der Mitte des Stapels.',
      'T3.6':
        'Zu dritt oder viert liegt 1 Juror offen, 1 steckt etwa in der Mitte des Stapels, und 1 liegt ganz unten.',
      'T3.7': 'Allein ist es wie zu zweit, aber der Platz des Jurors im Stapel ist bekannt.',
      'T3.8': 'Zwei Auszeichnungen werden aufgedeckt. Nur sie sind im Spiel; es rücken keine nach.',
      'T3.9':
        'Die übrigen Juroren und Auszeichnungen liegen verdeckt beiseite. Sie werden vielleicht als Ersatz oder für eine Fähigkeit gebraucht.',
      'T3.10': 'Alle bekommen zufällig ein Wappen, darunter das des Startspielers.',
      'T3.11': 'Wer es bekommt, ist Startspieler. Es geht im Uhrzeigersinn.',
      'T3.12': 'Du beginnst mit leerem Stadtteil: ohne Fundament, ohne Gebäude, ohne Gold.',
      'T3.13':
        'Aller Zufall des Spiels kommt aus einer Quelle, die vor dem ersten Zug versiegelt wird.',
    },
  },
  {
    title: 'Der Zug',
    rules: {
      'T4.0':
        'Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen Gebäude, Fähigkeiten für die Schlusswertung, Auszeichnungen und Juroren.',
      'T4.1': 'Der Startspieler beginnt. Dann geht es im Uhrzeigersinn bis zum Ende des Spiels.',
      'T4.2':
        'Ein Zug hat zwei Schritte: Erst wird die Reihe aufgefüllt, dann führst du 2 Aktionen aus.',
      'T4.3': 'In einem Zug entscheidet nur, wer am Zug ist.',
      'T4.4': 'Hat die Reihe weniger als 5 Stadtkarten, wird sie vom Stapel auf 5 aufgefüllt.',
      'T4.5': 'Hat die Reihe 5 oder mehr Karten, wird nichts gezogen, und nichts kommt weg.',
      'T4.6':
        'Ein Juror, der beim Auffüllen gezogen wird, kommt in die Jurorenreihe. Er nimmt keinen Platz in der Kartenreihe ein, und es wird weitergezogen.',
      'T4.7': 'Bei einem Auffüllen können mehrere Juroren auftauchen.',
      'T4.8':
        'Geht der Stapel beim Auffüllen aus, wird der Ablagestapel neu gemischt und weiter aufgefüllt.',
      'T4.9':
        'Das Auffüllen gehört zu dem Zug, den es eröffnet, ebenso ein Neumischen dabei. Du siehst deine aufgefüllte Reihe, sobald der Zug vor dir zu Ende ist.',
      'T4.10': 'Im ersten Zug des Spiels ist die Reihe schon voll.',
      'T4.11': 'Sind Stapel und Ablagestapel leer, bleibt die Reihe kürzer.',
      'T4.12':
        'Was du aus der Reihe nimmst, wird in deinem Zug nicht ersetzt, außer eine Fähigkeit bringt Karten dazu.',
      'T4.13':
        'Im zweiten Schritt führst du 2 Aktionen aus. Jede ist eine von diesen: ein Fundament beginnen, einen Rohstoff nehmen, ein Gold lagern.',
      'T4.14':
        'Die beiden Aktionen dürfen gleich oder verschieden sein, in beliebiger Reihenfolge.',
      'T4.15':
        'Du musst beide Aktionen ausführen, solange eine möglich ist. Gibt es keine, verfallen die übrigen.',
      'T4.16': 'Jede Aktion nimmt genau eine Karte aus der Reihe.',
      'T4.17':
        'Vor, zwischen und nach deinen Aktionen darfst du eine Sternfähigkeit nutzen, jede offene Baufähigkeit einmal nutzen und Auszeichnungen nehmen, aber nicht mitten in etwas anderem.',
      'T4.18':
        'Was deine erste Aktion gebracht hat, kannst du sofort für die zweite und für Fähigkeiten nutzen.',
      'T4.19':
        'Dein Zug endet, wenn beide Aktionen ausgeführt oder verfallen sind und du ihn beendest, oder von selbst, wenn dir nichts mehr zu tun bleibt. Ungenutzte Fähigkeiten und Gold dieses Zuges verfallen.',
      'T4.20':
        'Ist der Stapel in einem Zug leer, wird der Ablagestapel sofort gemischt und zum neuen Stapel.',
      'T4.21':
        'Das gilt auch, wenn die letzte Karte gerade die Reihe gefüllt hat: Das Neumischen gehört zu diesem Zug, nicht zum nächsten Ziehen.',
      'T4.22':
        'Während du durch eine Fähigkeit mehrere Karten ansiehst oder aufdeckst, wird nicht gemischt. Du siehst nur so viele Karten, wie da sind.',
      'T4.23': 'Ist der Stapel leer, wenn so eine Fähigkeit abgeschlossen ist, wird dann gemischt.',
      'T4.24': 'Jedes Neumischen zählt, auch mehrere in einem Zug.',
      'T4.25':
        'Gemischt wird nur der Ablagestapel. Was in der Reihe, in Stadtteilen, bei Juroren und Auszeichnungen liegt, bleibt.',
      'T4.26': 'Nach einem Neumischen sind keine Juroren im Stapel.',
      'T4.27':
        'Ein Stapel, in dem nur noch der unterste Juror liegt, ist nicht leer: Gemischt wird erst, wenn dieser Juror gezogen ist.',
      'T4.28':
        'Ist auch der Ablagestapel leer, wird nicht gemischt und nichts gezählt. Nach jedem weiteren Schritt wird wieder nachgesehen.',
      'T4.29': 'Das Spielbrett zeigt, wie oft neu gemischt wurde.',
    },
  },
  {
    title: 'Ein Fundament beginnen',
    rules: {
      'T5.1': 'Nimm 1 Karte aus der Reihe und lege sie quer als Fundament in deinen Stadtteil.',
      'T5.2': 'Hat die Karte Goldkosten, zahlst du sie vorher ganz.',
      'T5.3':
        'Für jedes Gold wirfst du 1 Karte deines Goldlagers ab oder nutzt Gold dieses Zuges. Es gibt kein Wechselgeld und keine Anzahlung.',
      'T5.4': 'Kannst du die Goldkosten nicht ganz zahlen, darfst du die Karte nicht beginnen.',
      'T5.5':
        'Gold aus deiner ersten Aktion darf ein Fundament bezahlen, das du mit der zweiten beginnst.',
      'T5.6':
        'Eine Karte kann sich nicht selbst bezahlen, und Karten unter Fundamenten zahlen kein Gold.',
      'T5.7': 'Hast du mehr Goldkarten, als du brauchst, darfst du wählen, welche du zahlst.',
      'T5.8': 'Rohstoffkosten zahlst du beim Beginnen nicht.',
      'T5.9': 'Du darfst beliebig viele Fundamente haben.',
      'T5.10':
        'Ein Fundament bringt keine Punkte, zählt für keine Auszeichnung und keinen Juror, und seine Fähigkeit lässt sich weder nutzen noch kopieren.',
      'T5.11':
        'Ein Fundament bleibt, bis es fertig ist, eine Fähigkeit es entfernt oder die Schlusswertung kommt. Du kannst es nicht aufgeben, und gezahltes Gold kommt nie zurück.',
      'T5.12':
        'Dasselbe gilt für ein Fundament, das du durch eine Fähigkeit beginnst, wenn sie nichts anderes sagt. Es kostet nur keine Aktion.',
    },
  },
  {
    title: 'Einen Rohstoff nehmen',
    rules: {
      'T5.13':
        'Nimm 1 Karte, die einen Rohstoff bringt, aus der Reihe und lege sie sofort unter eines deiner Fundamente.',
      'T5.14': 'Eine Karte, die nur Gold bringt, kannst du nicht als Rohstoff nehmen.',
      'T5.15': 'Das Fundament muss den Rohstoff noch brauchen.',
      'T5.16':
        'Es braucht ihn, wenn alle Karten darunter, die neue eingeschlossen, je ein anderes Symbol seiner Kosten belegen können.',
      'T5.17': 'Eine Karte mit zwei Rohstoffen belegt ein Symbol, mit dem einen oder dem anderen.',
      'T5.18':
        'Du legst nie fest, welcher von beiden sie ist. Eine früher gelegte Karte wechselt zu ihrem anderen Rohstoff, wenn eine spätere das braucht.',
      'T5.19':
        'Ohne ein Fundament, das sie braucht, kannst du eine Karte nicht als Rohstoff nehmen. Anderswo lassen sich Rohstoffe nicht aufheben.',
      'T5.20':
        'Ein Fundament aus deiner ersten Aktion kann mit der zweiten einen Rohstoff bekommen.',
      'T5.21': 'Unter fremde Fundamente darfst du keinen Rohstoff legen.',
      'T5.22':
        'Karten unter einem Fundament lassen sich nicht verschieben, zurücknehmen oder als Gold nutzen, außer eine Fähigkeit sagt es.',
      'T5.23': 'All das gilt auch für Rohstoffe aus Fähigkeiten.',
    },
  },
  {
    title: 'Ein Gold lagern',
    rules: {
      'T5.24':
        'Nimm 1 Karte, die Gold bringt, aus der Reihe und schiebe sie unter dein Wappen. Sie ist nun 1 Gold.',
      'T5.25': 'Nur Karten, die Gold bringen, dürfen dort liegen.',
      'T5.26': 'Du darfst beliebig viel Gold lagern.',
      'T5.27': 'Eine Karte, die Gold oder einen Rohstoff bringt, ist gelagert nur noch Gold.',
      'T5.28': 'Gold belegt nie ein Rohstoffsymbol.',
      'T5.29':
        'Gelagertes Gold bleibt, bis du es zahlst. Du darfst es noch im selben Zug ausgeben.',
    },
  },
  {
    title: 'Ein Gebäude fertigstellen',
    rules: {
      'T5.30':
        'Sobald alle Symbole eines Fundaments belegt sind, wird es sofort fertiggestellt. Das geschieht von selbst und ist keine Aktion.',
      'T5.31':
        'Die Rohstoffkarten darunter werden abgeworfen, die Karte wird aufgerichtet und ist ein Gebäude.',
      'T5.32': 'Eine Karte, die nur Gold kostet, ist fertig, sobald sie begonnen ist.',
      'T5.33': 'Ebenso eine Karte ganz ohne Kosten.',
      'T5.34':
        'Von da an bringt das Gebäude seine Punkte, zählt für Auszeichnungen und Juroren, und seine Fähigkeit ist nutzbar.',
      'T5.35': 'Du darfst in einem Zug mehrere Fundamente fertigstellen.',
      'T5.36':
        'Was in einem Zug fertig wurde und von welcher Art es ist, bleibt für Fähigkeiten und Auszeichnungen gemerkt, die danach fragen.',
      'T5.37':
        'Gezahltes Gold und die Rohstoffe eines fertigen Gebäudes liegen auf dem Ablagestapel, bevor ein leerer Stapel neu gemischt wird.',
    },
  },
  {
    title: 'Auszeichnungen',
    rules: {
      'T5.40': 'Eine Auszeichnung nimmst du nur im eigenen Zug, nach dem Auffüllen.',
      'T5.41':
        'Ihre Bedingung muss in diesem Augenblick erfüllt sein. Fundamente helfen nie, und die Fähigkeiten von Bibliothek und Waisenhaus auch nicht.',
      'T5.42':
        'Sie zu nehmen kostet nichts und ist keine Aktion. Du darfst in einem Zug mehrere nehmen.',
      'T5.43': 'Wer eine Auszeichnung als Erstes nimmt, bekommt die Karte.',
      'T5.44':
        'Die anderen können dieselbe Auszeichnung noch im eigenen Zug derselben Runde bekommen. Wer in dieser Runde schon dran war, kann es nicht mehr.',
      'T5.45': 'Am Ende dieser Runde ist die Auszeichnung endgültig vergeben.',
      'T5.46':
        'Erfüllst du eine Bedingung und nimmst die Auszeichnung nicht, musst du auf deinen nächsten Zug warten, und dann darf sie noch niemand in einer früheren Runde genommen haben.',
      'T5.47':
        'Wer sie später in der Runde bekommt, nimmt dafür eine andere, verdeckte Auszeichnung mit gleich vielen Punkten. Nur ihre Punkte zählen.',
      'T5.48':
        'Du kannst jede Auszeichnung nur einmal haben. Du behältst sie, auch wenn du ihre Bedingung nicht mehr erfüllst.',
      'T5.49':
        'Für die Auszeichnung der Vielseitigkeit ist egal, in welcher Reihenfolge du gebaut hast.',
    },
  },
  {
    title: 'Fähigkeiten',
    rules: {
      'T5.50':
        'Ob du eine Bau- oder Sternfähigkeit nutzt, entscheidest du. Eine Aktion ist es nie.',
      'T5.51':
        'Eine Fähigkeit ist nutzbar, sobald ihr Gebäude fertig ist, auch noch im selben Zug.',
      'T5.52': 'Nur wem ein Gebäude gehört, darf seine Fähigkeit nutzen.',
      'T5.53':
        'Eine Baufähigkeit darfst du einmal nutzen, in dem Zug, in dem ihr Gebäude fertig wurde.',
      'T5.54': 'Wann in diesem Zug, steht dir frei.',
      'T5.55': 'Nutzt du sie bis zum Ende dieses Zuges nicht, ist sie verloren.',
      'T5.56':
        'Stellst du in einem Zug mehrere Gebäude fertig, darfst du jede ihrer Baufähigkeiten nutzen, in beliebiger Reihenfolge.',
      'T5.57':
        'Ein Gebäude, das deinen Stadtteil verlässt, nimmt seine ungenutzte Fähigkeit mit. Wird es später wieder fertig, hat es eine neue.',
      'T5.60':
        'In jedem deiner Züge darfst du eine Sternfähigkeit nutzen: die eines deiner Gebäude oder die deines Wappens.',
      'T5.61': 'Es ist eine insgesamt, nicht eine für jedes Gebäude.',
      'T5.62': 'Es darf die eines Gebäudes sein, das in diesem Zug fertig wurde.',
      'T5.63':
        'In späteren Zügen darfst du dieselbe wieder wählen. Was du nicht nutzt, wird nicht angespart.',
      'T5.64': 'Dein Wappen hat von Anfang an eine Sternfähigkeit: Wirf 1 Karte der Reihe ab.',
      'T5.65': 'Baufähigkeiten verbrauchen deine Sternfähigkeit nicht.',
      'T5.66': 'Eine Fähigkeit für die Schlusswertung tut vorher nichts.',
      'T5.70': 'Alle dürfen jederzeit im Ablagestapel blättern.',
      'T5.71':
        'Nimmst du eine Karte aus dem Ablagestapel, geht jede passende, nicht nur die oberste.',
      'T5.72': 'Zeigt eine Fähigkeit mehr Karten, als der Stapel hat, siehst du die vorhandenen.',
      'T5.73':
        'Ein Juror, der durch eine Fähigkeit auftaucht, kommt in die Jurorenreihe. Er zählt nicht als eine der Karten, und die Fähigkeit geht weiter.',
      'T5.74': 'Kopieren kannst du nur Fähigkeiten von Gebäuden, nie die von Fundamenten.',
      'T5.75':
        'Kostet eine Fähigkeit ihr eigenes Gebäude, kommt es auf den Ablagestapel und zählt für nichts mehr.',
      'T5.76':
        'Eine Fähigkeit, die du nicht bezahlen kannst oder die nichts ändern würde, wird nicht angeboten.',
    },
  },
  {
    title: 'Das Ende des Spiels',
    rules: {
      'T6.1':
        'Ein Neumischen bringt das Ende: allein oder zu zweit das erste, zu dritt das zweite, zu viert das dritte.',
      'T6.2': 'Der neue Stapel wird ganz normal benutzt.',
      'T6.3': 'Die Runde wird zu Ende gespielt. Dann haben alle noch genau einen Zug.',
      'T6.4': 'Am Ende waren also alle gleich oft am Zug.',
      'T6.5': 'Geht der Stapel noch einmal aus, wird wieder gemischt. Am Ende ändert das nichts.',
      'T6.6': 'Die letzte Runde läuft wie jede andere.',
      'T6.18':
        'Auch wenn in einer ganzen Runde niemand eine Aktion ausführen konnte und keine Karte sich bewegt hat, endet das Spiel.',
    },
  },
  {
    title: 'Die Schlusswertung',
    rules: {
      'T6.7': 'Zuerst werden alle unfertigen Fundamente mit dem, was darunter liegt, abgeworfen.',
      'T6.8':
        'Dann kommen die Fähigkeiten, die ändern, als was ein Gebäude zählt (Bibliothek, Waisenhaus). Wem sie gehören, entscheidet der Reihe nach, beginnend beim Startspieler.',
      'T6.9':
        'Dann werden die Juroren gewertet, jeder für sich: Er geht an die Person mit den meisten Gebäuden seiner Art. Die Anzahl zählt, nicht die Punkte.',
      'T6.10': 'Alle Juroren der Jurorenreihe zählen, gleich wie sie dorthin kamen.',
      'T6.11': 'Bei Gleichstand bekommen alle Beteiligten die vollen Punkte des Jurors.',
      'T6.12':
        'Ein Juror, von dessen Art niemand ein Gebäude hat, geht an niemanden. So entscheiden wir: Die Anleitung sagt dazu nichts.',
      'T6.13':
        'Deine Punkte sind die aufgedruckten Punkte deiner Gebäude, die Punkte ihrer Fähigkeiten für die Schlusswertung, deine Auszeichnungen und deine Juroren.',
      'T6.14': 'Übriges Gold ist nichts wert.',
      'T6.15':
        'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Gebäude hat; ist auch das gleich, wird der Sieg geteilt.',
      'T6.16': 'Wer gewinnt, bekommt den Besten Stadtteil.',
      'T6.17':
        'In der Schlusswertung wird nicht gemischt, keine Auszeichnung genommen und keine Bau- oder Sternfähigkeit genutzt.',
    },
  },
  {
    title: 'Karten mit besonderen Hinweisen',
    rules: {
      'T7.1':
        'Waffenkammer: Der Juror, den sie ins Spiel bringt, wird am Ende wie alle anderen gewertet, für die meisten Gebäude. Er gehört nicht einfach dir.',
      'T7.2':
        'Kunstgalerie: In dem Zug, in dem du sie fertigstellst, zählt sie selbst als Handelsgebäude, das in diesem Zug fertig wurde. Auch in späteren Zügen ist sie nutzbar, braucht dann aber ein anderes.',
      'T7.3':
        'Bank: Ihre Fähigkeit wirkt nur, solange die Karte in der Reihe liegt, und endet sofort, wenn sie genommen wird. Wo nach Karten mit Fähigkeit gefragt wird, ist die Bank trotzdem immer eine.',
      'T7.4':
        'Kaserne: Rohstoffe unter dem umgewandelten Fundament werden zuerst abgeworfen, und dafür gezahltes Gold kommt nicht zurück.',
      'T7.5': 'Glockenturm: Er zählt sich selbst mit.',
      'T7.6': 'Brücke: Die geschützte Karte kann auch nicht abgeworfen werden.',
      'T7.7':
        'Bauernhof: Er zählt sich selbst mit. Es geht nur um aufgedruckte Punkte, nicht um die aus Fähigkeiten.',
      'T7.8':
        'Fest: Sein Gold ist keine Karte. Du darfst es in diesem Zug für alles ausgeben, was Gold kostet, auch zusammen mit Goldkarten. Was übrig bleibt, verfällt.',
      'T7.9':
        'Fischerei: 3 Stadtkarten werden aufgedeckt. Eine davon kann Rohstoff werden, nie Gold. Auftauchende Juroren kommen in die Jurorenreihe, und ein zu kleiner Stapel wird erst danach neu gemischt.',
      'T7.10':
        'Blumenstand: Die Reihe darf durch ihn mehr als 5 Karten haben. Taucht ein Juror auf, kommt er in die Jurorenreihe, und die nächste Karte wird gezogen.',
      'T7.11': 'Gärten: Es gibt 5 Arten. Die Gärten gehören zum Sozialwesen und zählen sich mit.',
      'T7.12':
        'Tor: Es kopiert nur Gebäude. Kostet die kopierte Fähigkeit ein Gebäude, ist das das Tor, nicht das kopierte.',
      'T7.13':
        'Schenke: In dem Zug, in dem du sie fertigstellst, zählt sie selbst als fertiggestelltes Fundament. Später brauchst du ein anderes.',
      'T7.14': 'Bibliothek: Ihre Fähigkeit hilft während des Spiels nicht zu Auszeichnungen.',
      'T7.15':
        'Obstgarten: 3 Stadtkarten werden aufgedeckt wie bei der Fischerei. Hat die gewählte Karte Goldkosten, musst du sie zahlen.',
      'T7.16':
        'Waisenhaus: Seine Fähigkeit hilft während des Spiels nicht zu Auszeichnungen. Änderst du seine Art, zählt es nicht mehr zum Wohnen.',
      'T7.17':
        'Statue: Die Karte zu nehmen ist keine Aktion. Alle anderen Bedingungen dieser Verwendung gelten.',
      'T7.18': 'Lagerhalle: Sie kann keine Goldkosten zahlen, nur einen Rohstoff ersetzen.',
      'T7.19': 'Wachturm: Er kopiert nur Gebäude.',
      'T7.21': 'Auszeichnung der Vielseitigkeit: In welcher Reihenfolge du gebaut hast, ist egal.',
      'T7.22':
        'Auszeichnung der Beständigkeit: Aufgedruckte Gold- und Rohstoffkosten zählen zusammen, gleich was du wirklich gezahlt hast. Fundamente zählen nicht.',
      'T7.23': 'Die übrigen Auszeichnungen und die Juroren beschreibt die Spielregel nicht.',
    },
  },
  {
    title: 'Was Fähigkeiten tun',
    rules: {
      'T7.60':
        'Verlangt eine Fähigkeit ein Gebäude, das in diesem Zug fertig wurde, zählt ihr eigenes in dem Zug mit, in dem es fertig wird, gleich welcher Art es ist.',
      'T7.61':
        'Karten der Reihe abwerfen: höchstens so viele, wie dasteht. Die Reihe wird dafür nicht aufgefüllt.',
      'T7.62':
        'Karten der Reihe ersetzen: Wirf erst höchstens so viele ab, wie dasteht, dann kommen ebenso viele vom Stapel.',
      'T7.63':
        'Eine Karte zusätzlich in die Reihe legen: Sie kommt vom Stapel. Ist er leer, wird sofort neu gemischt.',
      'T7.64':
        'Karten der Reihe als Gold lagern: nur solche, die Gold bringen, höchstens so viele, wie dasteht, ohne Aktion.',
      'T7.65':
        'Eine Karte der Reihe nehmen: für eine der genannten Verwendungen, unter deren üblichen Bedingungen, ohne Aktion.',
      'T7.66':
        'Eine Karte des Ablagestapels nehmen: eine beliebige, für eine der genannten Verwendungen. Zahle zuerst, was es kostet. Eine Karte, mit der du gerade gezahlt hast, kannst du so nicht zurückholen.',
      'T7.67': 'Eine weitere Aktion: Du musst sie ausführen, solange eine möglich ist.',
      'T7.68':
        'Marktstand: Wirf ihn ab, dann lagere bis zu 2 Karten der Reihe, die Gold bringen. Ohne so eine Karte wird er nicht angeboten.',
      'T7.69':
        'Lagerhalle: Zahle 1 Gold. Ein fehlendes Symbol eines deiner Fundamente gilt von nun an als belegt, und das kann es fertigstellen. Die Karten, die schon darunter liegen, müssen weiterhin je ein Symbol finden.',
      'T7.70':
        'Eine Karte der Reihe schützen: Bis zu deinem nächsten Zug darf niemand sonst sie nehmen und niemand sie abwerfen.',
      'T7.71':
        'Einen Rohstoff verschieben: von einem deiner Fundamente zu einem anderen, das ihn braucht. Das kann dieses fertigstellen.',
      'T7.72':
        'Die oberste Karte des Stapels ansehen: Nur du siehst sie. Du darfst sie abwerfen oder liegen lassen. Juroren werden allen gezeigt und übersprungen.',
      'T7.73': 'Gold für diesen Zug: Du gibst es aus wie gelagertes, bis der Zug endet.',
      'T7.74':
        'Kopieren: Du nutzt die Fähigkeit eines beliebigen Gebäudes in einem beliebigen Stadtteil, als stünde sie auf deiner eigenen Karte.',
      'T7.75':
        'Für einen Rohstoff aufdecken: Du darfst 1 der Karten unter eines deiner Fundamente legen; die anderen werden abgeworfen.',
      'T7.76':
        'Für ein Fundament aufdecken: Du darfst 1 der Karten beginnen und ihre Goldkosten zahlen; die anderen werden abgeworfen.',
      'T7.77':
        'Einen Juror dazuholen: Alle ungenutzten Juroren werden allen gezeigt, 1 davon kommt nach deiner Wahl in die Jurorenreihe, die anderen werden wieder verdeckt.',
      'T7.78':
        'Ein Fundament umwandeln: Die Rohstoffe darunter werden abgeworfen; dann wird die Karte zu 1 gelagerten Gold, wenn sie Gold bringt, oder zum Rohstoff unter einem anderen deiner Fundamente, das ihn braucht.',
      'T7.79':
        'Billiger beginnen: Solange die Bank in der Reihe liegt, kostet jedes andere begonnene Fundament 1 Gold weniger, aber nie weniger als nichts.',
      'T7.80':
        'Punkte für eine Art: für jedes deiner Gebäude, das in der Schlusswertung zu dieser Art zählt, dieses eingeschlossen.',
      'T7.81':
        'Punkte für verschiedene Arten: für jede Art unter deinen Gebäuden, wie sie in der Schlusswertung zählen.',
      'T7.82':
        'Punkte für einen aufgedruckten Wert: für jedes deiner Gebäude mit genau diesem Wert, dieses eingeschlossen, wenn es passt.',
      'T7.83': 'Punkte für Juroren: für jeden, den du bekommst, auch bei Gleichstand.',
      'T7.84': 'Punkte für Auszeichnungen: für jede, die du hast, auch als Ersatz.',
      'T7.85':
        'Die Art ändern: In der Schlusswertung zählt das Gebäude zu einer anderen Art statt zu seiner eigenen.',
      'T7.86':
        'Noch einmal zählen: In der Schlusswertung zählt das Gebäude zusätzlich zu einer Art, die du nennst.',
      'T7.90':
        'Auszeichnungen sehen auf deine Gebäude oder dein gelagertes Gold in dem Augenblick, in dem du sie nimmst: verschiedene Arten, Gebäude einer Art, alle Gebäude, Gebäude mit bestimmten Kosten, Gebäude mit oder ohne Fähigkeit, Karten im Goldlager oder Fundamente, die in diesem Zug fertig wurden.',
    },
  },
  {
    title: 'Allein spielen',
    alone: true,
    rules: {
      'T8.1':
        'Zu zweit, zu dritt und zu viert unterscheiden sich nur die Juroren zu Beginn und das Neumischen, das das Ende bringt.',
      'T8.2':
        'Allein bereitest du vor wie zu zweit: 2 offene Juroren, 1 im Stapel, 2 offene Auszeichnungen. Du bist Startspieler.',
      'T8.3': 'Unter dem Juror im Stapel liegen genau 25 Stadtkarten, darüber 30.',
      'T8.4': 'Ein Zug läuft wie sonst. Eine Runde ist ein Zug.',
      'T8.5':
        'Am Ende jedes Zuges wählst du 2 Karten, die in der Reihe übrig sind, und wirfst sie ab.',
      'T8.6':
        'Sind weniger als 2 übrig, wirfst du diese ab. Eine von der Brücke geschützte Karte kannst du nicht wählen.',
      'T8.7':
        'Auszeichnungen kannst du nehmen, bis der Juror aus dem Stapel auftaucht. Der Zug, in dem das geschieht, ist der letzte dafür, und zwar ganz.',
      'T8.8': 'Das gilt, gleich wie dieser Juror auftaucht. Andere Juroren beenden es nicht.',
      'T8.9':
        'Geht der Stapel zum ersten Mal aus, wird neu gemischt. Du spielst deinen Zug zu Ende und hast noch genau einen.',
      'T8.10': 'Einen Juror bekommst du nur mit mindestens 3 Gebäuden seiner Art.',
      'T8.11':
        'Es gibt keinen Sieg. Deine Punkte geben dir einen Titel: unter 30 Bauer oder Bäuerin, ab 30 Bürger oder Bürgerin, ab 34 Händler oder Händlerin, ab 38 Adliger oder Adlige.',
      'T8.12': 'Es gibt keine Schwierigkeitsgrade.',
    },
  },
  {
    title: 'Was verdeckt und was offen ist',
    rules: {
      'T9.1': 'Niemand kennt die Reihenfolge des Stapels.',
      'T9.2': 'Alle sehen, wie viele Karten der Stapel hat, verdeckte Juroren eingeschlossen.',
      'T9.3':
        'Welche Karten noch im Stapel sind, steht nirgends, lässt sich aber aus dem Offenen erschließen.',
      'T9.4': 'Welche Juroren im Stapel stecken, ist verdeckt, bis sie auftauchen.',
      'T9.5':
        'Wo der Juror im Stapel steckt, weiß niemand genau; einer ganz unten liegt sicher dort. Allein ist der Platz bekannt.',
      'T9.6': 'Kartenreihe, Jurorenreihe und die Auszeichnungen im Spiel liegen offen.',
      'T9.7': 'Gebäude, Fundamente und die Karten darunter liegen offen.',
      'T9.8': 'Auch gelagertes Gold liegt offen.',
      'T9.9': 'Der Ablagestapel und seine Reihenfolge sind offen.',
      'T9.10':
        'Ungenutzte Juroren und Auszeichnungen sind verdeckt. Die Waffenkammer zeigt die ungenutzten Juroren allen.',
      'T9.11': 'Von einer Auszeichnung oder einem Juror als Ersatz sind nur die Punkte bekannt.',
      'T9.12': 'Was Fischerei oder Obstgarten aufdecken, sehen alle.',
      'T9.13': 'Eine Karte, die jemand durch eine Fähigkeit ansieht, sieht nur diese Person.',
      'T9.14': 'Die Runde, das Neumischen und wie nah das Ende ist, sind offen.',
      'T9.15':
        'In einem Zug sehen alle, was davon übrig ist: Aktionen, Fähigkeiten, Gold dieses Zuges und geschützte Karten.',
      'T9.16':
        'Alle sehen, ob eine Auszeichnung noch frei, noch offen oder vergeben ist und wer sie hat.',
      'T9.17': 'Die bisherigen Punkte sind offen.',
      'T9.18': 'Woher der Zufall kam, wird nach dem Spiel verraten, damit alle ihn prüfen können.',
      'T9.19':
        'Es gibt keine Handkarten und keine geheimen Ziele. Verdeckt sind nur der Stapel, die Juroren darin und die ungenutzten Karten.',
      'T9.20': 'Ein Neumischen verbirgt die Reihenfolge von Karten, die alle gesehen haben.',
    },
  },
  {
    title: 'Unsere Festlegungen, wo die Spielregel schweigt',
    rules: {
      'T-R1':
        'Die Werte, die die Spielregel nicht nennt, sind von uns. Sie sind auf jeder Karte gekennzeichnet.',
      'T-R2':
        'Alle Wappen haben dieselbe Fähigkeit: Wirf 1 Karte der Reihe ab. Sie ist die eine Sternfähigkeit deines Zuges.',
      'T-R3': 'In der Mitte des Stapels heißt: mit 25 bis 30 Stadtkarten darunter, zufällig.',
      'T-R4':
        'Beide Aktionen müssen ausgeführt werden, solange eine möglich ist, auch eine unerwünschte.',
      'T-R5':
        'Hast du keine erlaubte Aktion, darfst du das mit Fähigkeiten zu ändern versuchen. Sonst verfällt der Rest ohne Strafe.',
      'T-R6': 'Vor dem Auffüllen ist keine Fähigkeit nutzbar.',
      'T-R7':
        'Neu gemischt wird, sobald der Stapel leer ist, und es zählt zum laufenden Zug. Das Auffüllen gehört zu dem Zug, den es eröffnet.',
      'T-R8':
        'Sind Stapel und Ablagestapel leer, wird nichts gezählt. Sobald eine Karte abgeworfen wird, wird gemischt.',
      'T-R9':
        'Leert eine aufdeckende Fähigkeit den Stapel, werden ihre abgeworfenen Karten danach mit eingemischt.',
      'T-R10':
        'Ein Juror, auf den eine Fähigkeit im Stapel trifft, wird immer allen gezeigt und übersprungen.',
      'T-R11': 'Das Mischen vor dem Spiel ist kein Neumischen.',
      'T-R12': 'Du legst nie fest, welcher Rohstoff eine Karte mit zwei Rohstoffen ist.',
      'T-R13':
        'Welche Goldkarten du zahlst, wählst du. Wählst du nicht, gehen die ältesten zuerst.',
      'T-R14': 'Eine Karte ganz ohne Kosten ist sofort fertig.',
      'T-R15':
        'Auf dem Ablagestapel liegt gezahltes Gold unter den Rohstoffen des damit fertigen Gebäudes.',
      'T-R16': 'Du darfst mehrere Karten gleichen Namens haben.',
      'T-R17':
        'Fundamente, Rohstoffe, Gold und Gebäude kannst du nicht einfach nach Belieben abwerfen oder verschieben.',
      'T-R18':
        'Auszeichnungen werden für dich genommen, sobald du sie in deinem Zug verdienst, außer der Tisch wurde ohne das eröffnet.',
      'T-R19':
        'Eine Auszeichnung als Ersatz lässt die ungenutzten Karten, wie sie sind; nur ihre Punkte zählen.',
      'T-R20': 'Jede Person bekommt jede Auszeichnung nur einmal.',
      'T-R21': 'Gibt es keine Karte gleichen Werts mehr, bekommst du die Punkte trotzdem.',
      'T-R22': 'Ersatz zählt überall mit, wo Auszeichnungen oder Juroren gezählt werden.',
      'T-R23': 'Du behältst eine Auszeichnung, auch wenn du später Gebäude verlierst.',
      'T-R24': 'Die Auszeichnung der Beständigkeit braucht Gebäude, keine Fundamente.',
      'T-R25': 'Die ungenutzte Baufähigkeit eines Gebäudes, das nicht mehr da ist, ist verloren.',
      'T-R26':
        'Eine kopierte Sternfähigkeit ist deine eine Sternfähigkeit des Zuges. Eine kopierte Baufähigkeit ist eine Baufähigkeit.',
      'T-R27':
        'Was begonnen ist, wird zu Ende gebracht, bevor anderes beginnt: eine Fähigkeit, eine Zahlung, eine Fertigstellung.',
      'T-R28': 'Aus dem Ablagestapel wählst du frei.',
      'T-R29': 'Von einer Fähigkeit führst du aus, was möglich ist.',
      'T-R30': 'Die letzte Runde ist die nach der Runde des Neumischens, das das Ende bringt.',
      'T-R31':
        'Geht der Stapel allein beim Auffüllen aus, ist dieser Zug noch nicht der letzte: Einer folgt noch.',
      'T-R32': 'Eine ganze Runde, in der sich nichts tun ließ, beendet das Spiel.',
      'T-R33': 'Ein Juror, von dessen Art niemand ein Gebäude hat, geht an niemanden.',
      'T-R34': 'Zwei Juroren bevorzugen den Handel. Sie werden unabhängig voneinander gewertet.',
      'T-R35':
        'Ob eine Art in der Schlusswertung geändert wird, entscheidet, wem das Gebäude gehört, und weiß dabei, was vorher entschieden wurde. Es gilt für Juroren und Punkte.',
      'T-R36': 'Übriges Gold entscheidet keinen Gleichstand.',
      'T-R37': 'Wird der Sieg geteilt, sind alle Beteiligten Erste.',
      'T-R38': 'Die Kunstgalerie fragt nach Handelsgebäuden.',
      'T-R39':
        'Die Bank wirkt für alle im eigenen Zug, solange sie in der Reihe liegt. Sie lässt sich nicht kopieren.',
      'T-R40':
        'Die Brücke schützt eine Karte der Reihe bis zum Beginn deines nächsten Zuges. Du selbst darfst sie nehmen. Der Schutz endet, wenn die Karte oder die Brücke nicht mehr da ist.',
      'T-R41':
        'Das Gold des Festes wird zuerst ausgegeben, wenn du nichts anderes wählst. Es ist kein gelagertes Gold.',
      'T-R42': 'Was von aufgedeckten Karten übrig ist, wird abgeworfen. Du musst keine nehmen.',
      'T-R43':
        'Tor und Wachturm kopieren jedes Gebäude in jedem Stadtteil, aber keine Fundamente, keine Wappen, keine Fähigkeiten für die Schlusswertung, nicht die Bank und nicht einander.',
      'T-R44':
        'Die Bibliothek zählt noch einmal, auch zu ihrer eigenen Art, bleibt für alles andere aber ein Gebäude. Das Waisenhaus darf zu jeder anderen Art werden.',
      'T-R45':
        'Die Kaserne braucht ein Fundament, das wirklich zu Gold oder zum Rohstoff für ein anderes werden kann.',
      'T-R46': 'Was die Lagerhalle belegt, bleibt belegt. Bei Gold hilft sie nie.',
      'T-R47':
        'Bei der Waffenkammer wählst du den Juror offen aus. Ohne ungenutzte Juroren tut sie nichts.',
      'T-R48':
        'Der Blumenstand lässt einen leeren Stapel sofort neu mischen. Gibt es gar keine Karte, tut er nichts.',
      'T-R49': 'Allein beendet nur der Juror, der zu Beginn in den Stapel kam, die Auszeichnungen.',
      'T-R50':
        'Allein wirfst du die 2 Karten nach allem anderen in deinem Zug ab. Im letzten Zug entfällt das.',
      'T-R53': 'Wappen unterscheiden sich nur darin, wer Startspieler ist, und im Aussehen.',
      'T-R54':
        'Du darfst Schritte deines Zuges zurücknehmen bis zum letzten, der etwas aufgedeckt hat. Das Ende des Zuges ist endgültig.',
      'T-R55':
        'Solange du noch eine Fähigkeit nutzen könntest, beendest du deinen Zug selbst. Sonst endet er von selbst, außer der Tisch will es jedes Mal bestätigt haben.',
      'T-R57':
        'Die Bank macht jedes Beginnen billiger, auch durch eine Fähigkeit. Die aufgedruckten Kosten für Auszeichnungen bleiben gleich.',
      'T-R58':
        'Gold für Fähigkeiten zahlst du wie Gold für Fundamente, auch mit Gold dieses Zuges.',
      'T-R59':
        'Nichts tun ließ sich in einer Runde, in der keine Karte in die Reihe, den Stapel oder die Ablage kam oder sie verließ und kein Gebäude fertig wurde. Ein Rohstoff, den die Schule verschiebt, zählt nicht.',
      'T-R60':
        'Eine Karte der Reihe, die schon geschützt ist, kann nicht noch einmal geschützt werden.',
      'T-R61':
        'Ein Tor, das die Kunstgalerie kopiert, zählt sich nicht selbst als das Handelsgebäude seines eigenen Zuges. Für eine kopierte Schenke zählt es wie jedes Gebäude.',
      'T-R62':
        'Nennst du die eigene Art der Bibliothek, zählt sie bei den Juroren doppelt, aber nur einmal für ein Gebäude, das Punkte für jedes Gebäude einer Art bringt.',
      'T-R63':
        'Ob der Stapel leer ist, wird nach jedem Ziehen und Auffüllen geprüft, sonst erst, wenn eine Aktion oder Fähigkeit ganz ausgeführt ist. Mitten darin darf er leer sein, obwohl Karten in der Ablage liegen.',
    },
  },
]
