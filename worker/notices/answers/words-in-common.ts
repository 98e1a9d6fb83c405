/**
 * Common words that name no piece, and that neither refuse, doubt nor put off: beside a move change nothing of it. Verbs
 * of the past are none of them, as tell of turn.
 */
import { wordsIn } from './spelling.ts'

const common = wordsIn(
  `able according again ahead alive alone along any anyway apparently around because become being
   best better big boring busy chance cheap cheaper cheapest clear close come comes coming course
   deal dear deck easy enjoy especially every excellent extra fancy far fast feel feeling few
   fingers fun further giving great guy guys handy happy hard help helps high hopefully hoping id
   idea ill important interesting kindly know lad likes little long look looking looks lot lots
   lovely luck lucky mad means mind more most much must nice nicely older opens paying people
   perfect plan pretty quick ready right route same see seem seems shall short show simple slow
   small some something somewhere sound sounds special spend spending step straight strong stuff
   such suit suits super suppose sure tell thats them thing things thinking together trick try
   trying twice typical understand unlock useful usual very wants way while whole within work works
   world worth wow`,
  `ab ansonsten besser beste bestimmt bin bisher bringt dahin darf dass davon deshalb dich ding dir
   direkt dort dringend echt eh ehrlich eigentlich entscheide etwas euer eure eure finde fleißige
   gefällt gehen gehts geld genau gerade größe hoffentlich idee immer interessant irgendeinen
   irgendwie jeder jedes kann klar kleine klingt kommen krieg kurz lang lange leider liebe lohnt
   manchmal mehr meiner meisten mensch muss nen nett nochmal nötig recht reicht richtig sag sagen
   schau schauen schlau schnell schöne schöner schönes sehen sehr sein selbst sicher sieht sogar
   spannend tatsächlich teuer toll trotzdem tun tut uns versuche viel viele vielen weil weiß weiter
   weiteren weiteres wenig werde wichtig wieder wird wirklich wunderbar wünsche ziemlich zusammen`,
  `accord apparemment arrive aurais autant avoir beau beaucoup belle bête bof bonne bravo cas cela
   certainement chacun chaque chère choix chose ci content continuer coucou crois demande désolée
   devient dire dois donner doute encore énorme ensemble entre envie espère essayer est exactement
   fait fera finalement fort gagne genre gros hélas heureux ils ira joli meilleur mieux monde
   montre nécessaire nous parfait pars pense petit petite petits peu peux pis plaît possible pourra
   pouvoir préfère près prêt quelque quoi rapide regarde regarder reste sait semble sera sert sont
   souhaite soyons suis suite tant tente tenter terrible toujours trop trouve utile vient vite
   voilà voir vois vouloir vraiment youpi`,
)

/** Tells whether a word is common, and changes nothing of a move beside which it stands. */
export const isCommon = (word: string): boolean => common.has(word)
