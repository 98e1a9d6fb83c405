import type { RulesChapter } from '../kernel/index.ts'

/** The rules of Settlement to be read, in German. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Was auf dem Tisch liegt',
    rules: {
      'S2.1':
        'Der Markt hat neun Gebäudefelder; daneben liegen der Gebäudestapel, die drei Landschaftsstapel, der Heldenstapel mit der Heldenreihe aus vier Karten und die Artefaktreihe. Sie gehören allen gemeinsam.',
      'S2.2': 'Alle haben ein eigenes Spieltableau.',
      'S2.3': 'Es gibt 48 Helden.',
      'S2.4': 'Es gibt 14 Artefakte, alle verschieden.',
      'S2.5': 'Es gibt 36 Gebäude: drei von jeder der zwölf Arten.',
      'S2.6': 'Es gibt 36 Landschaften: zwölf für jede der Wildnisreihen I, II und III.',
      'S2.7': 'Du hast sechs normale Siedler. Bonussiedler kommen dazu, wenn du welche bekommst.',
      'S2.8': 'Monster gibt es in vier Farben: Grün, Gelb, Blau und Rot.',
      'S2.10': 'Holz, Lehm und Stein sind die normalen Ressourcen.',
      'S2.11': 'Diamanten und Gold sind die seltenen Ressourcen.',
      'S2.13': 'Eine Landschaft zeigt eine Ressource und die Farbe eines Monsters.',
      'S2.14':
        'Ein Held zeigt seine Basiskosten, die Farbe eines Monsters und Siegpunkte: eine feste Zahl oder 1 für jede deiner Landschaften, jede deiner Festungen oder jedes deiner Gebäude. Manche bringen sofort 1 oder 2 Bonussiedler.',
      'S2.15': 'Ein Gebäude zeigt seine Kosten und den Effekt, den es beim Aktivieren hat.',
      'S2.16':
        'Die obere Hälfte deines Tableaus ist die Wildnis: drei Wildnisreihen mit je drei Landschaftsfeldern. Reihe I grenzt an die Siedlung, Reihe III liegt ganz oben.',
      'S2.17':
        'Die untere Hälfte ist die Siedlung: drei Siedlungsreihen mit je drei Gebäudefeldern. Was dort nebeneinander liegt, spielt keine Rolle.',
      'S2.18':
        'Jede Aktion hat ihren Platz auf deinem Tableau. Jede Wildnisreihe und jede Siedlungsreihe hat einen eigenen, ebenso jede Festung.',
      'S2.19': 'Du hast immer nur ein Artefakt.',
    },
  },
  {
    title: 'Vorbereitung',
    rules: {
      'S3.1': 'Das Spiel beginnt in Runde 1.',
      'S3.2': 'Die Landschaften liegen verdeckt in drei gemischten Stapeln, I, II und III.',
      'S3.3':
        'Die Gebäude werden gemischt, und neun davon kommen aufgedeckt auf den Markt, auf jedes Feld eines. Gleiche werden noch nicht gestapelt.',
      'S3.4':
        'Die Helden werden gemischt; vier bilden die Heldenreihe, Platz 1 bis 4 von links nach rechts.',
      'S3.5':
        'Es werden drei Artefakte mehr aufgedeckt, als Leute mitspielen. Die übrigen bleiben in der Schachtel, außer wenn du allein spielst.',
      'S3.6':
        'Du beginnst mit sechs normalen Siedlern, 1 Holz, 1 Lehm und 1 Stein, und mit sonst nichts.',
      'S3.7': 'Alles andere liegt im allgemeinen Vorrat.',
      'S3.8': 'Der Zufall entscheidet, wer den Startmarker bekommt.',
      'S3.9':
        'Dann nehmen alle je ein Artefakt: zuerst, wer rechts von der Person mit dem Startmarker sitzt, dann weiter gegen den Uhrzeigersinn. Wer den Startmarker hat, wählt zuletzt.',
      'S3.10':
        'Dein Artefakt liegt offen auf deinem Tableau. Drei Artefakte bleiben in der Reihe; sie wird nicht aufgefüllt.',
      'S3.11': 'Was ein Artefakt beim Nehmen bringt, bringt es auch jetzt schon.',
      'S3.12': 'Allein: vier Artefakte zur Wahl, und die übrigen bilden einen Stapel.',
      'S3.13': 'Zu zweit: fünf Artefakte zur Wahl.',
      'S3.14': 'Zu dritt: sechs Artefakte zur Wahl.',
      'S3.15': 'Zu viert: sieben Artefakte zur Wahl.',
      'S3.16': 'Sonst hängt nichts davon ab, wie viele ihr seid.',
    },
  },
  {
    title: 'Spielablauf',
    rules: {
      'S4.1': 'Das Spiel dauert sechs Runden.',
      'S4.2':
        'In einer Runde seid ihr im Uhrzeigersinn am Zug, angefangen bei der Person, die zu Beginn der Runde den Startmarker hatte, bis alle gepasst haben. Wer gepasst hat, wird übersprungen.',
      'S4.3':
        'In deinem Zug darfst du höchstens eine Aktion machen und höchstens einen Helden einladen, in beliebiger Reihenfolge, aber nicht mitten in der Aktion.',
      'S4.4':
        'Ein Zug enthält eine Aktion oder einen Helden oder beides. Machst du nichts davon, musst du passen.',
      'S4.5': 'Du darfst auch nur einen Helden einladen, selbst wenn du keine Siedler mehr hast.',
      'S4.6':
        'In deinem Zug darfst du jederzeit Ressourcen tauschen, so oft du willst. Das ist weder eine Aktion noch ein Zug.',
      'S4.7':
        'Nach Aktion oder Held kannst du deinen Zug beenden und in der Runde bleiben, oder gleich passen.',
      'S4.8': 'Passen darfst du in deinem Zug immer, auch wenn du noch Siedler hast.',
      'S4.9':
        'Passen ist endgültig: In dieser Runde hast du keinen Zug mehr und kannst nicht mehr tauschen.',
      'S4.10': 'Hat nur noch eine Person nicht gepasst, ist sie Zug um Zug dran, bis sie passt.',
      'S4.11':
        'Wer in einer Runde zuerst passt, nimmt sofort den Startmarker und beginnt die nächste Runde. Die Reihenfolge der laufenden Runde ändert sich nicht.',
      'S4.12':
        'Passen hat in den Runden 1 bis 5 drei Schritte: normale Ressourcen abgeben, Siedler zurücknehmen, Artefakt wechseln.',
      'S4.13':
        'Haben in den Runden 1 bis 5 alle gepasst, endet die Runde: Ein Held geht, der Markt wird gestapelt und aufgefüllt, und die nächste Runde beginnt.',
      'S4.14':
        'Der Held auf Platz 4 geht; die anderen rücken einen Platz nach rechts, und auf Platz 1 kommt ein neuer.',
      'S4.15':
        'Von jedem Gebäude, das mehrfach auf dem Markt liegt, werden alle Exemplare auf einem Feld gestapelt.',
      'S4.16': 'Danach bekommt jedes leere Marktfeld ein neues Gebäude.',
      'S4.17':
        'Ein neues Gebäude kommt nie auf einen Stapel, auch nicht auf einen gleichen; es wartet daneben bis zum Ende der nächsten Runde.',
      'S4.18': 'Runde 6 endet anders: Sobald alle gepasst haben, ist das Spiel vorbei.',
      'S4.19': 'Untereinander wird nie gehandelt; getauscht wird nur mit dem allgemeinen Vorrat.',
      'S4.20':
        'Niemand kann auf einem anderen Tableau etwas ändern. Ihr begegnet euch auf dem Markt, in der Heldenreihe, in der Artefaktreihe und beim Startmarker.',
    },
  },
  {
    title: 'Siedler einsetzen',
    rules: {
      'S5.1':
        'Jede Aktion bezahlst du mit Siedlern: Sie kommen auf ihren Platz und bleiben dort, bis du passt.',
      'S5.2': 'Normale Siedler und Bonussiedler gelten gleich viel, auch gemischt.',
      'S5.3': 'Ohne genügend Siedler keine Aktion. Siedler lassen sich nicht eintauschen.',
      'S5.4':
        'Eine Wildnisreihe, Siedlungsreihe oder Festung, auf der ein Siedler steht, ist für den Rest der Runde besetzt; nur Leitstern und Schlüssel des Wissens öffnen eine noch einmal.',
      'S5.5': 'Alle anderen Aktionen sind in einer Runde beliebig oft möglich.',
      'S5.6':
        'Du setzt Siedler nur auf deinem eigenen Tableau ein; niemand versperrt anderen etwas.',
      'S5.7': 'Es gibt sieben Aktionen.',
      'S5.8': 'Ein Gebäude bauen: 1 Siedler.',
      'S5.9': 'Eine Landschaft erkunden: 1, 2 oder 3 Siedler, je nach Wildnisreihe I, II oder III.',
      'S5.10':
        'Ein Monster bekämpfen: 1 Siedler für ein grünes, 2 für ein gelbes, 3 für ein blaues und 4 für ein rotes.',
      'S5.11': 'Eine Festung errichten: 1 Siedler.',
      'S5.12': 'Eine Wildnisreihe aktivieren: 1 Siedler.',
      'S5.13': 'Eine Siedlungsreihe aktivieren: 1 Siedler.',
      'S5.14': 'Eine Festung aktivieren: 1 Siedler.',
    },
  },
  {
    title: 'Gebäude bauen',
    rules: {
      'S5.15':
        'Du brauchst 1 Siedler, ein leeres Gebäudefeld und ein Gebäude auf dem Markt, dessen Kosten du hast. Tausche vorher: Die Kosten müssen genau so in deinem Vorrat liegen.',
      'S5.16':
        'Wähle ein Marktfeld, bezahle und setze das oberste Gebäude von dort auf ein beliebiges leeres Feld einer beliebigen Siedlungsreihe.',
      'S5.17':
        'Sind alle neun Felder bebaut, kannst du nicht mehr bauen. Gebäude werden nie versetzt, ersetzt oder entfernt.',
      'S5.18':
        'Ist das Marktfeld jetzt leer, kommt ein neues Gebäude dorthin. Liegen dort noch andere vom Stapel, kommt keines.',
      'S5.19': 'Beim Bauen wirkt das Gebäude noch nicht, außer mit der Ewigen Sanduhr.',
    },
  },
  {
    title: 'Landschaft erkunden',
    rules: {
      'S5.20':
        'Wähle eine Wildnisreihe und setze 1, 2 oder 3 Siedler ein, für Reihe I, II oder III.',
      'S5.21': 'Deine erste Landschaft kommt aus Reihe I und auf eines ihrer drei Felder.',
      'S5.22':
        'Jede weitere Landschaft muss an eine erkundete grenzen, auch innerhalb von Reihe I. Gibt es in einer Reihe kein solches leeres Feld, kannst du dort nicht erkunden.',
      'S5.23':
        'Ziehe die oberste Landschaft vom Stapel der Reihe, lege sie auf ein Feld dieser Reihe, dann wird auf Monster überprüft. Du siehst die Landschaft, bevor du das Feld wählst, und du musst sie legen.',
    },
  },
  {
    title: 'Monster',
    rules: {
      'S5.24':
        'Auf Monster überprüft wird beim Erkunden und beim Aktivieren einer Wildnisreihe, dort für jede Landschaft, die etwas gebracht hat. Sonst nie.',
      'S5.25':
        'Zeigt ein Held in der Reihe die Monsterfarbe der Landschaft, kommt ein Monster dieser Farbe auf sie.',
      'S5.26': 'Mehrere Helden der Farbe bringen nur ein Monster.',
      'S5.27': 'Auf eine Landschaft mit Festung kommt nie ein Monster.',
      'S5.28': 'Auf einer Landschaft ist nie mehr als ein Monster.',
      'S5.29': 'Es zählen nur Helden in der Reihe, nicht eingeladene oder gegangene.',
      'S5.30': 'Die Überprüfung geschieht von selbst; nur mit der Schamanenmaske entscheidest du.',
      'S5.31':
        'Eine Landschaft mit Monster gilt als erkundet, bringt aber nichts und bekommt keine Festung.',
    },
  },
  {
    title: 'Monster bekämpfen',
    rules: {
      'S5.32':
        'Wähle ein Monster auf einer deiner eigenen Landschaften und setze 1 Siedler für ein grünes, 2 für ein gelbes, 3 für ein blaues, 4 für ein rotes ein.',
      'S5.33':
        'Das Monster verschwindet, und du nimmst die Belohnung: Grün 1 Diamanten, Gelb 1 Gold, Blau 2 Gold, Rot 1 Diamanten und 2 Gold.',
      'S5.34': 'Es gelingt immer, je Aktion ein Monster, und danach wird nicht überprüft.',
      'S5.35':
        'Die Landschaft ist wieder frei und kann noch in derselben Runde etwas bringen, wenn ihre Reihe nicht schon aktiviert wurde.',
    },
  },
  {
    title: 'Festungen',
    rules: {
      'S5.36':
        'Eine Festung zu errichten kostet 1 Siedler und keine Ressourcen. Du brauchst eine Landschaft ohne Monster und ohne Festung.',
      'S5.37': 'Auf jede Landschaft passt eine Festung, und Festungen bleiben für immer.',
      'S5.38':
        'Eine Festung hält Monster für immer fern, lässt sich aktivieren, auch schon in der Runde, in der du sie errichtest, und bewahrt dir beim Passen 1 normale Ressource.',
      'S5.53':
        'Festung aktivieren: Setze 1 Siedler auf eine deiner Festungen, auf der noch keiner steht.',
      'S5.54': 'Du bekommst 1 Ressource ihrer Landschaft. Auf Monster wird nicht überprüft.',
      'S5.55':
        'Jede Festung lässt sich einmal pro Runde aktivieren, jede mit einer eigenen Aktion.',
      'S5.56': 'Ob die Wildnisreihe schon aktiviert wurde oder noch wird, ist gleich.',
    },
  },
  {
    title: 'Wildnisreihe aktivieren',
    rules: {
      'S5.39':
        'Setze 1 Siedler auf Wildnisreihe I, II oder III. Sie darf in dieser Runde noch nicht aktiviert sein.',
      'S5.40': 'Jede Landschaft der Reihe ohne Monster bringt 1 Ressource ihrer Art.',
      'S5.41':
        'Eine Landschaft bringt hier auch dann etwas, wenn ihre Festung in dieser Runde schon aktiviert wurde.',
      'S5.42': 'Eine Landschaft mit Monster bringt nichts.',
      'S5.43':
        'Danach wird jede Landschaft, die etwas gebracht hat und keine Festung hat, auf Monster überprüft. Erst kommen alle Ressourcen, dann alle Überprüfungen.',
      'S5.44': 'Jede Wildnisreihe einmal pro Runde, außer mit dem Leitstern.',
    },
  },
  {
    title: 'Siedlungsreihe aktivieren',
    rules: {
      'S5.45':
        'Setze 1 Siedler auf eine Siedlungsreihe, die in dieser Runde noch nicht aktiviert wurde.',
      'S5.46': 'Du darfst jedes Gebäude der Reihe einmal nutzen, in beliebiger Reihenfolge.',
      'S5.47': 'Ob du ein Gebäude nutzt, entscheidest immer du.',
      'S5.48': 'Zwischen den Gebäuden darfst du tauschen.',
      'S5.49':
        'Was du nicht bezahlen kannst, kannst du nicht nutzen; du darfst es dir aber vorher eintauschen oder von einem anderen Gebäude holen.',
      'S5.50': 'Jede Siedlungsreihe einmal pro Runde, außer mit dem Schlüssel des Wissens.',
      'S5.51':
        'Ein Gebäude, das erst nach dem Aktivieren in die Reihe kommt, muss bis zur nächsten Runde warten.',
      'S5.52': 'Ein Gebäude, das vor dem Aktivieren in die Reihe kommt, ist dabei.',
    },
  },
  {
    title: 'Was du bekommst',
    rules: {
      'S5.57': 'Gewinne kommen aus dem allgemeinen Vorrat in deinen und sind sofort verwendbar.',
      'S5.58': 'Während der Runde darfst du beliebig viel besitzen.',
      'S5.59': 'Bonussiedler kannst du schon in dem Zug einsetzen, in dem du sie bekommst.',
      'S5.60':
        'Ein Bonussiedler arbeitet einmal: Eingesetzte gehen, wenn du passt, die anderen bleiben dir.',
    },
  },
  {
    title: 'Tauschen',
    rules: {
      'S5.61':
        'In deinem Zug darfst du jederzeit zu diesen Kursen tauschen, auch direkt vor dem Passen, so oft du willst.',
      'S5.62': '2 beliebige normale Ressourcen werden zu 1 normalen Ressource deiner Wahl.',
      'S5.63': '1 Holz, 1 Lehm und 1 Stein werden zu 1 Diamanten.',
      'S5.64': '2 Diamanten werden zu 1 Gold.',
      'S5.65': '1 Gold wird zu 1 normalen Ressource deiner Wahl.',
      'S5.66':
        'Was du bekommst, darfst du weitertauschen: So werden 2 Diamanten zu 1 normalen Ressource deiner Wahl.',
      'S5.67':
        'Andere Kurse gibt es nicht: keinen von Gold zu Diamanten, und keinen, der einen Diamanten aus weniger als drei verschiedenen normalen Ressourcen macht.',
      'S5.68':
        'Kein Tausch im Zug anderer, bei der Wahl der ersten Artefakte oder nachdem du gepasst hast.',
      'S5.69': 'Was auf Bank oder Kirche liegt, lässt sich weder tauschen noch ausgeben.',
    },
  },
  {
    title: 'Einen Helden einladen',
    rules: {
      'S5.70':
        'Einmal in deinem Zug, vor oder nach der Aktion, darfst du einen Helden aus der Reihe einladen. Siedler brauchst du dafür nicht.',
      'S5.71':
        'Du zahlst die Basiskosten und einen Aufpreis: 2 Diamanten auf Platz 1, 1 Diamanten auf Platz 2, keinen auf Platz 3 und 4.',
      'S5.72': 'Der Aufpreis gehört zum Platz, wer auch immer dort liegt.',
      'S5.73': 'Die Kosten musst du genau bezahlen; was dir fehlt, musst du vorher eintauschen.',
      'S5.74':
        'Du bezahlst, bekommst die Bonussiedler des Helden, und er gehört dir. Die Helden links der Lücke rücken nach rechts, und auf Platz 1 kommt ein neuer.',
      'S5.75':
        'Die Reihe ist sofort wieder voll: Ein Held, den du vor der Aktion einlädst, ändert, welche Monster dabei kommen.',
      'S5.76':
        'Im Lauf des Spiels darfst du beliebig viele Helden einladen; sie brauchen keinen Platz.',
    },
  },
  {
    title: 'Passen',
    rules: {
      'S5.77': 'Du passt anstelle eines Zugs oder direkt nach Aktion oder Held.',
      'S5.78': 'Vorher darfst du noch tauschen, mit dem Artefakt, das du hast.',
      'S5.79': 'Passt du als Erste oder Erster der Runde, nimmst du den Startmarker.',
      'S5.80':
        'In den Runden 1 bis 5 folgen die drei Schritte in dieser Reihenfolge: Ressourcen, Siedler, Artefakt.',
      'S5.81': 'In Runde 6 folgt keiner davon: Für dich ist das Spiel vorbei.',
      'S5.82':
        'Danach ist die nächste Person am Zug, die noch nicht gepasst hat; gibt es keine, endet die Runde.',
      'S5.83': 'Während der Schritte und danach kannst du nicht tauschen.',
      'S5.84': 'Zuerst gibst du alles Holz, allen Lehm und allen Stein ab.',
      'S5.85': 'Für jede Festung behältst du 1 normale Ressource, egal welche; du suchst aus.',
      'S5.86': 'Was du behältst, verwendest du in der nächsten Runde wie alles andere.',
      'S5.87': 'Diamanten und Gold bleiben dir immer.',
      'S5.88':
        'Dann kommen alle normalen Siedler zu dir zurück; jede Runde beginnt also mit sechs.',
      'S5.89': 'Eingesetzte Bonussiedler gehen.',
      'S5.90': 'Nicht eingesetzte Bonussiedler bleiben.',
      'S5.91':
        'Zuletzt nimmst du ein Artefakt aus der Reihe und legst danach dein altes hinein. Dasselbe behalten kannst du nicht.',
      'S5.92': 'Du wählst unter den dreien, die dort liegen, bevor deines dazukommt.',
      'S5.93': 'Wer später in der Runde passt, kann deines nehmen.',
      'S5.94':
        'Was das neue Artefakt beim Nehmen bringt, bringt es sofort; alles andere wirkt in der nächsten Runde.',
      'S5.95': 'Ein Artefakt wirkt eine Runde lang.',
    },
  },
  {
    title: 'Ende und Wertung',
    rules: {
      'S6.1': 'Das Spiel endet, wenn in Runde 6 alle gepasst haben.',
      'S6.2': 'Siegpunkte gibt es nur für Helden, Banken und Kirchen.',
      'S6.3':
        'Jeder Handwerker zählt seine Zahl, jeder Abenteurer 1 für jede deiner Landschaften, jeder Verteidiger 1 für jede Festung, jeder Baumeister 1 für jedes Gebäude, nach dem Stand am Ende.',
      'S6.4': 'Auch Landschaften mit Monstern zählen.',
      'S6.5': 'Jedes Gold auf einer Bank zählt 5 Punkte, jeder Diamant auf einer Kirche 4.',
      'S6.6': 'Alles andere ist für sich nichts wert.',
      'S6.7': 'Wer die meisten Punkte hat, gewinnt.',
      'S6.8':
        'Bei Gleichstand gewinnt, wer mehr Gold im Vorrat übrig hat, dann mehr Diamanten. Ist auch das gleich, teilt ihr euch den Sieg.',
      'S6.9': 'Gold auf Banken und Diamanten auf Kirchen zählen beim Gleichstand nicht.',
    },
  },
  {
    title: 'Artefakte',
    rules: {
      'S7.1':
        'Ewige Sanduhr: Ein Gebäude, das du baust, darfst du sofort nach dem Setzen einmal nutzen.',
      'S7.2':
        'Verzauberter Kompass: Eine Landschaft, die du erkundest, bringt 1 Ressource ihrer Art, vor der Überprüfung auf Monster und gleich, ob eines kommt.',
      'S7.3':
        'Streitkolben der Tapferkeit: Jedes Monster, das du bekämpfst, bringt 1 Diamanten mehr.',
      'S7.4':
        'Trank der Macht: Jede Festung, die du errichtest, bringt 1 Ressource ihrer Landschaft. Auf Monster wird nicht überprüft.',
      'S7.5': 'Lebendige Truhe: 1 Bonussiedler beim Nehmen.',
      'S7.6':
        'Schriftrolle des Glücks: Jede Wildnisreihe, die du aktivierst, bringt 1 Ressource mehr, von einer ihrer Landschaften, mit oder ohne Monster; du suchst aus.',
      'S7.7': 'Herrschaftskrone: Jede Festung, die du aktivierst, bringt 1 Ressource mehr.',
      'S7.8': 'Verzierter Humpen: Jeder Held, den du einlädst, bringt 1 Bonussiedler mehr.',
      'S7.9': 'Magischer Schatz: 1 Gold beim Nehmen.',
      'S7.10': 'Diamantring: 1 Diamant beim Nehmen.',
      'S7.11':
        'Leitstern: Einmal in der Runde darfst du eine Wildnisreihe ein zweites Mal aktivieren, als Aktion mit 1 Siedler. Ressourcen und Monster kommen wie sonst.',
      'S7.12':
        'Schlüssel des Wissens: Einmal in der Runde darfst du eine Siedlungsreihe ein zweites Mal aktivieren, als Aktion mit 1 Siedler.',
      'S7.13':
        'Spiegel der Verwandlung: Du darfst 1 normale Ressource gegen 1 normale Ressource deiner Wahl tauschen, so oft du willst.',
      'S7.14':
        'Schamanenmaske: Bei jeder Überprüfung einer deiner Landschaften entscheidest du, ob ein Monster kommt, was auch immer die Helden zeigen.',
    },
  },
  {
    title: 'Gebäude',
    rules: {
      'S7.20': 'Sägewerk, für 1 Stein: Nimm 1 Holz.',
      'S7.21': 'Lehmgrube, für 1 Holz: Nimm 1 Lehm.',
      'S7.22': 'Steinbruch, für 1 Lehm: Nimm 1 Stein.',
      'S7.23': 'Diamantenmine, für 1 Gold: Nimm 1 Diamanten.',
      'S7.24': 'Alchemist, für 1 Stein: Gib 1 Gold ab, nimm 2 Diamanten.',
      'S7.25': 'Basar, für 1 Diamanten: Gib 1 beliebige normale Ressource ab, nimm 1 Gold.',
      'S7.26': 'Warenspeicher, für 1 Diamanten: Nimm 1 normale Ressource deiner Wahl.',
      'S7.27':
        'Edelsteinschleifer, für 1 Gold: Gib 1 Diamanten ab, nimm 1 Holz, 1 Lehm und 1 Stein.',
      'S7.28': 'Taverne, für 1 Gold: Gib 1 Diamanten ab, nimm 2 Bonussiedler.',
      'S7.29': 'Bank, für 1 Lehm: Lege 1 Gold für immer darauf; am Ende zählt jedes 5 Punkte.',
      'S7.30':
        'Kirche, für 1 Holz: Lege 1 Diamanten für immer darauf; am Ende zählt jeder 4 Punkte.',
      'S7.31':
        'Handelsposten, für 1 Diamanten: Wähle eine deiner Landschaften mit Festung und nimm 1 Ressource ihrer Art.',
      'S7.32': 'Bank und Kirche fassen beliebig viel; jede Nutzung legt genau eines dazu.',
      'S7.33':
        'Ein Gebäude lässt sich je Aktivierung höchstens einmal nutzen, mit genau den angegebenen Mengen.',
      'S7.34':
        'Der Handelsposten aktiviert die Festung nicht: Kein Siedler kommt dorthin, er wirkt neben ihrer eigenen Aktivierung, auf Monster wird nicht überprüft, und die Krone gibt nichts dazu. Ohne Festung bringt er nichts.',
    },
  },
  {
    title: 'Monster und Helden',
    rules: {
      'S7.40': 'Waldgnoll, Grün: 1 Siedler, Belohnung 1 Diamant.',
      'S7.41': 'Steppen-Mantikor, Gelb: 2 Siedler, Belohnung 1 Gold.',
      'S7.42': 'Wasserhydra, Blau: 3 Siedler, Belohnung 2 Gold.',
      'S7.43': 'Höhlendrache, Rot: 4 Siedler, Belohnung 1 Diamant und 2 Gold.',
      'S7.50': 'Gilde der Abenteurer: 1 Punkt für jede deiner Landschaften.',
      'S7.51': 'Gilde der Verteidiger: 1 Punkt für jede deiner Festungen.',
      'S7.52': 'Gilde der Baumeister: 1 Punkt für jedes deiner Gebäude.',
      'S7.53': 'Gilde der Handwerker: die Zahl auf der Karte.',
      'S7.54':
        'Die Siedler auf einem Helden sind 1 oder 2 Bonussiedler, einmal, wenn du ihn einlädst.',
    },
  },
  {
    title: 'Allein spielen',
    alone: true,
    rules: {
      'S8.1': 'Allein gelten alle Regeln, mit folgenden Unterschieden.',
      'S8.2':
        'Vier Artefakte werden aufgedeckt; wähle eines für Runde 1. Die übrigen zehn bilden einen Stapel.',
      'S8.3':
        'Wenn du passt und ein neues Artefakt nimmst, verlässt das alte das Spiel, und eines vom Stapel kommt in die Reihe.',
      'S8.4': 'So wählst du ab Runde 2 immer unter dreien, und keines kommt wieder.',
      'S8.5': 'Du bist Zug um Zug dran, bis du passt; der Startmarker bedeutet nichts.',
      'S8.6':
        'Eine Runde endet wie mit mehreren: Ein Held geht, der Markt wird gestapelt und aufgefüllt.',
      'S8.7':
        'Du gewinnst und verlierst nicht, aber du erreichst einen Rang: bis 50 Punkte Siedler oder Siedlerin, ab 51 Bürgermeister oder Bürgermeisterin, ab 76 Ritter oder Ritterin, ab 101 Lord oder Lady.',
      'S8.8': 'Es gibt keine Varianten, Module oder Schwierigkeitsgrade.',
    },
  },
  {
    title: 'Was verborgen ist',
    rules: {
      'S9.1': 'Niemand kennt die Reihenfolge im Heldenstapel, nur die Zahl der Karten.',
      'S9.2': 'Die Heldenreihe ist offen.',
      'S9.3':
        'Eingeladene Helden bleiben für alle offen, außer der Tisch spielt mit verdeckten Helden.',
      'S9.4': 'Welche Helden gegangen sind, ist bekannt.',
      'S9.5': 'Niemand kennt die Reihenfolge der Landschaften in den Stapeln, nur ihre Zahl.',
      'S9.6': 'Landschaften, Monster und Festungen auf den Tableaus sind offen.',
      'S9.7': 'Niemand weiß, welches Gebäude als Nächstes kommt, nur wie viele noch da sind.',
      'S9.8': 'Der Markt ist offen, auch die Höhe seiner Stapel.',
      'S9.9': 'Gebäude auf den Tableaus sind offen, auch was auf Banken und Kirchen liegt.',
      'S9.10': 'Alle Artefakte in der Reihe und auf den Tableaus sind offen.',
      'S9.11': 'Zu zweit bis zu viert werden die Artefakte in der Schachtel nie gezeigt.',
      'S9.12':
        'Allein kennt niemand die Reihenfolge im Artefaktstapel; welche Artefakte das Spiel verlassen haben, ist bekannt.',
      'S9.13': 'Vorräte und Siedler aller sind offen.',
      'S9.14': 'Startmarker, Runde und wer in welcher Reihenfolge gepasst hat, sind offen.',
      'S9.16': 'Alle sehen jederzeit alle Punkte, außer der Tisch spielt mit verdeckten Helden.',
    },
  },
  {
    title: 'Klarstellungen',
    rules: {
      'S-R1':
        'Die Anleitung führt die Helden und Landschaften nicht einzeln auf: Ihre Werte haben wir rekonstruiert.',
      'S-R2': 'Landschaftsfelder grenzen oben, unten, links und rechts aneinander, nicht schräg.',
      'S-R3': 'Du darfst auch neben einer Landschaft mit Monster erkunden.',
      'S-R4': 'Ressourcen und Bonussiedler gehen nie aus.',
      'S-R5': 'Auch Monster und Festungen gehen nie aus.',
      'S-R6': 'Die Gebäude liegen in einem Stapel; du musst also keinen auswählen.',
      'S-R7': 'Ein Marktfeld wird nur aufgefüllt, wenn es leer ist.',
      'S-R8':
        'Mit der Ewigen Sanduhr: bezahlen, setzen, nutzen, und erst dann wird der Markt aufgefüllt.',
      'S-R9': 'Ist der Gebäudestapel leer, bleiben leere Marktfelder leer.',
      'S-R10':
        'Ist der Heldenstapel leer, rücken die Helden weiter nach rechts, und keiner kommt dazu.',
      'S-R11': 'Liegen weniger als vier Helden in der Reihe, zählen die, die da sind.',
      'S-R12':
        'Du darfst auch eine Wildnisreihe aktivieren, die nichts bringt, und eine Siedlungsreihe ohne Gebäude oder ohne möglichen Effekt. Oft kannst du nur so abwarten.',
      'S-R13': 'Nur zu tauschen ist kein Zug: Ohne Aktion und Held kannst du nur passen.',
      'S-R14':
        'Dein letzter Tausch kommt vor dem Passen. Was ein neues Artefakt bringt, kannst du ab deinem nächsten Zug tauschen.',
      'S-R15':
        'Ein Diamant braucht je ein Holz, einen Lehm und einen Stein, nicht irgendwelche drei.',
      'S-R16':
        'Wenn du in Runde 6 passt, gibst du nichts ab, nimmst nichts zurück und bekommst kein Artefakt.',
      'S-R17': 'Beim Gleichstand zählt nur, was in deinem Vorrat liegt.',
      'S-R18':
        'Festungen bewahren jede normale Ressource, gleich auf welcher Landschaft. Passt alles, bleibt alles ohne Rückfrage; sonst suchst du aus und darfst auch weniger behalten.',
      'S-R19':
        'Tausche, die nur Verlust bringen, sind erlaubt; das Spielbrett bietet sie nicht an, die Liste der Züge schon.',
      'S-R20':
        'Die Schriftrolle des Glücks gibt eine Ressource einer beliebigen Landschaft der Reihe dazu, auch einer mit Monster: Sie kommt aus dem allgemeinen Vorrat. Du erhältst sie mit den anderen, vor den Überprüfungen, und sie löst keine weitere aus.',
      'S-R21':
        'Mit der Schamanenmaske entscheidest du für jede Landschaft einzeln, und nur wo eine Überprüfung ansteht. Sie vertreibt kein Monster und bringt keines auf eine Festung.',
      'S-R22': 'Artefakte, die beim Nehmen etwas bringen, tun das auch vor Runde 1.',
      'S-R23': 'Du darfst ein Gebäude mehrfach haben; jedes wirkt für sich.',
      'S-R24': 'Der Handelsposten nutzt nur deine eigenen Festungen.',
      'S-R25':
        'Eingeladene Helden sind für alle sichtbar. Ein Tisch kann auch mit verdeckten Helden spielen wie in der Anleitung: Dann sehen alle bis zum Schluss nur die eigenen Helden und Punkte.',
      'S-R26':
        'Normale Siedler werden zuerst eingesetzt. Willst du es anders, sag vor der Aktion, wie viele Bonussiedler du nimmst.',
      'S-R27': 'Helden jeder Gilde können Bonussiedler bringen.',
      'S-R28':
        'Wer zeitlich zuerst passt, bekommt den Startmarker; die laufende Runde geht im Uhrzeigersinn weiter.',
      'S-R29': 'Dein Zug endet nie von selbst: Du beendest ihn oder passt.',
      'S-R30':
        'Mit Leitstern oder Schlüssel des Wissens ist die zweite Aktivierung eine Aktion eines späteren Zugs, mit eigenem Siedler. Nur eine Reihe wird in der Runde ein zweites Mal aktiviert, keine ein drittes Mal.',
      'S-R31':
        'Gleiche Gebäude werden auf dem ersten ihrer Marktfelder gestapelt, und leere Felder werden vom ersten an aufgefüllt.',
      'S-R32':
        'Liegt ein Gebäude sowohl im Stapel als auch einzeln, wählst du, von welchem Feld du es nimmst.',
      'S-R33':
        'Was ein Artefakt bringt, kommt von selbst; über Sanduhr, Leitstern, Schlüssel, Spiegel und Maske entscheidest du.',
      'S-R34': 'Die ersten vier Helden kommen in der gezogenen Reihenfolge auf die Plätze 1 bis 4.',
      'S-R35':
        'Das Feld wählst du, nachdem du die Landschaft gesehen hast; ist nur eines möglich, wird es sofort genommen.',
      'S-R36': 'Landschaften, Gebäude und Festungen werden nie versetzt oder entfernt.',
      'S-R37': 'Die Landschaftsstapel reichen immer.',
      'S-R38':
        'Allein kommt auch in Runde 5 noch ein neues Artefakt in die Reihe, obwohl es nichts mehr ausmacht.',
      'S-R39': 'Du bekämpfst nur Monster auf deinem eigenen Tableau.',
      'S-R40':
        'Ohne dich wird nichts getauscht; das Spielbrett schlägt nur vor, welche Tausche zu einem Kauf reichen.',
      'S-R41': 'Tausche geschehen nacheinander, jeder mit dem, was der vorige übrig ließ.',
      'S-R42': 'Für eine zweite Aktivierung zählt das Artefakt, das du in dieser Runde hast.',
      'S-R43':
        'Zwischen dem Ziehen einer Landschaft und der Überprüfung kannst du keinen Helden einladen: Erst wird die Aktion fertig.',
      'S-R44':
        'Ein Monster, das beim Aktivieren kommt, mindert den Ertrag dieser Aktivierung nicht.',
      'S-R45':
        'Im Uhrzeigersinn heißt: in der Reihenfolge eurer Plätze am Tisch; rechts ist die andere Richtung.',
      'S-R46':
        'Wer den Tisch verlassen hat, gilt in jeder weiteren Runde als jemand, der gepasst hat, nie als Erste oder Erster, und behält das Artefakt. Hat diese Person den Startmarker, beginnt die nächste im Uhrzeigersinn.',
      'S-R47':
        'Tauschen darfst du in deinem Zug, zwischen zwei Gebäuden einer Siedlungsreihe und vor dem Nutzen mit der Sanduhr; nicht, solange eine gezogene Landschaft auf ihr Feld wartet oder die Maske auf deine Entscheidung.',
      'S-R48':
        'Was begonnen ist, muss erst entschieden werden: kein Held und keine andere Aktion dazwischen.',
      'S-R49': 'Die Überprüfung richtet sich nach der Heldenreihe in diesem Moment.',
    },
  },
  {
    title: 'Per Post',
    rules: {
      'S11.1':
        'Dein erstes Artefakt ist endgültig, sobald du es abgeschickt hast, denn danach wählt die nächste Person.',
      'S11.2':
        'In deinem Zug kannst du tauschen, eine Aktion machen, einen Helden einladen, den Zug beenden oder passen.',
      'S11.5':
        'Ein Gebäude, nach dem ein neues auf den Markt kommt, kannst du zurücknehmen, bis du es abschickst.',
      'S11.7':
        'Eine Landschaft wird erst beim Abschicken gezogen; dann lässt sich das Erkunden nicht mehr zurücknehmen.',
      'S11.17':
        'Ein neuer Held kommt erst beim Abschicken in die Reihe; dann lässt sich die Einladung nicht mehr zurücknehmen.',
      'S11.18':
        'Du beendest deinen Zug selbst, wenn du eine Aktion gemacht oder einen Helden eingeladen hast. Allein musst du das nicht: Die nächste Aktion beendet den Zug davor.',
      'S11.19':
        'Kannst du weder handeln noch einladen noch tauschen, passt du von selbst und wählst nur noch dein Artefakt. Auch eine Aktivierung ohne Effekt ist eine Aktion.',
      'S11.20': 'Können deine Festungen nicht alles bewahren, suchst du aus, was bleibt.',
      'S11.21': 'Dein neues Artefakt ist endgültig, sobald du es abgeschickt hast.',
      'S11.22':
        'Alles andere geschieht von selbst: Bezahlen, Gewinne, Monster, Heldenreihe, Markt, Startmarker und Wertung.',
      'S11.24': 'Der Tisch wartet nie auf mehr als eine Person.',
    },
  },
]
