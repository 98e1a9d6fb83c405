import { For } from 'solid-js'
import { language } from '../../words/index.ts'

const en = {
  hint: 'Everything can be done by keyboard. Tab goes from piece to piece, the arrow keys to the neighbour, Enter chooses.',
  keys: [
    ['Escape', 'close, let go, back to my village'],
    ['U', 'undo'],
    ['R', 'redo'],
    ['S', 'end the turn and send'],
    ['1 – 5', 'show the village of that seat'],
    ['L', 'the moves as a list'],
  ],
} as const
const de = {
  hint: 'Alles geht mit der Tastatur. Tab geht von Stück zu Stück, die Pfeiltasten zum Nachbarn, Enter wählt.',
  keys: [
    ['Escape', 'schließen, loslassen, zurück in mein Dorf'],
    ['U', 'zurücknehmen'],
    ['R', 'wiederholen'],
    ['S', 'Zug beenden und absenden'],
    ['1 – 5', 'das Dorf dieses Platzes zeigen'],
    ['L', 'die Züge als Liste'],
  ],
} as const

/** What the keys do at a table. */
export function Keys() {
  const texts = () => ({ en, de })[language()]
  return (
    <div class="keys-list">
      <p class="small">{texts().hint}</p>
      <dl>
        <For each={texts().keys}>
          {([key, what]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  )
}
