import type { RulesChapter } from '../kernel/index.ts'

/** The rules of My Village to be read, in German. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Was auf dem Tisch liegt',
    rules: {
      'M2.1':
        'Der Zentralplan hat die Rattenleiste mit einem Startfeld für jede Spielerzahl, die zehn Chronikfelder (zwei je Beruf), die anonymen Gräber, die Marktvogtei mit ihrem schwarzen Banner und den Kundenstapel.',
      'M2.2': 'Die Dorfpläne sind gleich, bis auf die beiden Werte ihrer Spielbanner.',
      'M2.3':
        'Dein Dorfplan hat fünf Bewohnerfelder, das Haupthaus mit dem Weg deines Oberhaupts, den Geschichten-Baum, die Münzscheune, die Schule mit ihren zwei Feldern, das Spielbanner, das schwarze „?“-Banner und die Lebenszeitleiste mit der Brücke.',
      'M2.7':
        'Es gibt 104 Dorfkarten: 4 Kirchen, 12 Mönche, 4 Rathäuser, 4 Versammlungsplätze, 8 Kornfelder, 19 Reisekarten, 20 Handwerksgebäude und 33 Kunden.',
      'M2.8':
        'Mönche: 3 mit Feder, 4 mit Krug, 5 mit Rosenkranz. Reisekarten: je 4 mit A, B, C und D, 3 mit E. Handwerksgebäude: 4 von jeder der fünf Sorten. Jede Kirche und jedes Rathaus gibt es einmal; alle Versammlungsplätze sind gleich, ebenso alle Kornfelder.',
      'M2.9': 'Die Karten sind begrenzt: Was in der Auslage fehlt, kann niemand mehr erwerben.',
      'M2.10':
        'Geschichten-Punkte, schwarze Marker und Tagelöhner gehen nie aus; nimm so viele, wie du brauchst.',
    },
  },
  {
    title: 'Aufbau',
    rules: {
      'M3.1': 'Die Ratte beginnt auf dem Feld für eure Spielerzahl.',
      'M3.3':
        'Die Karten der Auslage zeigen ihre dunkel umrandete Seite; nur die Kunden zeigen die helle.',
      'M3.4': 'Alle vier Kirchen und alle vier Rathäuser liegen offen; nimm, welche du willst.',
      'M3.5':
        'Versammlungsplätze und Kornfelder bilden je einen Stapel. Die „2/12er“-Plättchen liegen bei den Versammlungsplätzen.',
      'M3.6':
        'Die Mönche liegen in drei gemischten Stapeln: Feder, Krug und Rosenkranz. Nur die oberste Karte ist jeweils zu sehen.',
      'M3.7':
        'Die Kunden werden gemischt und sechs davon ausgelegt. An welcher Stelle einer liegt, ist gleich.',
      'M3.8': 'Die Reisekarten liegen in fünf gemischten Stapeln, A bis E.',
      'M3.9':
        'Alle Handwerksgebäude sind zu sehen, nach Sorten geordnet; wähle unter denen, die noch da sind.',
      'M3.10':
        'Alle bekommen zufällig einen anderen Dorfplan: Er bestimmt die beiden Werte deines Spielbanners.',
      'M3.11':
        'Dein Gevatter Tod wartet auf der Brücke, dein Zeitmarker beginnt auf der ersten Wolke dahinter, dein Oberhaupt im Haupthaus.',
      'M3.12':
        'Auf jedem deiner fünf Bewohnerfelder steht ein Dorfbewohner: Alle Bereiche sind anfangs aktiv.',
      'M3.14': 'Schule, Geschichten-Baum und Haupthaus sind leer; niemand hat Karten oder Güter.',
      'M3.15':
        'Der Zufall bestimmt, wer beginnt und die Startspieler-Hand bekommt, Handinnenfläche oben.',
      'M3.16': 'Wer beginnt, bekommt 1 Münze, die nächste Person 2 und so weiter: jede eine mehr.',
      'M3.17': 'Zu zweit und zu viert sind 8 weiße und 3 schwarze Würfel im Spiel.',
      'M3.18': 'Zu dritt sind 6 weiße und 2 schwarze Würfel im Spiel.',
      'M3.19': 'Der graue Rattenwürfel gehört nie zum Würfelpool.',
    },
  },
  {
    title: 'Die Runde',
    rules: {
      'M4.1': 'Gespielt wird in Runden: erst eine kurze Vorbereitung, dann sind alle am Zug.',
      'M4.2':
        'Vorbereitung, erstens: Die Startspieler-Hand wird auf die Handinnenfläche gedreht und erhält 1 Geschichten-Punkt, ganz gleich, was schon darauf liegt.',
      'M4.3':
        'Vorbereitung, zweitens: Alle weißen und schwarzen Würfel werden geworfen. Sie sind der Würfelpool dieser Runde.',
      'M4.5':
        'Vom Startspieler an macht ihr im Uhrzeigersinn eure Züge. Jeder Zug nimmt genau zwei Würfel aus dem Pool.',
      'M4.6': 'Zu dritt und zu viert haben alle einen Zug in der Runde.',
      'M4.7': 'Zu zweit habt ihr je zwei Züge in der Runde, abwechselnd, der Startspieler zuerst.',
      'M4.8': 'Wer die Hand nimmt, ändert die Reihenfolge der laufenden Runde nicht.',
      'M4.9':
        'Nach dem letzten Zug einer Runde wird geprüft, ob das Spiel zu Ende ist. Sonst beginnt die nächste.',
    },
  },
  {
    title: 'Dein Zug',
    rules: {
      'M4.10':
        'Dein Zug hat drei Schritte, in dieser Reihenfolge: Du bildest aus zwei Würfeln einen Bannerwert, du nutzt ihn für Banner, und du siehst nach, ob ein Dorfbewohner stirbt.',
      'M4.11': 'Passen geht nicht: Du musst zwei Würfel nehmen und ihren Wert nutzen.',
      'M4.12': 'Das „?“-Banner geht mit allen Würfeln, also kannst du immer etwas tun.',
    },
  },
  {
    title: 'Aktive Bereiche',
    rules: {
      'M4.13':
        'Jede Karte liegt in ihrem Bereich: Kirche und Mönche im Religionsbereich, Rathaus und Versammlungsplatz im Ratsbereich, Kornfelder im Erntebereich, Reisekarten im Reisebereich, Handwerksgebäude im Handwerksbereich, Kunden im Marktbereich. Bediente Kunden liegen für sich.',
      'M4.14':
        'Ein Bereich mit Bewohnerfeld ist aktiv, solange sein Dorfbewohner dort steht: Abt, Ratsherr, Reisender, Handwerker oder Händler.',
      'M4.15': 'Der Erntebereich braucht keinen Dorfbewohner und ist immer aktiv.',
      'M4.16':
        'Nur in einem aktiven Bereich kannst du Karten anlegen und die Banner seiner Karten aktivieren.',
      'M4.17': 'Ausnahme: Kunden dürfen jederzeit in deinen Marktbereich.',
      'M4.18':
        'Ein Bereich muss in dem Augenblick aktiv sein, in dem du etwas aktivierst, nicht zu Beginn deines Zugs.',
      'M4.19':
        'Marker auf Karten eines inaktiven Bereichs bleiben nutzbar: Güter und Joker kannst du zahlen, Pflüge und Joker auf Kornfelder bringen, Marker des Versammlungsplatzes für Würfel zurückgeben.',
      'M4.20': 'Am Ende zählen Karten, ob ihr Bereich aktiv ist oder nicht.',
    },
  },
  {
    title: 'Banner, Marker und Karten',
    rules: {
      'M4.21':
        'Jedes Achteckfeld fasst einen Marker. Ist keines frei, bekommst du keinen; das Banner darfst du trotzdem aktivieren.',
      'M4.22':
        'Du darfst immer ganz oder teilweise auf das verzichten, was ein Banner bringt. Was du genommen hast, zahlst du trotzdem.',
      'M4.23':
        'Karten verlassen dein Dorf nie, auch nicht freiwillig. Nur ein bedienter Kunde wandert aus dem Marktbereich zu den bedienten.',
      'M4.24': 'Geschichten-Punkte, die du erhältst, kommen sofort auf deinen Geschichten-Baum.',
      'M4.25':
        'Alle dürfen sehen, wie viele Geschichten-Punkte du hast, auf dem Baum und im Haupthaus.',
    },
  },
  {
    title: 'Zeit',
    rules: {
      'M4.26':
        'Um Zeit zu zahlen, rückst du deinen Zeitmarker so viele Wolken im Uhrzeigersinn. Die Brücke ist keine Wolke: Sie wird übersprungen.',
      'M4.27': 'Zeit kannst du immer zahlen; es gibt keine Grenze.',
      'M4.28':
        'Passiert dein Zeitmarker die Brücke, kommt Gevatter Tod mit: Am Ende dieses Zugs stirbt einer deiner Dorfbewohner.',
      'M4.29': 'Bis dahin bleiben alle auf ihren Feldern, und deine Bereiche bleiben aktiv.',
    },
  },
  {
    title: 'Münzen und Güter',
    rules: {
      'M4.30':
        'Münzen liegen in deiner Münzscheune, so viele du hast. Gezahlte Münzen kommen in den Vorrat.',
      'M4.31':
        'Ein Gut ist ein Marker auf einem Güterfeld des Handwerksgebäudes, das es herstellt. Gezahlte Güter kommen in den Vorrat.',
      'M4.32':
        'Statt eines Guts jeder Sorte darfst du einen Joker zahlen: einen Marker von deinem Gildenrathaus.',
      'M4.33':
        'Jederzeit in deinem Zug darfst du einen Pflug kostenlos aus deiner Schmiede auf das leere Pflugfeld eines Kornfelds bringen.',
      'M4.34':
        'Auch einen Joker vom Gildenrathaus darfst du dorthin bringen. Von da an ist er ein Pflug.',
      'M4.35':
        'Ein Pflug auf einem Kornfeld bleibt dort, bis du ihn zahlst; er wandert weder weiter noch zurück.',
      'M4.36':
        'Ein Pflug auf einem Kornfeld ist weiter ein Pflug: Du kannst ihn überall zahlen, wo einer verlangt ist.',
    },
  },
  {
    title: 'Erster Schritt: der Bannerwert',
    rules: {
      'M5.1': 'Wähle genau zwei Würfel aus dem Pool. Sie sind für den Rest der Runde weg.',
      'M5.2':
        'Ihre Summe nach allen Änderungen ist dein Bannerwert, 2 bis 12. Ein einzelner Würfel zählt nie.',
      'M5.3':
        'Für jede Münze, die du zahlst, darfst du einen der beiden Würfel um 1 höher oder niedriger drehen. Du darfst mehrere Münzen ausgeben, für einen Würfel oder für beide.',
      'M5.4': 'Ein Würfel zeigt 1 bis 6: nicht weniger, nicht mehr und nicht im Kreis.',
      'M5.5':
        'Für jeden Marker, den du von deinem Versammlungsplatz zurückgibst, darfst du einen der beiden Würfel beliebig einstellen.',
      'M5.6': 'Diese Marker kannst du auch ohne Ratsherrn zurückgeben.',
      'M5.7': 'Münzen und Marker des Versammlungsplatzes darfst du auch im selben Zug nutzen.',
      'M5.8':
        'Würfel änderst du nur mit dem, was du jetzt hast; was du später im Zug bekommst, hilft dabei nicht.',
      'M5.9':
        'Für jeden schwarzen Würfel, den du nimmst, zahlst du sofort 2 Zeit, was er auch zeigt und wofür du ihn auch nutzt.',
      'M5.10': 'Sonst hat die Farbe der Würfel keine Bedeutung.',
    },
  },
  {
    title: 'Zweiter Schritt: den Wert nutzen',
    rules: {
      'M5.11':
        'Nutze den Bannerwert für eines davon: genau ein schwarzes Banner, das ihn zeigt; ein oder mehrere weiße Banner deines Dorfs, die ihn zeigen; oder dein schwarzes „?“-Banner.',
      'M5.12':
        'Mischen geht nicht. Eine Karte, die du in diesem Zug erwirbst, kannst du in diesem Zug nicht aktivieren.',
      'M5.13': 'Nur der Bonus eines Mönchs aktiviert noch ein weiteres Banner.',
    },
  },
  {
    title: 'Ein schwarzes Banner',
    rules: {
      'M5.14':
        'Schwarze Banner hängen an allen Karten der Auslage außer den Kunden, an der Startspieler-Hand und an der Marktvogtei. Sie zeigen einen oder zwei Werte, die meisten auch Zeit, manche Münzen oder Güter, die zu zahlen sind.',
      'M5.15': 'Dein Wert muss genau einer des Banners sein.',
      'M5.16':
        'Du zahlst alle Kosten, bevor etwas geschieht. Was das Banner bringt, kann sie nicht bezahlen.',
      'M5.17': 'Lassen die Kosten eine Wahl, so wählst du.',
      'M5.18': 'Jede Kartenart hat eigene Bedingungen; sie folgen weiter unten.',
      'M5.19':
        'Eine Karte erwerben heißt: Nimm sie aus der Auslage, zahle, führe aus, was sie sagt, dreh sie um und leg sie in ihrem Bereich an dein Dorf.',
      'M5.20': 'Eine Karte hat auf beiden Seiten dieselben Werte.',
    },
  },
  {
    title: 'Handwerksgebäude',
    rules: {
      'M5.21':
        'Du brauchst deinen Handwerker und darfst von jeder der fünf Sorten höchstens ein Gebäude haben.',
      'M5.22': 'Wähle eine beliebige Karte der Sorte, die noch da ist.',
      'M5.23':
        'Leg die Karte in deinen Handwerksbereich und stell dann einen Marker auf eines ihrer Güterfelder.',
      'M5.24':
        'Ihr weißes Banner, solange der Handwerker da ist: Stell einen Marker auf ein leeres Güterfeld dieser Karte.',
    },
  },
  {
    title: 'Kornfelder',
    rules: {
      'M5.25': 'Du darfst beliebig viele Kornfelder erwerben, solange es welche gibt.',
      'M5.26': 'Nimm 1 Münze und leg das Kornfeld dann in deinen Erntebereich.',
      'M5.27':
        'Sein weißes Banner: Nimm 1 Münze, und 1 weitere, wenn auf diesem Kornfeld ein Pflug steht. Der Pflug bleibt.',
    },
  },
  {
    title: 'Reisen',
    rules: {
      'M5.28':
        'Du brauchst deinen Reisenden. Du reist Buchstabe für Buchstabe, beginnend mit A; jeden Buchstaben einmal.',
      'M5.29':
        'Hat deine letzte Reisekarte ein graues Banner, so zahlst du es bei der Weiterreise zusätzlich.',
      'M5.30': 'Wer die D-Karte mit der Kapelle hat, kann nicht nach E reisen.',
      'M5.31': 'Nach einer E-Karte ist deine Reise zu Ende.',
      'M5.32':
        'Du bekommst die oberste Karte des Stapels. Die dunklen Seiten eines Buchstabens sind gleich; die hellen unterscheiden sich in Ruhmespunkten und grauem Banner, und deine siehst du erst beim Umdrehen.',
      'M5.33': 'Dreh die Karte um und leg sie in deinen Reisebereich.',
      'M5.34':
        'Reisekarten haben kein weißes Banner. Ein graues Banner gilt nur, wenn du weiterreist.',
      'M5.35': 'Ist der Stapel deines nächsten Buchstabens leer, so kannst du nicht reisen.',
    },
  },
  {
    title: 'Kirchen',
    rules: {
      'M5.36': 'Du brauchst deinen Abt und darfst nur eine Kirche haben.',
      'M5.37': 'Wähle eine beliebige Kirche, die noch da ist.',
      'M5.38': 'Leg die Karte in deinen Religionsbereich. Kirchen haben kein weißes Banner.',
      'M5.39': 'Eine Kirche hilft dir nur, solange dein Abt da ist.',
      'M5.40':
        'Heilskirche: Bei einer Rattenplage darfst du einen Marker auf eines ihrer zwei Felder stellen. Dann verlierst du diesmal keine Geschichten-Punkte.',
      'M5.41':
        'Diese Marker bleiben. Sind beide Felder belegt, verhindert die Kirche nichts mehr. Die anderen verlieren ihre Punkte wie immer.',
      'M5.42':
        'Handelskirche: Nutzt du die Marktvogtei, so kommt zuerst die oberste Karte des Kundenstapels in die Auslage.',
      'M5.43':
        'Dann nimmst du einen ausliegenden Kunden umsonst und, wenn du willst, einen bis vier weitere zu den üblichen Kosten. Danach wird auf sechs aufgefüllt.',
      'M5.44':
        'Abteikirche: Sie bringt ein eigenes Kirchenfenster mit, das mit denen deiner Mönche zählt.',
      'M5.45':
        'Missionskirche: Hast du eine Reisekarte bezahlt und ihre helle Seite gesehen, so darfst du sie zurücklegen und die nächste Karte des Stapels nehmen. Diese behältst du.',
      'M5.46': 'Danach wird der Stapel gemischt. Das geht bei jedem Stapel einmal.',
    },
  },
  {
    title: 'Mönche',
    rules: {
      'M5.47': 'Du brauchst deinen Abt und eine Kirche und weniger als sechs Kirchenfenster.',
      'M5.48':
        'Jeder Mönch ist ein Fenster, und die Abteikirche hat eines. Du kannst also sechs Mönche haben, neben der Abteikirche fünf.',
      'M5.49':
        'Du bekommst die oberste Karte eines der drei Stapel; welchen Stapel, ist deine Wahl.',
      'M5.50':
        'Nutze zuerst einmal den Bonus des Mönchs. Dann dreh die Karte um und leg sie an deine Kirche. Von nun an ist sie ein Fenster und sonst nichts.',
      'M5.51': 'Bonus 2 oder 3 Geschichten-Punkte: Nimm sie.',
      'M5.52': 'Bonus „?“: Aktiviere einmal dein „?“-Banner und zahle dafür.',
      'M5.53': 'Bonus Schule: Aktiviere einmal dein Schulbanner, gleich bei welchem Wert.',
      'M5.54': 'Bonus zweimal Schule: Aktiviere dein Schulbanner zweimal nacheinander.',
      'M5.55':
        'Bonus Marktvogtei: Nutze einmal die Marktvogtei, gleich bei welchem Wert, aber nimm nur einen oder zwei Kunden, für 1 oder 2 Zeit.',
      'M5.56': 'Die Handelskirche hilft auch dabei.',
    },
  },
  {
    title: 'Rathaus und Versammlungsplatz',
    rules: {
      'M5.57':
        'Du brauchst deinen Ratsherrn und darfst ein Rathaus haben. Wähle ein beliebiges, das noch da ist.',
      'M5.58':
        'Du darfst ein Rathaus und einen Versammlungsplatz haben, gleich in welcher Reihenfolge.',
      'M5.59': 'Auch ihre weißen Banner brauchen den Ratsherrn.',
      'M5.60': 'Du brauchst deinen Ratsherrn und darfst einen Versammlungsplatz haben.',
      'M5.61':
        'Erwirbst du den Versammlungsplatz: Nimm ein „2/12er“-Plättchen und leg es neben ein weißes Banner deines Dorfs, nimm 1 Geschichten-Punkt, leg die Karte in deinen Ratsbereich und stell einen Marker auf eines ihrer Felder.',
      'M5.62':
        'Sein weißes Banner: Du darfst dein „2/12er“-Plättchen neben ein anderes weißes Banner legen, nimmst 1 Geschichten-Punkt und stellst einen Marker auf eines seiner Felder.',
      'M5.63':
        'Das weiße Banner des Versammlungsplatzes darf nur das allerletzte sein, das du im Zug aktivierst.',
      'M5.64':
        'Das weiße Banner, neben dem das Plättchen liegt, geht auch mit 2 und 12. Kosten und Bedingungen bleiben.',
      'M5.65': 'Niemand hat mehr als eines dieser Plättchen.',
      'M5.66': 'Neben einem Banner, das schon 2/12 zeigt, bewirkt das Plättchen nichts.',
      'M5.67':
        'Bedienst du einen Kunden, neben dem das Plättchen liegt, so kommt es auf deinen Versammlungsplatz.',
      'M5.68': 'Sonst bleibt es liegen, bis der Versammlungsplatz es verlegt.',
    },
  },
  {
    title: 'Die Startspieler-Hand',
    rules: {
      'M5.69': 'Sie hat die Werte 4 und 10 und kostet nichts.',
      'M5.70':
        'Du kannst sie nur nehmen, solange die Handinnenfläche oben liegt; also wechselt sie höchstens einmal je Runde.',
      'M5.71': 'Zu dritt und zu viert kann der Startspieler der Runde sie nicht nehmen.',
      'M5.72':
        'Zu zweit kann der Startspieler sie im ersten Zug der Runde nicht nehmen, wohl aber im zweiten. Die andere Person kann sie in jedem Zug nehmen.',
      'M5.73':
        'Leg alle Geschichten-Punkte, die darauf liegen, auf deinen Geschichten-Baum und die Hand vor dich, Handrücken oben.',
      'M5.74': 'Von der nächsten Runde an bist du Startspieler.',
      'M5.75': 'Nimmt sie niemand, bleibt der Startspieler, und die Punkte bleiben auf der Hand.',
    },
  },
  {
    title: 'Die Marktvogtei',
    rules: {
      'M5.76': 'Sie hat die Werte 4 und 10.',
      'M5.77':
        'Wähle einen bis vier ausliegende Kunden und leg sie in deinen Marktbereich. Du kannst die Vogtei auch ohne Kunden verlassen, dann kostet sie nichts.',
      'M5.78':
        'Ein Kunde kostet 1 Zeit, zwei kosten 2 Zeit, drei kosten 1 Münze und 2 Zeit, vier kosten 1 Münze und 3 Zeit.',
      'M5.79':
        'Danach wird die Auslage auf sechs aufgefüllt. Ist der Stapel leer, wird nicht mehr aufgefüllt.',
      'M5.80':
        'Händler und Güter brauchst du dafür nicht, und du darfst beliebig viele Kunden haben.',
      'M5.82': 'Ein Kunde, der nicht bedient ist, zählt nichts und wartet in deinem Marktbereich.',
    },
  },
  {
    title: 'Weiße Banner',
    rules: {
      'M5.83':
        'Weiße Banner hängen an deinem Dorfplan (Spielbanner und Schulbanner) und an deinen Handwerksgebäuden, Kornfeldern, deinem Rathaus, deinem Versammlungsplatz und den wartenden Kunden.',
      'M5.84':
        'Jedes Banner, das du aktivierst, muss deinen Bannerwert oder „?“ zeigen, oder das „2/12er“-Plättchen liegt daneben und dein Wert ist 2 oder 12.',
      'M5.85':
        'Du musst jedes Banner bezahlen können: höchstens 1 Zeit, bei Kunden auch ihre Güter.',
      'M5.86':
        'Eine Karte kannst du nur aktivieren, solange ihr Bereich aktiv ist. Die beiden Banner des Dorfplans brauchen niemanden.',
      'M5.87':
        'Aktiviere mindestens eines und so viele du willst, in beliebiger Reihenfolge. Nur der Versammlungsplatz kommt zuletzt.',
      'M5.88':
        'Führe ein Banner ganz aus, bevor das nächste kommt. Was das eine bringt, kannst du beim nächsten nutzen.',
      'M5.89': 'Jedes Banner geht einmal im Zug.',
      'M5.90': 'Spielbanner: Nimm 1 Geschichten-Punkt. Es kostet nichts.',
      'M5.91': 'Schulbanner: Es hat die Werte 3 und 11 und braucht keinen Dorfbewohner.',
      'M5.92': 'Ist die Schule leer, stell kostenlos einen Marker auf ihr linkes Feld.',
      'M5.93':
        'Ist nur das linke Feld belegt, so bring den Marker entweder kostenlos auf das rechte Feld, oder zahle 1 Zeit und bring ihn auf ein leeres Bewohnerfeld.',
      'M5.94':
        'Ist nur das rechte Feld belegt, so zahle entweder 1 Zeit, bring den Marker auf ein leeres Bewohnerfeld und nimm 2 Geschichten-Punkte; oder stell kostenlos einen neuen Marker auf das linke Feld.',
      'M5.95':
        'Sind beide belegt, zahle 1 Zeit und bring einen der beiden Marker auf ein leeres Bewohnerfeld. Für den rechten nimmst du 2 Geschichten-Punkte.',
      'M5.96':
        'Um einen Kunden zu bedienen, brauchst du deinen Händler. Zahle die gezeigten Güter, dreh die Karte um und leg sie zu deinen bedienten Kunden.',
    },
  },
  {
    title: 'Das „?“-Banner',
    rules: {
      'M5.97':
        'Es geht mit beliebigen zwei Würfeln. Du nimmst sie trotzdem und zahlst für schwarze. Kein anderes Banner darf folgen.',
      'M5.98':
        'Zahle 1 Zeit. Dann geht dein Oberhaupt ein Feld auf seinem Weg: Haupthaus, Münzfeld, Feld mit 3 Geschichten-Punkten.',
      'M5.99': 'Vom Haupthaus geht es auf das Münzfeld: Nimm 1 Münze.',
      'M5.100':
        'Vom Münzfeld geht es entweder zurück ins Haupthaus oder weiter auf das Feld mit 3 Geschichten-Punkten: Nimm sie.',
      'M5.101': 'Von dort geht es zurück auf das Münzfeld: Nimm 1 Münze.',
      'M5.102':
        'Immer wenn es ins Haupthaus heimkehrt, kommen alle Geschichten-Punkte deines Baums mit dorthin.',
      'M5.103':
        'Geschichten-Punkte im Haupthaus sind bis zum Ende gesichert. Nur sie zählen als Ruhmespunkte.',
    },
  },
  {
    title: 'Dritter Schritt: Tod und Ratten',
    rules: {
      'M5.104': 'Ist Gevatter Tod nicht bei deinem Zeitmarker, endet dein Zug hier.',
      'M5.105': 'Sonst geht er zurück auf die Brücke. Der Zeitmarker bleibt, wo er ist.',
      'M5.106':
        'Wähle, welcher deiner Dorfbewohner stirbt. Nachkommen in der Schule gehören noch nicht dazu.',
      'M5.107':
        'Der Dorfbewohner verlässt sein Feld und kommt auf ein Sargfeld des Zentralplans. Der Bereich ist von nun an inaktiv.',
      'M5.108':
        'Ist eines der zwei Chronikfelder seines Berufs frei, so hält ihn die Chronik fest, und du nimmst die Geschichten-Punkte des Felds, noch bevor die Ratte läuft.',
      'M5.109': 'Sonst kommt er in das nächste anonyme Grab, und du bekommst nichts.',
      'M5.110':
        'Hast du keinen Dorfbewohner mehr, musst du sofort einen Tagelöhner anstellen: Stell einen Marker auf ein beliebiges deiner Bewohnerfelder.',
      'M5.111':
        'Jeder Tagelöhner kostet am Ende 5 Ruhmespunkte, und daran lässt sich nichts ändern. Der Marker ist ein Dorfbewohner wie jeder andere.',
      'M5.112': 'Dann fällt der Rattenwürfel, und die Ratte läuft so viele Felder vor.',
      'M5.113':
        'Erreicht sie das Feld der Rattenplage, bleibt sie dort stehen, und die Ratten kommen.',
      'M5.114':
        'Rattenplage: Alle, auch du, verlieren die Hälfte der Geschichten-Punkte auf ihrem Baum, abgerundet. Die Heilskirche kann das verhindern.',
      'M5.115': 'Was in den Haupthäusern und auf der Hand liegt, ist vor den Ratten sicher.',
      'M5.116': 'Dann geht die Ratte zurück auf ihr Startfeld, und der Zug endet.',
      'M5.117':
        'Die sechs roten Felder vor der Plage sind die, von denen der nächste Wurf sie erreichen kann.',
    },
  },
  {
    title: 'Spielende und Wertung',
    rules: {
      'M6.1':
        'Das Spiel endet nach der Runde, in der genug Sargfelder belegt sind, Chronik und Gräber zusammen. Die Runde wird immer zu Ende gespielt.',
      'M6.2': 'Genug sind 9 Sargfelder zu zweit, 14 zu dritt und 18 zu viert.',
      'M6.3':
        'Religion: die Punkte deiner Kirche, dazu für ein Fenster 2, zwei 4, drei 7, vier 10, fünf 14, sechs 20 Punkte.',
      'M6.4': 'Rat: die Punkte deines Versammlungsplatzes und deines Rathauses.',
      'M6.5': 'Ernte: 1 Punkt für jedes Kornfeld.',
      'M6.6': 'Reise: die Punkte all deiner Reisekarten.',
      'M6.7': 'Kunden: die Punkte aller bedienten. Wartende zählen nichts.',
      'M6.8': 'Geschichten-Punkte: 1 Punkt für jeden in deinem Haupthaus.',
      'M6.9': 'Tagelöhner: 5 Punkte weniger für jeden.',
      'M6.10': 'Die Startspieler-Hand: 1 Punkt, wenn du sie hast. Was darauf liegt, zählt nicht.',
      'M6.11':
        'Geschichten-Punkte auf dem Baum, Münzen und Güter zählen nichts, auch Handwerksgebäude für sich nicht.',
      'M6.12': 'Wer die meisten Ruhmespunkte hat, gewinnt.',
      'M6.13':
        'Bei Gleichstand zählen diese Personen ihre Münzen, ihre Güter samt Jokern und die Geschichten-Punkte auf ihren Bäumen zusammen. Wer mehr hat, gewinnt.',
      'M6.14': 'Ist auch das gleich, gewinnen sie gemeinsam.',
    },
  },
  {
    title: 'Die Karten im Einzelnen',
    rules: {
      'M7.1': 'Die beiden Werte jedes Spielbanners kommen auch bei den Handwerksgebäuden vor.',
      'M7.2': 'Das Schulbanner hat die Werte 3 und 11. Das „?“-Banner kostet 1 Zeit.',
      'M7.5': 'Marktvogtei und Startspieler-Hand haben die Werte 4 und 10.',
      'M7.6':
        'Die zwei Chronikfelder eines Berufs bringen 1 oder 2 Geschichten-Punkte. Das erste freie wird zuerst belegt.',
      'M7.7': 'Die anonymen Gräber sind nummeriert, und es gibt so viele wie nötig.',
      'M7.8': 'Wie weit die Ratte laufen muss, hängt von der Spielerzahl ab.',
      'M7.9':
        'Der Stall bringt Pferde, die Brauerei Bier, die Schmiede Pflüge, die Schreibstube Schriftrollen, die Wagnerei Planwagen.',
      'M7.10': 'Die vier Karten einer Gebäudesorte unterscheiden sich nur in ihren Werten.',
      'M7.11': 'Handwerksgebäude haben keine eigenen Ruhmespunkte.',
      'M7.13': 'Ein Kornfeld hat ein Pflugfeld und zählt 1 Punkt.',
      'M7.14':
        'Die dunkle Seite einer Reisekarte zeigt Banner, Kosten und die Ruhmespunkte, die sie bringen kann.',
      'M7.16': 'Eine der D-Karten ist die Kapelle. Sie bringt 8 Punkte und beendet deine Reise.',
      'M7.17': 'Ein graues Banner verlangt Münzen, Bier oder Zeit. Manche Karten haben keines.',
      'M7.18': 'Die Heilskirche hat zwei Felder für Marker. Die Abteikirche zählt 4 Punkte.',
      'M7.19':
        'Ein Mönch bringt 2 oder 3 Geschichten-Punkte oder aktiviert das „?“-Banner, ein- oder zweimal das Schulbanner oder die Marktvogtei.',
      'M7.20': 'Umgedreht sind alle Mönche gleich: ein Kirchenfenster.',
      'M7.21':
        'Bereichsrathaus und Bevölkerungsrathaus haben je fünf Felder und keine eigenen Punkte.',
      'M7.22': 'Finanzrathaus, beim Erwerb: Nimm 2 Münzen.',
      'M7.23': 'Sein weißes Banner: Nimm 2 Münzen.',
      'M7.24':
        'Gilden-, Bereichs- und Bevölkerungsrathaus, beim Erwerb: Stell einen Marker auf eines der Felder der Karte.',
      'M7.25': 'Ihr weißes Banner: Stell einen Marker auf ein leeres Feld der Karte.',
      'M7.26':
        'Bei Bereichs- und Bevölkerungsrathaus wählst du das Feld. Beim Gildenrathaus sind alle Felder gleich.',
      'M7.27': 'Die Marker auf dem Gildenrathaus sind Joker: Sie stehen für jedes Gut.',
      'M7.28': 'Die Marker auf Bereichs- und Bevölkerungsrathaus bleiben bis zum Ende des Spiels.',
      'M7.29':
        'Die fünf Felder des Bereichsrathauses sind Reisekarten, Handwerksgebäude, bediente Kunden, Kirche mit Mönchen und Kornfelder.',
      'M7.30':
        'Bereichsrathaus, am Ende: 1 Punkt für jede deiner Karten einer markierten Art. Die Kirche und jeder Mönch zählen je 1; wartende Kunden zählen nicht.',
      'M7.31':
        'Bevölkerungsrathaus, am Ende: 4 Punkte für jeden markierten Beruf, dessen Dorfbewohner da ist.',
      'M7.32': 'Der Versammlungsplatz hat die Werte 2 und 12 und zählt 2 Punkte.',
      'M7.33': 'Jeder Kunde zeigt ein weißes Banner, die gewünschten Güter und Ruhmespunkte.',
    },
  },
  {
    title: 'Was alle wissen',
    rules: {
      'M8.1': 'Es gibt keine Module, Varianten oder Stufen.',
      'M8.2':
        'Zu zweit ist nur dies anders: zwei Züge je Runde, die Regel für die Hand, die Zahl der Sargfelder und der Weg der Ratte.',
      'M9.1': 'Niemand hat Geheimnisse: Alle sehen dasselbe.',
      'M9.2':
        'Allen verborgen sind nur die Reihenfolge der verdeckten Stapel, die hellen Seiten der Reisekarten darin und was die Würfel zeigen werden.',
      'M9.4':
        'Der Zufall bestimmt, wer beginnt, wer welchen Dorfplan bekommt, wie die Stapel gemischt sind und was Würfel und Rattenwürfel zeigen. Sonst nichts.',
      'M9.5':
        'Welche Karten in einem Stapel liegen, wissen alle; nur ihre Reihenfolge kennt niemand.',
    },
  },
  {
    title: 'Fragen, die sich stellten, und was wir entschieden haben',
    rules: {
      'M-R2': 'Auch wer die Brücke zweimal im Zug passiert, verliert nur einen Dorfbewohner.',
      'M-R3': 'Wer von der letzten Wolke auf die erste geht, hat die Brücke passiert.',
      'M-R4':
        'Die Zeit für schwarze Würfel zahlst du gleich beim Nehmen. Passierst du dabei die Brücke, gilt das für diesen Zug.',
      'M-R5':
        'Änderungen, die sich aufheben, gibt es nicht. Jeder Würfel wird einmal geändert, auf dem kürzesten Weg mit Münzen oder mit einem Marker.',
      'M-R6': 'Von zwei freien Chronikfeldern wird zuerst das mit mehr Geschichten-Punkten belegt.',
      'M-R7': 'Solange ein Chronikfeld des Berufs frei ist, kommt niemand stattdessen in ein Grab.',
      'M-R8': 'Ein anonymes Grab ist immer noch frei.',
      'M-R9': 'Ein Tagelöhner wird gleich nach dem Tod angestellt, bevor der Rattenwürfel fällt.',
      'M-R10':
        'Ein Tagelöhner lebt und stirbt wie jeder Dorfbewohner und kann in die Chronik kommen.',
      'M-R11':
        'Verzichten darfst du auf Erträge, Boni, Marker, das Verlegen des Plättchens und auf Kunden bei der Marktvogtei: Nimm beliebig viele oder keinen. Nach einem Kunden umsonst musst du keinen weiteren nehmen und bezahlen. Nicht verzichten kannst du auf die Kosten dessen, was du genommen hast, das Anlegen einer erworbenen Karte und den dritten Schritt. Ein Kunde wird bedient oder gar nicht aktiviert. Die Schule zu lassen, wie sie ist, kostet nichts; auf das „?“-Banner zu verzichten kostet trotzdem 1 Zeit.',
      'M-R12': 'Du darfst ein Banner aktivieren, das dir nichts bringt. Es kostet, was es kostet.',
      'M-R13':
        'Könnten mehrere Marker für ein Gut zahlen, wählst du. Ohne deine Wahl zahlt zuerst das passende Gebäude, dann ein Pflug vom Kornfeld, zuletzt ein Joker.',
      'M-R14':
        'Was ein weißes Banner bringt, kannst du beim nächsten im selben Zug nutzen, aber nie für Würfel und nie für die Kosten dieses Banners selbst.',
      'M-R15': 'Die Karte, die die Missionskirche zurücklegt, haben alle gesehen.',
      'M-R16': 'Liegt im Reisestapel keine andere Karte, kann die Missionskirche nicht helfen.',
      'M-R17': 'Hilft die Missionskirche nicht, wird der Stapel auch nicht gemischt.',
      'M-R18': 'Ohne Abt hilft die Missionskirche nicht.',
      'M-R19':
        'Du darfst auf die Handelskirche verzichten, und auch nach dem Aufdecken darfst du den Kunden umsonst noch ablehnen.',
      'M-R20':
        'Ist der Kundenstapel leer, bringt die Handelskirche keine Karte, aber einer der ausliegenden ist trotzdem umsonst.',
      'M-R21':
        'War der Kunde umsonst der letzte der Auslage, wird nichts weiter genommen und nichts gezahlt.',
      'M-R22':
        'Pflüge darfst du zwischen zwei Schritten deines eigenen Zugs versetzen, aber nicht mitten in einem und nicht in den Zügen der anderen.',
      'M-R23':
        'Liegen weniger Kunden aus, als du möchtest, wähle unter denen, die da sind. Liegt keiner aus, geht die Marktvogtei nicht.',
      'M-R24': 'Ohne Münze kannst du höchstens zwei Kunden nehmen.',
      'M-R25': 'Das Fenster der Abteikirche zählt immer, mit oder ohne Abt.',
      'M-R26':
        'Sind beide Schulfelder belegt und kein Bewohnerfeld leer, bewirkt das Schulbanner nichts und kostet nichts.',
      'M-R27': 'Bei „zweimal Schule“ setzt das zweite Mal fort, was das erste getan hat.',
      'M-R28':
        'Würdest du an die Ratten nichts verlieren, wird die Heilskirche nicht gefragt und verbraucht kein Feld.',
      'M-R29':
        'Der Abt muss für die Heilskirche da sein, wenn die Ratten kommen, also nach dem Tod dieses Zugs.',
      'M-R32': 'Kirchen haben kein weißes Banner; sie helfen, solange der Abt da ist.',
      'M-R33': 'Eine A-Karte kann 3 Punkte bringen, eine B-Karte 5.',
      'M-R34': 'Wer den Versammlungsplatz erwirbt, muss das „2/12er“-Plättchen irgendwohin legen.',
      'M-R35':
        'Das Plättchen darf neben jedem weißen Banner deines Dorfs liegen: auch in inaktiven Bereichen, an wartenden Kunden, am Spiel- oder Schulbanner und am Versammlungsplatz selbst.',
      'M-R36': 'Nach dem Banner des Versammlungsplatzes folgt in diesem Zug keines mehr.',
      'M-R37': 'Wer die Hand in der letzten Runde nimmt, hat sie bei der Wertung.',
      'M-R38':
        'Sind genug Sargfelder belegt, wird der Rest der Runde wie immer gespielt, mit Tod und Ratten.',
      'M-R39':
        'Güter beim Gleichstand sind Marker auf Handwerksgebäuden, Pflüge auf Kornfeldern und Joker, keine anderen Marker.',
      'M-R40': 'Auch weniger als null Punkte sind möglich.',
      'M-R41':
        'Die Ratten kommen zu allen zugleich: Niemand verliert Punkte, bevor die Heilskirche geantwortet hat.',
      'M-R42': 'Du darfst auch einen Mönch nehmen, dessen Bonus dir nichts bringt.',
      'M-R43': 'Du zahlst den Mönch und den Bonus.',
      'M-R44':
        'Neue Kunden und Mönche werden am Ende deines Zugs aufgedeckt; vorher hängt nichts davon ab.',
      'M-R45':
        'Was du in deinem Zug geplant hast, kannst du zurücknehmen, bis zum letzten Schritt, der abgeschickt wurde oder etwas aufgedeckt hat.',
      'M-R46':
        'Ein Dorfbewohner, der in diesem Zug aus der Schule kam, kann an dessen Ende sterben.',
      'M-R47': 'Auch nach der Handelskirche wird auf sechs aufgefüllt.',
    },
  },
  {
    title: 'Per Post',
    rules: {
      'M11.8': 'Eine Reisekarte wird umgedreht, wenn dein Zug am Tisch angekommen ist.',
      'M11.17':
        'Du beendest deinen Zug selbst und schickst ihn ab. Dann wird die Auslage aufgefüllt, neue Mönche erscheinen, und Gevatter Tod tut seine Arbeit.',
      'M11.21':
        'Die Heilskirche folgt einem Dauerauftrag: Sie fragt dich jedes Mal, verbraucht nie ein Feld oder verhindert jeden Verlust ab so vielen Geschichten-Punkten. Solange du keinen Auftrag gibst, fragt sie dich in deinem Zug und verhindert in den Zügen der anderen Verluste ab 2. Einen Auftrag geben kannst du jederzeit, auch in den Zügen der anderen, solange die Kirche ein Feld frei hat.',
      'M11.22':
        'Nur wenn du jedes Mal gefragt werden willst, wartet der Tisch bei einer Rattenplage in einem fremden Zug auf dich. Sonst wartet er immer nur auf die Person am Zug.',
      'M11.23': 'Die Würfel der nächsten Runde fallen von selbst.',
    },
  },
]
