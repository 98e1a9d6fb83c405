/**
 * Common words that name no piece, and that neither refuse, doubt nor put off: beside a move change nothing of it. Verbs
 * of the past are none of them, as tell of turn.
 */
import { wordsIn } from './spelling.ts'

const common = wordsIn(
  `able according paying spend spending shall again them across ahead alive alone along alright amazing among any anyway
   apparently around attractive available awesome bargain basically beautiful because become
   being best bet better big bit boost boring bother brave bravely brilliant bringing bucks buddy
   busy calm catch chance charming cheap cheaper cheapest clear clearly clever
   close closer come comes comfortable coming confident considering cool couple course cozy crucial
   cute darling deal dear decent deck delicious delighted deserve deserves
   desperately doing drawing dunno eager eagerly earlier early easier easily easy enjoy
   especially essential every excellent exciting expensive extra faces fair fairly fancy
   fantastic far fast feel feeling feels fellow few fill fingers fits focus folks following fond
   fresh friend full fun funny further gamble gentleman giving glad glorious gorgeous gosh gotta
   great greedy growing guy guys handy happen happens happily happy hard head heading hell help
   helpful helping helps hence high higher highest honest honestly hopefully hoping huge
   humble hungry id idea ideal ill immediately important inside instantly interested interesting
   ive job juicy keen kindly know lad lads lady large largest leading lemme likes little
   loads long look looking looks lot lots lovely low lowest luck luckily lucky mad mate maximum
   mean means meanwhile medium mighty mind minus more most mostly moving much must near nearby
   neat nice nicely nicest older opens our ourselves particular particularly partner patient
   pattern people per perfect perfectly personally plan planning pleasant pleased pleasure plenty
   popular potential precious preferably present pretty priority proceed progress proper properly
   proud pull purely push quick quickly quiet quite random rapidly ready real realise reason reckon
   regular remaining rich right risk risky route running sadly safe safely same savings secure see
   seem seems sense sensible serious seriously shame share shiny short show side silly similar
   simple sir situation slightly slow slowly small smart smile smooth solid some
   something somewhere sound sounds special splendid stage stay steady step
   sticking straight strategy strong stronger stuff such sudden suddenly suit suits super support
   suppose sure sweet system tad taste tasty team tell tempting terrific thats thing
   things thinking thought thrown tiny together total totally touch trick try trying
   twice typical u ultimately understand unfortunately unique unlock unlocking upon ur useful usual
   usually valuable various very wanting wants warm way ways weather wee welcome while whole
   wicked wild winning wise within wonderful word work working works world worth worthwhile wow ya
   yay ye yo yours yummy`,
  `ab absolut kann eure ach ahja ähm allein allerdings allmählich alter anders angemessen anscheinend
   ansonsten arbeit arbeiten augen ausgezeichnet ausnahmsweise außerdem auswahl beeilen begeistert
   beginn bereits besonders besser beste besten bestes bestimmt bin bisher bisschen bissl brauchbar
   brav braven breit bringt dabei dahin daran darauf daraus darf darin darum dass davon davor
   deshalb deswegen dich ding dinge dir direkt doppelt dort dorthin draus dringend drum dumm
   durchaus echt effektiv eh ehrlich ehrlichgesagt eigentlich eilig einfache einfachen einiges
   entscheide entscheidung entspannt entsprechend erfreut erhalte ernst ernsthaft
   erwarte etwas euer eure fand fein feine feinen feines finde fix fleißig fleißige fleißigen
   flott folgen folgende folgt frech freu freundlich freut frisch frische frischen froh fröhlich
   früh früher ganze ganzen garantiert gefällt gehen gehts geil geld gelegenheit gemeinsam
   gemütlich genau genauso genial gerade geradezu geschnappt gesellen gespannt gewinn gewinnen
   gewiss glatt gleiche gleichen glücklich gnädig gönn gönne großartig größe großen größer großes
   größte größten guck gucken günstig günstige günstigen günstiger gute guter gutes häuschen heißt
   herein hierher hierhin hilf hilfreich hinzu hoch höchste hoffentlich hohe hohen höhere hübsch
   hübsche hübschen idee ihnen immer immerhin inklusive insgesamt interessant interessante
   irgendein irgendeinen irgendwas irgendwie irgendwo jedenfalls jeder jedes jener juhu junge kasse
   kerl klappt klar klasse klein kleine kleinen kleiner kleines klingt klug kluge komm kommen
   konkret könnt kräftig kram krieg kriege kriegen kurz lage lang lange länger langfristig langsam
   laut lecker leckere leckeren leicht leider letztendlich leute lieb liebe liebend liebsten
   lohnenswert lohnt lustig mag manchmal maximal mehr meiner meinetwegen meiste meisten mensch
   mithin mitnehmen möcht mögen möglichst muss müssen nah naja nämlich nebenbei nem nen ner nett
   nette netten netter netteste neuerdings niedlich niedrig nimmst nochmal nötig notwendig nützlich
   nützliche nützlichen offenbar offensichtlich ordentlich paar perfekt perfekte persönlich plane
   planen plötzlich praktisch praktische praktischen probier probiere probieren pünktlich rasch
   recht rechtzeitig reich reichlich reicht rein reize reizen reizt richtig richtige riesig
   riskiere ruhig rund sache sachen sag sage sagen schaff schaffen schau schauen schlau schlicht
   schließlich schnäppchen schnapper schnell schneller schnuckelig schöne schöner schönes sehe
   sehen sehr sein selber selbst senf sicher sichere sicherheitshalber sichern sichert sieht
   sinnvoll sinnvolle sodass sogar solch solche solchen sone sonstige sorgt sowas sowieso spannend
   sparsam spaßig speziell stark starke starken stolz strategie süß süße süßen taktisch tapfer
   tapfere tapferen tatsächlich tausend teil teilweise teuer teure teuren tja toll tolle tollen
   toller tolles trotzdem tun tut übernehme übrigens umso uns unsere unserem
   unseren unserer unterwegs ursprünglich verdammt verdient verlockend vermehren versuch versuche
   versuchen viel viele vielem vielen vielversprechend voll völlig voran voraussichtlich vorhin
   vorne vorrat vorsicht vorsichtig wachsen wahnsinn wahrlich weil weiß weit weiter weiteren
   weiteres weiterhin wenig wenigstens werde werden wert wertvoll wertvolle wesentlich wetter
   wichtig wichtige wichtigen wieder willkommen wird wirklich witzig wollen wunderbar
   wunderbare wunderbaren wunderschön wünsche zahlt zeitig ziemlich zocke zocken zufrieden
   zugegeben zugreif zugreifen zuletzt zumal zumindest zurzeit zusammen zusätzlich zuschlagen
   zweifellos`,
  `absolument pars pis ils elles accord actuellement adore aïe aimable aimerai aimerait ainsi ait allait allons ami
   amie amusant apparemment arrive arriver assurément attirant attire attirer aura aurai aurais
   autant avantage avantageux avoir avons ayant bah beau beaucoup belle ben bête bof bonne bonnes
   bons bosser bravo bref cadeau carrément cas cela cent certain certaine certainement chacun
   chaque cher chère chers choix chose choses chouette chut ci clair clairement
   complet complètement compris concret content contente continue continuer convient copain copains
   correct coucou courageux court craque craquer croire crois cruel curieux dame davantage
   débarrasser début décidément délicieux demande demander demi dernièrement derrière
   désolée désormais devant devenir devient devrai devrais devrait dingue dirai dire direct
   directement dis discret disons dois donner doucement doute dur effectivement efficace également
   embauche emmène encore encourageant énorme ensemble entendu entre envie environ espérant espère
   espérer essaie essaye essayer essayons essentiel est étant étape eux évident exactement
   excellente excité faible faisons fait faudra fera ferai ferait fidèle fier finalement folie fort
   forte forts foule fraîche frais franchement futé gagne gagner genre gens gentil gentille
   gentiment gloire grâce grande grands gratuit gratuite gros habile hélas
    heureuse heureusement heureux honnêtement hop hourra idéale impeccable importante
   incroyable indispensable intéresse intérêt ira irai irais irait irrésistible jeune joli jolie
   jolis justement largement lent lentement lors lourd magnifique meilleur meilleure
   meilleurs mène mérite merveilleuse merveilleux mieux mignon mignonne miser momentané monde
   montre moyen multiple naturellement nécessaire normal normalement nous objectif obligé occasion
   offrir optimiste ouah ouais ouf paraît parfait parfaite parfaitement pari parier parmi part
   partant particulièrement partir partons passionnant pensant pense penser perso personnellement
   petit petite petites petits peu peux plaire plaît plein pleine plusieurs possède possible pourra
   pourrai pourrait poursuivre pousser pouvoir pratique précieuse précieux préfère préférence
   premièrement près prêt prête principal profite profiter progresser promis propre puisque
   puissant puissante quelconque quelque quelques quoi raison raisonnable rapide
   rapidement rapporter ravi ravie recevoir reçois reçu réellement regarde
   regarder rentable reste retrouver réussir rêve revoir riche rigolo risque risquer sacré sacrée
   sait selon semble sera serai serait seront sert simplement sincèrement soi soient soit solide
   sommes songe sont sors sorte souhaite souhaiter soyons stratégique suffit suis suite suivre
   sûrement sympa sympathique tactique tant tellement tentant tente tenter terrible tiens tient
   tombe tomber totalement toujours tranquille tranquillement trop trouve trouver utile
   utiles vaille vaut venir veut vie vieille viens vient vieux vite vive voici voilà voilou voir
   vois vouloir voulons vrai vraiment vu wahou youpi zut`,
)

/** Tells whether a word is common, and changes nothing of a move beside which it stands. */
export const isCommon = (word: string): boolean => common.has(word)
