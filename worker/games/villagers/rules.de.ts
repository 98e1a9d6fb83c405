import type { RulesChapter } from '../kernel/index.ts'

/** The rules of Villagers to be read, in German. */
export const rules: ReadonlyArray<RulesChapter> = [
  {
    title: 'Was auf dem Tisch liegt',
    rules: {
      'V2.1':
        'Es gibt 100 Personen: 50 verschiedene, jede zweimal. Sechs davon liegen zu Beginn jeder Partie offen in der Auslage, die übrigen 94 werden gemischt.',
      'V2.2':
        'Es gibt 30 Start-Personen: je 10 für Holz, Heu und Erz. Jede zeigt auf einer Seite eine Frau, auf der anderen einen Mann; welche du siehst, wählst du in den Einstellungen.',
      'V2.3':
        'Alle haben eine Gründungskarte mit einer Gold- und einer Nahrungsseite. Eine LOS!-Karte und zwei Marktkarten gehören allen gemeinsam.',
      'V2.4': 'Gold kommt aus der Bank, und die ist nie leer.',
      'V2.5':
        'Für das Spiel allein gibt es 12 Sommer- und 12 Winter-Ereignisse, die Karte der Gräfin mit und ohne 4 Gold und den Hofnarren.',
      'V2.6': 'Unterstützung: 5 Spezial-Personen, jede einmal.',
      'V2.7':
        'Schurken: 9 Spezial-Personen. Adlige, Barbarin, Hallodri, Intrigant und Kurier gibt es einmal, Dieb und Sheriff zweimal.',
      'V2.8': 'Profiteure: 8 Personen, die unter die anderen gemischt werden.',
      'V2.9':
        'Entwicklungen: 12 Karten, je 4 für Gemeinschaft, Handel und Produktion, und ein Marker für jede der drei ausliegenden.',
    },
  },
  {
    title: 'Aufbau',
    rules: {
      'V3.1':
        'In der Auslage liegen am Anfang immer dieselben sechs Personen: Schweinehirtin, Tischlerin, Viehzüchter, Maurer, Erntehelferin und Flechterin.',
      'V3.2': 'Die Start-Personen liegen offen in drei Stapeln neben der Auslage.',
      'V3.3': 'Alle beginnen mit der Gründung im Dorf, Goldseite oben, und mit 8 Gold.',
      'V3.4':
        'Wer beginnt, wird ausgelost und bekommt die LOS!-Karte. Gespielt wird im Uhrzeigersinn.',
      'V3.5': 'Zu zweit, zu dritt und allein sind keine Woll- und keine Leder-Personen im Spiel.',
      'V3.6':
        'Personen aus Modulen, die unter die anderen gehören, werden eingemischt, bevor etwas verteilt wird.',
      'V3.7':
        'Über jedem Platz der Auslage liegt ein verdeckter Stapel: 4 Karten zu zweit, 6 zu dritt, 8 zu viert, 10 zu fünft und 5 allein.',
      'V3.8': 'Der Erste Markttag liegt unter dem zweiten Stapel, der Zweite unter dem sechsten.',
      'V3.9': 'Alle bekommen 5 Personen auf die Hand.',
      'V3.10':
        'Alle übrigen Personen sind der verdeckte Nachziehstapel. Der Ablagestapel ist leer.',
      'V3.11':
        'Ohne Module hat der Nachziehstapel am Anfang 46 Karten zu zweit, 29 zu dritt, 26 zu viert, 9 zu fünft und 37 allein.',
      'V3.12': 'Auf der Auslage liegen anfangs keine Münzen.',
      'V3.15':
        'Allein baust du auf wie zu zweit, aber ohne die Spezial-Personen des Grundspiels und mit 5 Karten je Stapel.',
      'V3.16':
        'Die Gräfin spielt gegen dich. Sie hat ihre Karte mit 4 Gold im Dorf, 1 Gold im Vorrat und keine Hand.',
      'V3.17': 'Du hast den Hofnarren. Er gehört nicht zu deiner Hand.',
      'V3.18':
        'Sommer- und Winter-Ereignisse werden getrennt gemischt. Ein Sommer-Ereignis wird aufgedeckt und gilt in Runde 1.',
      'V3.19': 'Die Schwierigkeit ändert den Aufbau: siehe die Stufen im Spiel allein.',
      'V3.20': 'Module lassen sich beliebig kombinieren.',
      'V3.21':
        'Unterstützung: Alle bekommen zusätzlich eine davon auf die Hand. Die übrigen bleiben ungesehen in der Schachtel.',
      'V3.22':
        'Schurken: Zu viert und zu fünft werden beide Diebe und beide Sheriffs eingemischt, sonst spielen sie nicht mit.',
      'V3.23':
        'Von den übrigen Schurken bekommen alle zusätzlich einen auf die Hand. Der Rest bleibt ungesehen in der Schachtel.',
      'V3.24':
        'Ohne den Kurier gibt es nur 4 Schurken zu verteilen, darum ist das Modul dann für höchstens 4 Personen am Tisch.',
      'V3.25': 'Profiteure: Alle 8 werden eingemischt.',
      'V3.26':
        'Entwicklungen: Je eine Karte für Gemeinschaft, Handel und Produktion wird gezogen und liegt mit ihrem Marker neben der Auslage.',
      'V3.27': 'Mit Unterstützung und Schurken bekommen alle je eine Karte davon, zusammen 7.',
    },
  },
  {
    title: 'Die Runde',
    rules: {
      'V4.1':
        'Eine Runde besteht aus Draft-Phase, Erneuern der Auslage, Bauphase, Ende der Bauphase, dann Entwicklungen oder Ereignissen und schließlich den Markttagen, wenn sie fällig sind. Gespielt wird nur, wenn du am Zug bist, und nach dem Zweiten Markttag gar nicht mehr.',
    },
  },
  {
    title: 'Die Draft-Phase',
    rules: {
      'V4.2':
        'Wer die LOS!-Karte hat, beginnt. In einem Draftzug nimmst du genau 1 Person, dann ist die nächste Person am Tisch dran. Wer sein Limit erreicht hat, wird übersprungen.',
      'V4.3':
        'Du nimmst 2 Personen je Runde und 1 mehr für jedes Nahrungssymbol, das in deinem Dorf zu sehen ist oder das dir eine Entwicklung gibt, höchstens 5. Du musst bis zu diesem Limit nehmen.',
      'V4.4': 'Für das Limit zählt, wie viele Personen auf deinem Dorfplatz liegen.',
      'V4.5':
        'Du darfst eine beliebige offene Person der Auslage oder die oberste Karte eines beliebigen Stapels nehmen, die oberste Karte des Nachziehstapels nur, wenn alle sechs Stapel leer sind.',
      'V4.6': 'Marktkarten kann man nicht nehmen.',
      'V4.7':
        'Was du nimmst, liegt offen auf deinem Dorfplatz, auch wenn es von einem verdeckten Stapel kommt.',
      'V4.8': 'Münzen auf einer Person, die du nimmst, gehören dir sofort.',
      'V4.9':
        'Ein leerer Platz der Auslage wird sofort vom linken noch vorhandenen Stapel aufgefüllt, oder vom Nachziehstapel, wenn alle Stapel leer sind. Auf der neuen Person liegen keine Münzen.',
      'V4.10':
        'Nimmst du eine Karte von einem Stapel oder vom Nachziehstapel, wird nichts aufgefüllt.',
      'V4.11':
        'Haben alle ihr Limit erreicht, nehmen alle die Personen ihres Dorfplatzes auf die Hand. Vorher kann man sie nicht benutzen.',
      'V4.12': 'Ist gar nichts mehr zum Nehmen da, endet die Draft-Phase für alle.',
    },
  },
  {
    title: 'Die Auslage erneuern',
    rules: {
      'V4.15':
        'Ab drei Personen am Tisch kommen offene Personen mit Münzen auf den Ablagestapel und ihre Münzen in die Bank. Leere Plätze werden vom Nachziehstapel aufgefüllt oder, wenn er leer ist, vom linken Stapel. Dann kommt auf jede offene Person 1 Gold.',
      'V4.16':
        'Zu zweit dürft ihr je 1 Gold aus der Bank auf eine beliebige offene Person legen, wer die LOS!-Karte hat, zuletzt; auch beide auf dieselbe. Dann kommen alle offenen Personen ohne Münzen auf den Ablagestapel, und die Plätze werden wie sonst aufgefüllt. Weitere Münzen gibt es nicht.',
      'V4.17':
        'Zu zweit sammeln sich die Münzen: Eine Person mit Münzen bleibt in der Auslage und kann jede Runde mehr bekommen.',
      'V4.18':
        'Beachte den Unterschied: Beim Nehmen wird zuerst von den Stapeln aufgefüllt, danach zuerst vom Nachziehstapel.',
      'V4.19': 'Die Auslage wird in jeder Runde erneuert, auch in der letzten.',
      'V4.20': 'Allein gilt es wie zu zweit, aber nur du darfst 1 Gold legen.',
    },
  },
  {
    title: 'Die Bauphase',
    rules: {
      'V4.25': 'Reihum ab der LOS!-Karte spielen alle einen ganzen Bauzug.',
      'V4.26':
        'Du darfst 2 Personen bauen und 1 mehr für jedes Bausymbol, das in deinem Dorf zu sehen ist oder das dir eine Entwicklung gibt, und für jede bezahlte Freiberuflerin, höchstens 5. Diese Zahl steht am Anfang deines Bauzugs fest.',
      'V4.27':
        'Du musst nicht alle Bauaktionen nutzen, kannst aber nicht mehr nutzen, als du hast.',
      'V4.28':
        'In deinem Bauzug darfst du in beliebiger Reihenfolge Personen bauen, gegen Start-Personen eintauschen, Spezial-Personen spielen, dein Dorf nutzen und den Zug beenden.',
      'V4.29':
        'Start-Personen und Personen, die nach der Nutzung abgelegt werden, kosten keine Bauaktion. Spezial-Personen, die bleiben, schon.',
      'V4.30':
        'Du kannst den Zug nicht beenden, solange ein Mönch oder ein Gehilfe in deinem Dorf unbedeckt liegt.',
      'V4.35':
        'Wer nach dem letzten Bauzug im Dorf kein Nahrungssymbol zeigt, dreht die Gründung auf die Nahrungsseite. So bleibt sie.',
      'V4.36': 'Dann geht die LOS!-Karte im Uhrzeigersinn weiter.',
      'V4.37':
        'Bronze zahlt am Ende des eigenen Bauzugs oder für alle nach der Bauphase: Das sagen die Optionen des Tischs.',
    },
  },
  {
    title: 'Wann die Markttage kommen',
    rules: {
      'V4.40':
        'Der Erste Markttag ist am Ende der ersten Runde, in der die beiden linken Stapel leer sind.',
      'V4.41': 'Seine Karte wird gedreht, sobald es so weit ist.',
      'V4.42': 'Danach kommt seine Karte weg, und die nächste Runde beginnt.',
      'V4.43':
        'Der Zweite Markttag ist am Ende der Runde, in der alle sechs Stapel leer sind. Dann endet die Partie.',
      'V4.44':
        'Sind beide in derselben Runde fällig, ist erst der Erste und gleich danach der Zweite.',
      'V4.45': 'Ein leerer Stapel ist aus dem Spiel: Darauf kann nichts mehr gelegt werden.',
    },
  },
  {
    title: 'Personen bauen',
    rules: {
      'V5.1':
        'Um eine Person aus der Hand zu bauen, brauchst du eine Bauaktion, ihre Vorgänger und, wenn sie ein Schloss hat, jemanden, der es öffnet. Sie bleibt für immer in deinem Dorf.',
      'V5.2': 'Dieselbe Person darfst du mehrmals haben.',
      'V5.3':
        'Du baust eine nach der anderen: Eine frühere kann im selben Zug eine spätere tragen oder ihr Schloss öffnen.',
    },
  },
  {
    title: 'Produktionsketten',
    rules: {
      'V5.20':
        'Eine Person mit Vorgängern muss auf der direkt davor genannten liegen und so weiter bis zum Anfang der Kette. Eine Kette darf über mehrere Runden wachsen.',
      'V5.21': 'Eine Person mit Fahne braucht keinen Vorgänger und beginnt eine neue Reihe.',
      'V5.22':
        'Die erste Karte einer Kette trägt bis zu 2 Personen nebeneinander, gleiche oder verschiedene.',
      'V5.23':
        'Eine Person in der Mitte einer Kette trägt 1. Die letzte einer Kette und Solo-Personen tragen keine.',
      'V5.24':
        'Eine überdeckte Person behält nur ihre Symbole der Betriebsart und ihr Schloss. Alles andere auf ihr gilt nicht, solange sie überdeckt ist.',
      'V5.25': 'Die erste Karte einer Kette ist eine Person ihrer Betriebsart und zählt dafür mit.',
      'V5.26':
        'Obenauf liegt eine Person, auf der keine andere liegt: auch Solo-Personen und unbedeckte erste Karten einer Kette.',
      'V5.27': 'Zwei Zweige einer Kette teilen sich ihre erste Karte.',
      'V5.28': 'Eine Person liegt nur auf einer ihrer eigenen Betriebsart.',
    },
  },
  {
    title: 'Start-Personen',
    rules: {
      'V5.30':
        'Bis zu 3-mal in deinem Bauzug darfst du eintauschen: Wähle eine Start-Person, lege eine Handkarte verdeckt auf einen nicht leeren Stapel und lege die Start-Person in dein Dorf.',
      'V5.31': 'Wähle zuerst die Start-Person, dann die Handkarte, dann den Stapel.',
      'V5.32':
        'Die Vorderseite der weggelegten Karte sieht niemand, nur ihre Rückseite. Sie liegt nun dort obenauf.',
      'V5.33':
        'Sind alle sechs Stapel leer, kommt die Karte auf den Nachziehstapel, und ist auch der leer, auf den Ablagestapel.',
      'V5.34':
        'Eintauschen darfst du jede Handkarte, auch Spezial-Personen, aber weder den Hofnarren noch eine Start-Person auf deiner Hand.',
      'V5.35': 'Start-Personen kosten keine Bauaktion.',
      'V5.36': 'Von jeder Start-Person gibt es 10: Sind sie weg, bekommst du keine mehr.',
      'V5.37': 'Eintauschen kannst du nur in deinem Bauzug.',
    },
  },
  {
    title: 'Schlösser',
    rules: {
      'V5.40':
        'Eine Person mit Schloss kannst du nur bauen, wenn das Schloss geöffnet wird, und zwar von der darauf gezeigten Person. Es gilt der Reihe nach:',
      'V5.41':
        'Liegt sie in deinem eigenen Dorf, legt die Bank 2 Gold darauf; bei mehreren wählst du, auf welche. Jemand anderen bezahlen darfst du dann nicht.',
      'V5.42':
        'Liegt sie sonst in einem anderen Dorf, legst du dort 2 Gold von dir darauf; bei mehreren wählst du, auf welche.',
      'V5.43': 'Sonst zahlst du 2 Gold an die Bank.',
      'V5.44': 'Musst du zahlen und hast zu wenig Gold, kannst du die Person nicht bauen.',
      'V5.45':
        'Münzen auf einer Person bleiben bis zum Ende des Zweiten Markttags liegen und können nicht ausgegeben werden.',
      'V5.46':
        'Jedes Schloss wird einmal geöffnet, wenn die Person gebaut wird. Was sich später ändert, ist egal.',
      'V5.47':
        'Schlösser gelten auch beim Gehilfen und beim Gönner, aber nicht für Personen, die die Gräfin bekommt.',
      'V5.48':
        'Die Zahl am Schlüsselbund sagt, wie viele Karten diese Person im Grundspiel zu viert oder fünft öffnet.',
      'V5.49':
        'Mit einer Blechschmiedin, die du vorher im selben Zug gespielt hast, darfst du Schlösser kostenlos öffnen.',
    },
  },
  {
    title: 'Spezial-Personen',
    rules: {
      'V5.50':
        'Spezial-Personen spielst du in deinem eigenen Bauzug, es sei denn, sie sind für die Draft-Phase.',
      'V5.51':
        'Mit Ablegen-Symbol: Führe die Wirkung aus und lege die Karte ab. Das geht beliebig oft im Zug und kostet keine Bauaktion.',
      'V5.52': 'Ohne das Symbol kommt die Karte in dein Dorf, kostet eine Bauaktion und bleibt.',
      'V5.53': 'Keine Spezial-Person kann eine fremde Gründung oder die Karte der Gräfin nehmen.',
      'V5.54':
        'Gönner, Prophet, Barbarin und Hallodri spielst du in deinem eigenen Draftzug, bevor du eine Person nimmst; nicht in der Bauphase.',
      'V5.55':
        'Eine Spezial-Person, die nichts bewirken könnte, kannst du nicht spielen. Eintauschen kannst du sie.',
      'V5.60':
        'Blechschmiedin: Bis zum Ende dieses Bauzugs darfst du jedes Schloss ohne Zahlung öffnen. Du entscheidest bei jedem neu. Danach ablegen.',
      'V5.61':
        'Schmuggler: Nimm die Hälfte des aufgedruckten Golds einer deiner Personen mit sichtbarem Goldsymbol aus der Bank, aufgerundet. Münzen zählen nicht. Danach ablegen. Du brauchst so eine Person.',
      'V5.62':
        'Mönch: Er steht für eine beliebige Person einer Kette, die eine andere tragen kann, auch für eine erste Karte und für die Gründung. Als erste Karte beginnt er eine neue Reihe, sonst liegt er auf dem passenden Vorgänger.',
      'V5.63':
        'Die Kette um einen Mönch oder Gehilfen muss vollständig und in der richtigen Reihenfolge sein. Mehrere davon in einer Kette sind erlaubt.',
      'V5.64':
        'Am Ende deines Zugs muss jeder Mönch und jeder Gehilfe überdeckt sein. Du kannst keinen bauen, wenn du sie im Rest des Zugs nicht alle überdecken könntest.',
      'V5.65':
        'Mönch und Gehilfe zählen als Spezial-Personen und haben nichts von der Person, für die sie stehen. Sie öffnen keine Schlösser.',
      'V5.66':
        'Wird ein Mönch oder Gehilfe durch fremdes Handeln oder ein Ereignis aufgedeckt, kehrt er auf die Hand zurück, zu der das Dorf gehört.',
      'V5.67':
        'Ganz unten darf er 2 Zweige tragen, beide von derselben Betriebsart. In der Mitte einer Kette trägt er 1.',
      'V5.70':
        'Gehilfe: Wähle in einem beliebigen Dorf eine überdeckte Person einer Kette. Der Gehilfe nimmt ihren Platz ein; was darauf liegt, bleibt.',
      'V5.71':
        'Die ersetzte Person musst du sofort nach den üblichen Regeln in dein eigenes Dorf legen, auch ihr Schloss gilt. Geht das nicht, kannst du sie nicht wählen.',
      'V5.72': 'Das alles kostet genau 1 Bauaktion.',
      'V5.73':
        'Fremde Gründungen darfst du nie wählen. Deine eigene, überdeckte schon: Du legst sie neu hin und wählst ihre Seite.',
      'V5.74':
        'Der Gehilfe behält den Platz in der Kette und trägt nicht mehr als die Person, die er ersetzt.',
      'V5.75':
        'Eine überdeckte Start-Person darfst du wählen; sie beginnt eine neue Reihe und zählt nicht als Eintausch.',
      'V5.76':
        'Einen Mönch darfst du wählen, musst ihn dann aber in deinem Dorf auslegen und überdecken. Einen Gehilfen nicht.',
      'V5.77': 'Münzen auf der ersetzten Person bekommt, wem sie gehörte.',
    },
  },
  {
    title: 'Gold und Wertung',
    rules: {
      'V6.1': 'Jedes Gold ist ein Punkt. Alle sehen, wer wie viel hat.',
      'V6.2':
        'Gold, Silber, Bronze, Nahrung und Bausymbole zählen nur auf Personen, die obenauf liegen; Betriebsarten und Schlösser immer. Für deine Personen zählt nur dein eigenes Dorf.',
      'V6.3': 'Zum aufgedruckten Gold gehören nie Münzen.',
      'V6.4':
        'Ein Goldsymbol ist ein Symbol, egal welche Zahl darauf steht. Silber- und Bronzesymbole sind keine Goldsymbole.',
      'V6.5':
        'Die eigenen Symbole einer Person zählen für sie selbst mit. Eine mit zwei Symbolen einer Betriebsart zählt doppelt.',
      'V6.10':
        'Erster Markttag: Du bekommst aus der Bank das sichtbare aufgedruckte Gold deines Dorfs und so viel, wie in Münzen auf deinen Personen liegt.',
      'V6.11': 'Die Münzen bleiben liegen. Silber zahlt noch nicht.',
      'V6.15':
        'Zweiter Markttag: Du bekommst aus der Bank dein sichtbares aufgedrucktes Gold, den Wert deiner Silbersymbole und was die Nonne bringt.',
      'V6.16': 'Danach kommen die Münzen von deinen Personen in deinen Vorrat, einmal.',
      'V6.20':
        'Ein Silberwert ist immer der, den er in diesem Augenblick am Zweiten Markttag hätte.',
      'V6.21': 'Gold für je zwei Symbole wird abgerundet.',
      'V6.30': 'Bronze zahlt in jeder Runde, auch in der, in der es gebaut wurde.',
      'V6.31': 'Nur dein bestes Bronzesymbol zahlt, aus der Bank.',
      'V6.32': 'Bronze muss sichtbar sein wie Silber und zahlt an Markttagen nicht.',
      'V6.40': 'Nach dem Zweiten Markttag gewinnt, wer am meisten Gold hat.',
      'V6.41':
        'Bei Gleichstand gewinnt, wer weniger Karten im Dorf hat, überdeckte und die Gründung mitgezählt.',
      'V6.42': 'Ist auch das gleich, wird der Sieg geteilt.',
      'V6.43': 'Allein gewinnst du nur mit mehr Gold als die Gräfin.',
      'V6.44': 'Handkarten sind am Ende nichts wert. Deine Hand darf beliebig groß sein.',
    },
  },
  {
    title: 'Personen des Grundspiels',
    rules: {
      'V7.1':
        'Was eine Person wert ist und braucht, steht auf ihr: Tippe sie an, dann wird alles erklärt.',
      'V7.2':
        'Schnitzerin, Silber: die Summe des sichtbaren aufgedruckten Golds auf deinen Holz-Personen.',
      'V7.3':
        'Flößerin, Silber: 1 Gold für jedes deiner Holz-Symbole, ihre beiden eigenen mitgezählt.',
      'V7.4':
        'Fahrender Händler, Silber: 3 Gold für je 2 deiner Goldsymbole, egal welche Zahlen darauf stehen.',
      'V7.5': 'Pferdezüchterin, Silber: 3 Gold für je 2 deiner Heu-Symbole.',
      'V7.6': 'Erz-Transporteur, Silber: 3 Gold für je 2 deiner Erz-Symbole.',
      'V7.7':
        'Schlosserin, Silber: 2 Gold für jedes deiner Schloss-Symbole, das eigene mitgezählt.',
      'V7.8':
        'Lebensmittelhändler, Silber: 3 Gold für jedes sichtbare Nahrungssymbol in deinem Dorf.',
      'V7.9': 'Freimaurer, Silber: 3 Gold für jedes sichtbare Bausymbol in deinem Dorf.',
      'V7.10': 'Priester, Silber: 3 Gold für je 2 deiner Solo-Symbole, das eigene mitgezählt.',
      'V7.11':
        'Vermittler, Silber: so viel, wie in Münzen auf einer deiner Personen liegt; genommen wird die mit den meisten. Die Münzen selbst ändern sich nicht.',
    },
  },
  {
    title: 'Unterstützung',
    module: 'saints',
    rules: {
      'V7.20':
        'Gönner, in der Draft-Phase: Lege sofort eine Person deiner Hand, keine Spezial-Person, in dein Dorf. Kette und Schloss gelten. Das kostet weder deinen Draft noch eine Bauaktion, und neue Nahrung zählt schon für das Limit dieser Runde. Danach ablegen.',
      'V7.21':
        'Prophet, in der Draft-Phase: Sieh einen Stapel durch, nimm 1 Karte daraus und lege den Rest in beliebiger Reihenfolge zurück. Das ist dein Draft in diesem Zug. Danach ablegen.',
      'V7.22':
        'Nonne, bleibt: Am Zweiten Markttag bringt sie den Silberwert einer Person, die du in deinem Dorf genau einmal hast. Genommen wird der höchste.',
      'V7.24':
        'Rekrutiererin, bleibt: In jedem deiner Draftzüge darfst du der Bank 1 Gold zahlen und nimmst 2 Personen nacheinander. Entscheide das vor der ersten. Das Limit gilt weiter.',
      'V7.25':
        'Taubenzüchterin, in deinem Bauzug: Sieh die obersten 6 Karten des Nachziehstapels an, nimm 1 auf die Hand und lege die anderen in beliebiger Reihenfolge zurück. Danach ablegen.',
    },
  },
  {
    title: 'Schurken',
    module: 'scoundrels',
    rules: {
      'V7.30':
        'Adlige, in deinem Bauzug: Sieh dir eine fremde Hand an und stiehl 1 Person, keine Spezial-Person. Danach ablegen.',
      'V7.31':
        'Barbarin, in der Draft-Phase: Wirf alle offenen Personen der Auslage ab, nimm die Münzen darauf und fülle die Plätze vom Nachziehstapel auf. Danach ablegen.',
      'V7.32':
        'Dieb, bleibt: Einmal in jedem deiner Bauzüge darfst du 3 Gold aus einem fremden Vorrat nehmen und auf den Dieb legen.',
      'V7.33':
        'Wer weniger als 3 Gold hat, kann nicht bestohlen werden, und Münzen auf Personen sind sicher.',
      'V7.34': 'Münzen auf einem Dieb zählen wie Münzen auf jeder Person.',
      'V7.35':
        'Hallodri, in der Draft-Phase: Nimm 1 Person von einem beliebigen Dorfplatz auf deine Hand. Danach ablegen.',
      'V7.36': 'Es darf auch dein eigener sein. Wem dann eine Person fehlt, der nimmt noch einmal.',
      'V7.37':
        'Intrigant, in deinem Bauzug: Nimm aus einem beliebigen Dorf eine Person, die obenauf liegt und keine Spezial-Person ist, auf deine Hand. Ihre Münzen bekommt, wem das Dorf gehört. Danach ablegen.',
      'V7.38': 'Der Intrigant darf auch eine eigene Person zurückholen.',
      'V7.39':
        'Sheriff, in deinem Bauzug: Wirf einen Dieb aus einem beliebigen Dorf ab und nimm alle seine Münzen. Ohne Dieb im Spiel kannst du ihn nicht spielen. Danach ablegen.',
      'V7.40':
        'Kurier, nur wenn die Optionen des Tischs es sagen: In einem fremden Draftzug, bevor dort eine Person genommen wurde, nimmst du 1 offene Person der Auslage mit ihren Münzen direkt auf die Hand. Sie zählt nicht für dein Limit. Danach ablegen.',
    },
  },
  {
    title: 'Profiteure',
    module: 'profiteers',
    rules: {
      'V7.49':
        'Freiberuflerin und Großhändlerin gibt es zweimal, Alchemist, Truhenbauerin, Kapitän und Kutscherin einmal.',
      'V7.50': 'Alchemist, Bronze: die Hälfte deines besten Silberwerts, abgerundet.',
      'V7.51': 'Truhenbauerin, Bronze: 2 Gold für jede deiner Personen mit Münzen darauf.',
      'V7.52':
        'Freiberuflerin, bleibt: Am Anfang deines Bauzugs darfst du 1 Gold aus deinem Vorrat auf eine Freiberuflerin in einem beliebigen Dorf legen und hast dafür 1 Bauaktion mehr.',
      'V7.53':
        'Jede Freiberuflerin arbeitet höchstens einmal im Zug für dich. Mehr als 5 Bauaktionen hast du trotzdem nie.',
      'V7.54':
        'Großhändlerin, Silber: 3 Gold für jeden vollständigen Satz aus 1 Erz-, 1 Heu- und 1 Holz-Symbol.',
      'V7.55':
        'Kapitän, Bronze: 1 Gold für jedes sichtbare Goldsymbol, egal welche Zahl darauf steht.',
      'V7.56':
        'Kutscherin, Bronze: 1 Gold für jede erste Karte einer Kette in deinem Dorf, auf der mindestens 2 Personen liegen, in einem Zweig oder in zweien.',
    },
  },
  {
    title: 'Entwicklungen',
    module: 'developments',
    rules: {
      'V7.60': 'Die Entwicklungen kommen nach dem Bauen und vor einem fälligen Markttag.',
      'V7.61':
        'Die Produktionsmarker der letzten Runde gehen zurück. Jede Entwicklung gewinnt, wer allein am meisten von dem hat, was sie zählt; bei Gleichstand niemand. Erst stehen alle Gewinne fest, dann gibt es die Belohnungen reihum.',
      'V7.62':
        'So gewonnene Nahrungs- und Bausymbole gelten nur in der nächsten Runde und bringen dich nie über 5.',
      'V7.63': 'Symbole von Entwicklungen zählen für nichts anderes.',
      'V7.64':
        'Nahrungs-, Bau- und Goldsymbole zählen nur, wenn sie sichtbar sind; Schlösser und Betriebsarten auch überdeckt.',
      'V7.65':
        'Es gibt je vier Entwicklungen für Gemeinschaft, Handel und Produktion. Gasthaus, Kirche und Windmühle sind allein nicht dabei.',
      'V7.66':
        'Mit der Kirche darfst du auch vom Nachziehstapel ziehen. Die letzte Karte eines Stapels kann einen Markttag auslösen.',
      'V7.67':
        'Für die Windmühle sind Solo-Personen und unbedeckte erste Karten keine Ketten. Die Optionen des Tischs sagen, ob eine Karte mit zwei Zweigen zwei Ketten sind oder eine.',
      'V7.120': 'Gasthaus: die meisten Spezial-Personen auf der Hand. 5 Gold.',
      'V7.121':
        'Kirche: die meisten Karten im Dorf. 3 Gold und die oberste Karte eines Stapels oder des Nachziehstapels.',
      'V7.122': 'Rathaus: die meisten Goldsymbole. 5 Gold.',
      'V7.123':
        'Schänke: die meisten Solo-Symbole. 3 Gold und eine Start-Person deiner Wahl, sofort ins Dorf.',
      'V7.124': 'Bank: die meisten Personen mit Münzen darauf. 5 Gold.',
      'V7.125': 'Gildenhaus: die meisten Schloss-Symbole. 5 Gold.',
      'V7.126': 'Leuchtturm: der höchste einzelne Silberwert. 5 Gold.',
      'V7.127': 'Marktplatz: die meisten Nahrungssymbole. 5 Gold.',
      'V7.128': 'Goldmine: die meisten Erz-Symbole. 5 Gold.',
      'V7.129': 'Ochsenkran: die meisten Heu-Symbole. 2 Gold und 1 Bausymbol.',
      'V7.130': 'Sägemühle: die meisten Holz-Symbole. 2 Gold und 1 Bausymbol.',
      'V7.131':
        'Windmühle: die meisten Produktionsketten aus mindestens 2 Karten. 2 Gold und 1 Nahrungssymbol.',
    },
  },
  {
    title: 'Varianten und Module allein',
    alone: true,
    rules: {
      'V8.1':
        'Für die allererste Partie kannst du die Schlösser weglassen: Dann öffnet und bezahlt sie niemand.',
      'V8.2':
        'Zahl der Plätze, Stufe allein, Schlösser, Module, wann Bronze zahlt, was die Windmühle zählt und ob der Kurier mitspielt, steht beim Eröffnen des Tischs fest und ist für alle zu sehen.',
      'V8.30':
        'Module gehen auch allein, empfohlen ist es nicht. Rekrutiererin, Adlige, Gasthaus, Kirche, Windmühle, Kurier, Dieb und Sheriff bleiben dann weg.',
    },
  },
  {
    title: 'Allein gegen die Gräfin',
    alone: true,
    rules: {
      'V8.5':
        'Es gelten die Regeln zu zweit mit den folgenden Änderungen. Eine LOS!-Karte gibt es nicht.',
      'V8.6':
        'Immer wenn du eine Person nimmst, schickst du danach der Gräfin eine offene Person deiner Wahl aus der Auslage. Erst dann werden die leeren Plätze aufgefüllt.',
      'V8.7': 'So bekommt sie in der Draft-Phase so viele Personen wie du.',
      'V8.8':
        'In ihrem Dorf liegt jede Karte für sich: keine Ketten, keine Schlösser, alle Symbole sichtbar.',
      'V8.9': 'Münzen auf einer Person, die sie bekommt, gehören ihr.',
      'V8.10':
        'Für Schlösser zählt sie wie jemand am Tisch: Hat nur sie die richtige Person, bezahlst du sie.',
      'V8.11': 'Sie baut nicht und entscheidet nichts.',
      'V8.12':
        'Ereignisphase, nach dem Bauen: Führe alle offenen Ereignisse in einer Reihenfolge deiner Wahl aus. Dann nimmt die Gräfin die oberste Person des Nachziehstapels. Ist die 10 oder mehr wert, kommt 1 neues Ereignis, bei 1 bis 9 kommen 2, bei nichts 3.',
      'V8.13':
        'Neue Ereignisse sind Sommer-Ereignisse, bis der Erste Markttag war, danach Winter-Ereignisse.',
      'V8.14': 'Ein leerer Ereignisstapel wird aus seinen abgelegten Ereignissen neu gemischt.',
      'V8.15':
        'Einmal in der Partie, jederzeit, wirft der Hofnarr ein offenes Ereignis ab, das noch nicht zu wirken begonnen hat.',
      'V8.16':
        'Ein durch ein Ereignis geleerter Platz der Auslage wird wie beim Nehmen aufgefüllt. Ereignisse können einen Markttag auslösen.',
      'V8.17':
        'Ist der Nachziehstapel leer, wenn eine Person von ihm kommen muss, wird der Ablagestapel neu gemischt.',
      'V8.18':
        'Nimmt dir ein Ereignis eine Person mit Münzen, behältst du die Münzen. Die Gründung kann dir kein Ereignis nehmen.',
      'V8.19': 'Musst du mehr zahlen, als du hast, zahlst du, was du hast.',
      'V8.20':
        'Milde: immer 1 Ereignis je Runde, die Karte der Gräfin ohne Gold, und „Du warst es!“ ist nicht dabei.',
      'V8.21': 'Streng: wie beschrieben.',
      'V8.22':
        'Gnadenlos: 2 Ereignisse am Anfang, kein Hofnarr, „Du warst es!“ ist nicht dabei, und die Gräfin beginnt mit 10 Gold.',
      'V8.23': 'An Markttagen wertet die Gräfin wie alle, das Gold auf ihrer Karte eingeschlossen.',
      'V8.24':
        'In der letzten Runde werden die offenen Ereignisse noch ausgeführt; danach kommen keine Person und keine neuen Ereignisse.',
      'V8.25': 'Du gewinnst mit mehr Gold als die Gräfin.',
      'V8.26': 'Deine Gründung musst du wie sonst vielleicht drehen. Die Karte der Gräfin nie.',
      'V7.70': 'Die Karte der Gräfin ist 4 Gold wert, mit Goldsymbol.',
      'V7.71': 'Der Hofnarr gehört dir von Anfang an und ist keine Handkarte.',
    },
  },
  {
    title: 'Ereignisse',
    alone: true,
    rules: {
      'V7.72':
        'Die meisten Ereignisse wirken in der Ereignisphase. Ereignisse der Draft- oder Bauphase wirken dort und werden in der Ereignisphase nur noch abgelegt.',
      'V7.73':
        'Was die Gräfin wertet, kommt aus der Bank; was du ihr zahlst, aus deinem Vorrat; Münzen auf eine Person liegen auf deren Karte.',
      'V7.140':
        'Bestechung: Die Bank legt Gold auf eine ihrer Personen mit Schlüsselbund, so viel wie die Zahl daran.',
      'V7.141':
        'Die Bank der Gräfin: In der Bauphase kostet es 3 Gold, ein Schloss über die Bank zu öffnen.',
      'V7.142':
        'Finsteres Bankett: Die Gräfin wertet 2 Gold für jedes Nahrungssymbol in ihrem Dorf.',
      'V7.143':
        'Gildenverschwörung: Die Bank legt 2 Gold auf jede ihrer Personen mit Schlüsselbund.',
      'V7.144':
        'Landanspruch: Zahle ihr 2 Gold für jede Start-Person in deinem Dorf, auch für überdeckte.',
      'V7.145':
        'Leibeigenschaft: In der Bauphase kommt die Karte, die du für eine Start-Person hergibst, in ihr Dorf.',
      'V7.146': 'Mehrwertsteuer: Zahle ihr 1 Gold für jedes Goldsymbol in deinem Dorf.',
      'V7.147': 'Schwarzmarkt: Ihr beide wertet euer Silber.',
      'V7.148':
        'Stimmungsumschwung: An seine Stelle kommt ein neues Ereignis vom selben Stapel und wird sofort ausgeführt.',
      'V7.149':
        'Verräter: Eine deiner obenauf liegenden Personen, nach deiner Wahl und keine Start-Person, zieht in ihr Dorf.',
      'V7.150':
        'Vorübergehende Beschäftigung: Sie wertet 2 Gold für jede verschiedene Betriebsart auf deiner Hand.',
      'V7.151':
        'Zoll: Zahle ihr 1 Gold für jede Person der Betriebsart, von der du am meisten hast.',
      'V7.152':
        'Arrest: Wirf eine obenauf liegende Person deines Dorfs ab, nach deiner Wahl und keine Start-Person.',
      'V7.153':
        'Brandstiftung: In der Bauphase hast du 1 Bauaktion weniger oder zahlst der Bank 3 Gold.',
      'V7.154': '„Du warst es!“: Der Hofnarr muss vor dem Ende der Runde eingesetzt werden.',
      'V7.155':
        'Dunkle Stimmung: Sobald sie aufgedeckt wird, treten zwei neue Ereignisse an ihre Stelle.',
      'V7.156': 'Entführung: Wirf eine Person deiner Hand ab.',
      'V7.157': 'Erpressung: Sie wertet das höchste aufgedruckte Gold einer Person in deinem Dorf.',
      'V7.158': 'Handelsnetzwerk: Sie wertet eines ihrer Silbersymbole.',
      'V7.159':
        'Ratten: In der Draft-Phase nimmst du 1 Person weniger oder zahlst der Bank 3 Gold.',
      'V7.160': 'Schutzgeld: Zahle ihr so viel, wie in Münzen auf einer deiner Personen liegt.',
      'V7.161': 'Spionagenetzwerk: Sie wertet eines deiner Silbersymbole.',
      'V7.162': 'Tribut: Zahle ihr 1 Gold für jede Person auf deiner Hand.',
      'V7.163':
        'Wehrpflicht: Sie bekommt noch eine Person, oben von einem Stapel oder vom Nachziehstapel; du wählst, woher.',
    },
  },
  {
    title: 'Was alle sehen und wissen',
    rules: {
      'V9.1':
        'Niemand sieht mehr, als diese Regeln erlauben. Wer zuschaut, sieht nicht mehr als die anderen am Tisch.',
      'V9.2': 'Die Rückseite einer Karte zeigt ihre Betriebsart und sonst nichts.',
      'V9.5':
        'Personen, die vom Dorfplatz auf die Hand kommen, sind allen bekannt und werden dort allen gezeigt.',
      'V9.6':
        'Eine Karte, die du verdeckt weggelegt hast, siehst du weiter, solange feststeht, wo sie liegt.',
      'V9.7':
        'Die anderen kennen sie nur, wenn sie alle Karten ihrer Betriebsart auf deiner Hand kannten und diese alle gleich hießen.',
      'V9.8':
        'Sonst ist sie ihnen unbekannt, und die übrigen Karten dieser Betriebsart auf deiner Hand sind es dann auch.',
      'V9.9': 'Gemerkt wird nur, was jemand wirklich gesehen hat; Schlüsse ziehst du selbst.',
      'V9.10':
        'Wer einen Stapel, den Nachziehstapel oder eine Hand durchgesehen hat, kennt diese Karten. Die anderen verlieren, was sie darüber wussten.',
      'V9.11': 'Mischen beendet alles Wissen darüber, wo die gemischten Karten liegen.',
      'V9.12':
        'Die Liste der möglichen verdeckten Karten nennt jede Person, die noch verdeckt liegen kann. Den Ablagestapel dürfen alle ansehen.',
      'V9.13': 'Eine Karte, die gespielt, genommen oder offen abgelegt wird, kennen alle.',
      'V11.3':
        'In einem Zug darfst du alles bis zum letzten Aufdecken zurücknehmen, solange er nicht abgesandt ist. Genommenes, blind Gezogenes und Angesehenes lässt sich nicht zurücknehmen, und nichts aus einem früheren Zug.',
    },
  },
  {
    title: 'Klärungen',
    rules: {
      'V-R1':
        'Wo ein aufgedruckter Wert in öffentlichen Quellen nicht zu finden war, ist er rekonstruiert; allem Veröffentlichten widerspricht er nicht.',
      'V-R6': 'Wer beginnt, wird mit gleichen Chancen ausgelost.',
      'V-R8': 'Sind beide Markttage in einer Runde fällig, liegt keine Runde dazwischen.',
      'V-R9':
        'Ob ein Markttag fällig ist, wird einmal je Runde geprüft, nach dem Bauen, den Entwicklungen und den Ereignissen.',
      'V-R10': 'Ist nichts mehr zum Nehmen da, verfallen die übrigen Drafts.',
      'V-R11':
        'Das Draft-Limit ändert sich sofort mit deiner Nahrung. Sinkt es, gibst du nichts zurück.',
      'V-R12': 'Erst wird das Bau-Limit auf 5 begrenzt, dann zieht die Brandstiftung 1 ab.',
      'V-R13':
        'Die Blechschmiedin wirkt nicht rückwirkend: Spiele sie vor den Personen, die sie öffnen soll.',
      'V-R14':
        'Endet ein Zug doch einmal mit einem unbedeckten Mönch oder Gehilfen bei dir, kommt er auf deine Hand zurück.',
      'V-R15':
        'Die erste Person auf einem Mönch ganz unten legt seine Betriebsart fest. Ein Symbol bekommt er davon nicht. Ein Mönch als Gründung ist ein zusätzlicher Platz für Getreide.',
      'V-R16': 'Ein Gehilfe kann keinen Gehilfen ersetzen.',
      'V-R17': 'Münzen auf einer Person, die ein Gehilfe ersetzt, bekommt, wem sie vorher gehörte.',
      'V-R18': 'Schloss-Symbole sind die geschlossenen in der Ecke einer Karte.',
      'V-R19': 'Die eigenen Symbole einer Person zählen für sie immer mit.',
      'V-R20':
        'Die Gründung ist eine Person: Ihre Goldseite ist ein Goldsymbol mit 2 Gold, ihre Nahrungsseite ein Nahrungssymbol. Für die Karte der Gräfin gilt das entsprechend.',
      'V-R21': 'Der Schmuggler braucht sichtbares Gold: Überdecktes gilt nicht.',
      'V-R22': 'Die Schnitzerin zählt nur Holz-Personen.',
      'V-R23': 'Bei Vermittler, Nonne, Alchemist und Bronze wird automatisch das Beste genommen.',
      'V-R24': 'Mehrere Vermittler dürfen dieselbe Person nutzen.',
      'V-R25':
        'Zahlt Bronze nach der Bauphase, ist die Reihenfolge: Gründung drehen, LOS!-Karte, Bronze für alle, Entwicklungen.',
      'V-R26': 'Die Kutscherin zählt ganze Reihen, auch solche mit Mönch oder Gehilfe ganz unten.',
      'V-R27':
        'Freiberuflerinnen werden vor allem anderen im Zug bezahlt; eine, die du jetzt auslegst, arbeitet erst ab deinem nächsten Zug für dich. Ist dein Limit schon 5, wirst du nicht gefragt.',
      'V-R28':
        'Einen Dieb darfst du einmal im Bauzug nutzen, jederzeit, auch im Zug, in dem du ihn auslegst. Du musst nicht.',
      'V-R29':
        'Der Intrigant darf eine Start-Person nehmen; sie liegt dann offen auf der Hand, darf ohne Bauaktion gebaut und nicht eingetauscht werden. Die Gründung und die Karte der Gräfin darf er nicht nehmen.',
      'V-R30':
        'Sieht die Adlige nur Spezial-Personen, wird nichts gestohlen. Was gestohlen wurde, erfahren nur die beiden Beteiligten.',
      'V-R31':
        'Nach dem Hallodri wird weiter genommen, bis alle Dorfplätze wieder voll sind. Münzen vom ersten Mal behält, wer sie bekam.',
      'V-R32': 'Der Gönner gilt für höchstens eine Person und wird nur in einem Draftzug gespielt.',
      'V-R33': 'Die vom Propheten genommene Person kommt offen auf den Dorfplatz.',
      'V-R34':
        'Die Rekrutiererin wirkt in jedem deiner Draftzüge, wenn dir noch mindestens 2 Personen zustehen und du 1 Gold hast. Ein Prophet ist eine der beiden.',
      'V-R35': 'Ist der Nachziehstapel leer, füllt die Barbarin vom linken Stapel auf.',
      'V-R36': 'Hat der Nachziehstapel weniger als 6 Karten, sieht die Taubenzüchterin alle an.',
      'V-R37':
        'Der Kurier ist eine Option, weil er in fremde Züge eingreift. Er darf gespielt werden, bis im Draftzug eine Person genommen wurde, und macht die Schurken zu fünft möglich.',
      'V-R38':
        'Spezial-Personen der Draft-Phase spielst du in deinem eigenen Draftzug vor dem Nehmen; auch mehrere im selben Zug.',
      'V-R39':
        'Mit 0 gewinnt man keine Entwicklung. Nahrung der Windmühle verhindert nicht, dass die Gründung gedreht wird. Ist keine Start-Person oder keine Karte mehr da, geben Schänke und Kirche nur Gold.',
      'V-R40': 'Auch eine überdeckte Gründung wird gedreht.',
      'V-R41': 'Der Ablagestapel ist offen, darum sehen alle eine darauf eingetauschte Karte.',
      'V-R43':
        'Die Person, die die Gräfin zieht, wird in ihrem Dorf bewertet. Ist ihr Silber dort 0 wert, kommen 3 Ereignisse.',
      'V-R44':
        'Du triffst jede Wahl, die ein Ereignis offen lässt, auch für die Gräfin. Was es nennt, musst du wählen, wenn es da ist; sonst hat es keine Wirkung.',
      'V-R45':
        'Ein Ereignis einer anderen Phase, das der Stimmungsumschwung bringt, hat keine Wirkung. Der Hofnarr darf das neue Ereignis vorher stoppen.',
      'V-R46':
        'Solange „Du warst es!“ offen und der Hofnarr noch da ist, endet die Ereignisphase nicht ohne ihn; jedes offene Ereignis ist recht. Wurde er schon früher eingesetzt, geschieht nichts.',
      'V-R47':
        'Der Hofnarr kann die Dunkle Stimmung nicht stoppen; auch die neuen Ereignisse können wieder eine sein.',
      'V-R48':
        'Der Ablagestapel wird nur allein neu gemischt, und nur wenn die Gräfin oder ein Ereignis vom leeren Nachziehstapel ziehen muss.',
      'V-R49': 'Die Münzen einer verhafteten Person behältst du.',
      'V-R50':
        'Ratten und Brandstiftung: Du zahlst alle 3 Gold oder verzichtest auf eine Person oder Bauaktion. Du wählst am Anfang der Phase.',
      'V-R51':
        'Der Zoll zählt Karten, die Gründung als Getreide, auch Start-Personen, Karten mit zwei Symbolen einmal.',
      'V-R52': 'In der letzten Runde werden alle offenen Ereignisse noch ausgeführt.',
      'V-R53':
        'Ereignisse, die in derselben Runde vor dem Ersten Markttag gezogen werden, sind noch Sommer-Ereignisse.',
      'V-R54':
        'Allein mit Modulen bekommst du je eine Karte. Die Gräfin kämpft um die Entwicklungen mit und nimmt das Gold; von anderen Belohnungen bekommt sie nur die Start-Person der Schänke, und die wählst du. Bronze zahlt ihr nichts.',
      'V-R55': 'Ohne Schlösser zählen ihre Symbole trotzdem für Schlosserin und Gildenhaus.',
      'V-R56': 'Zu zweit wird auch in der letzten Runde nach Münzen gefragt.',
      'V-R59':
        'Eine Spezial-Person zum Ablegen, die keine Wirkung hätte, kann nicht gespielt werden, damit keine aus Versehen verloren geht.',
      'V-R60': 'Auch für eine Person vom Nachziehstapel bekommt die Gräfin eine.',
      'V-R61': 'Münzen auf Personen, die die Auslage verlassen, gehen in die Bank.',
      'V-R62': 'Der Stimmungsumschwung zieht auch nach dem Ersten Markttag ein Sommer-Ereignis.',
      'V-R63': 'Ereignisse mehrerer Phasen werden jedes für sich abgehandelt.',
      'V-R65':
        'Mit einem Limit von 5 oder ohne Gold wirst du nicht nach Freiberuflerinnen gefragt, und nicht nach dem Dieb, wenn niemand bestohlen werden kann.',
      'V-R66': 'Münzen zählen, egal auf welcher deiner Karten sie liegen.',
      'V-R68':
        'Mit einer Blechschmiedin dürftest du trotzdem jemanden bezahlen. Weil das nie besser ist, wirst du nicht gefragt.',
      'V-R69':
        'Leibeigenschaft und Bank der Gräfin haben gewirkt, sobald eine Karte an die Gräfin ging oder der höhere Preis gezahlt wurde. Vorher kann der Hofnarr sie abwerfen, auch in der Bauphase.',
      'V-R70':
        'Eine Start-Person auf der Hand ist dort eine Karte wie jede andere: Die Adlige darf sie stehlen, und sie liegt offen auf der neuen Hand. Durch eine Entführung abgelegt, geht sie auf ihren Stapel zurück.',
      'V-R71':
        'Das Draft-Limit wird vor jedem Draft neu bestimmt. Ist durch den Gönner weniger Nahrung zu sehen, kann dein Zug damit zu Ende sein; zurückgegeben wird nichts.',
      'V-R72': 'Bronzesymbole im Dorf der Gräfin zahlen nie etwas.',
    },
  },
]
