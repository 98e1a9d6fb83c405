import type { AnsweringTexts } from './words.en.ts'

/** "How answering works" in German. */
export const texts: AnsweringTexts = {
  title: 'So antwortest du',
  lead: 'Wenn du am Zug bist, antworte einfach auf den Brief. Schreib über das Zitat; eine Zeile genügt.',
  sayTitle: 'Was du schreiben kannst',
  say: [
    ['„3“', 'Spielt Nummer 3 der Liste in diesem Brief. Dieselbe Zahl steht in seinem Bild.'],
    ['„2, dann 5“', 'Spielt mehrere in dieser Reihenfolge.'],
    ['„den Maurer bitte“', 'Spielt den Zug, den du nennst, in deinen eigenen Worten.'],
    ['„3, dann Zug beenden“', 'Spielt Nummer 3 und beendet den Zug, falls er noch weiterginge.'],
    ['„Liste“', 'Schickt dir alle möglichen Züge; „Liste 2“ den nächsten Teil einer langen.'],
    ['„Tisch“', 'Sagt, wie es bei allen steht und was in der Mitte liegt; gespielt wird nichts.'],
    ['„Was hat Bob?“', 'Sagt dasselbe, von Bob an.'],
    ['„Was macht der Maurer?“', 'Sagt, was eine Karte oder ein Gebäude kostet, tut und wert ist.'],
    ['„Regeln“', 'Erklärt das Spiel; „Kapitel“ zählt alle seine Regeln auf.'],
    ['„Wie geht ein Schloss auf?“', 'Findet die Regeln dazu.'],
    ['„zurück“', 'Nimmt deinen letzten Zug zurück; wer ihn gesehen haben kann, wird gefragt.'],
    ['„sag: gut gespielt!“', 'Sagt etwas am Tisch.'],
    ['„ja“ oder „nein“', 'Antwortet auf das, was ein Brief dich fragt.'],
    ['„Hilfe“', 'Schickt dir, was du gerade schreiben kannst.'],
  ],
  sections: [
    [
      'Wo ein Zug endet',
      'Ein Zug der Liste ist zu Ende, wenn er gespielt ist. Steht „…“ an seinem Ende, wirst du noch etwas gefragt: Der nächste Brief hat die nächste Liste.',
    ],
    [
      'Was zurückkommt',
      'Ein Brief sagt dir, was gespielt wurde, wie es am Tisch steht und was du als Nächstes entscheidest. Sind deine Worte mehrdeutig, wird nichts gespielt, und du wirst gefragt, was du meinst.',
    ],
    [
      'Ein Klick auf einen Zug',
      'Er öffnet den Tisch und legt den Zug dort aus. Gespielt wird er erst, wenn du ihn abschickst.',
    ],
    [
      'Wer für dich spielen kann',
      'Nur eine Antwort von deiner eigenen Adresse, die dein Mailanbieter signiert hat. Zitiertes wird nicht gelesen. Aber mit den Links eines Briefs können alle an diesem Tisch spielen: Leite keinen Brief weiter.',
    ],
    [
      'Geheimes',
      'Briefe zeigen, was nur du sehen darfst, zum Beispiel deine Hand. In den Einstellungen kannst du Briefe ohne Geheimnisse wählen.',
    ],
  ],
  settings: 'Einstellungen für Briefe',
}
