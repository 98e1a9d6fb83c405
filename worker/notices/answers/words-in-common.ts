/**
 * Common words that name no piece, and that neither refuse, doubt nor put off: beside a move change nothing of it. Verbs
 * of the past are none of them, as tell of turn.
 */
import { wordsIn } from './spelling.ts'

const common = wordsIn(
  `becomes guys again ahead alone any anyway around because become being best better busy chance cheap cheaper
   come coming course dear every fancy far feel fingers fun great guy happy hard help hopefully
   hoping id idea ill know look looks lovely luck mind more most much must nice nicely paying
   pretty quick ready right same see shall show simple slow some something somewhere sounds spend
   spending straight stuff such super suppose sure thats them thing things thinking try twice
   understand very wants way whole work works worth wow`,
  `ab außerdem letzte letzten letzter letztes nähme besser bestimmt bin bringt dahin darf dass deshalb dir dort eh eigentlich entscheide eure
   eure gefällt gehen gehts genau gerade idee immer interessant kann klar kommen kurz lang leider
   liebe mehr meisten muss nen nochmal sag schau schauen schnell schöne sehen sehr selbst sogar
   spannend teuer tun uns viel viele vielen weil weiß weiter weiteres wenig wieder wird werd werde hause zusammen`,
  `accord après dernier dernière pars prendrai prendrais voudrai aurais avoir beau beaucoup belle bof bonne bravo choix coucou crois désolée devient dire encore
   entre envie espère est fait fera ira montre nous petit peu peux pis plaît possible pourra
   préfère quelque quoi reste sait sera sert soyons suis suite tant terrible toujours trop vient
   vite voilà voir vraiment`,
)

/** Tells whether a word is common, and changes nothing of a move beside which it stands. */
export const isCommon = (word: string): boolean => common.has(word)
