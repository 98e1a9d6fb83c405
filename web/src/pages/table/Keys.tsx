import { For } from 'solid-js'
import {
  chooseKeys,
  chooseShake,
  chooseSound,
  chooseSpeed,
  type Speed,
  settings,
} from '../../stage/settings.ts'
import { language } from '../../words/index.ts'

const en = {
  speed: 'How events are played',
  speeds: { calm: 'one after the other', quick: 'faster', off: 'not at all' },
  sound: 'Sounds',
  soundHint: 'A tick, a letter falling, a bell when it is your turn.',
  shake: 'Vibration',
  shakeHint: 'Where the device can.',
  keys: 'Single keys',
  hint: 'Everything can be done by keyboard. Tab goes from piece to piece, the arrow keys to the neighbour, Enter chooses.',
  list: [
    ['Escape', 'close, let go, back to my village'],
    ['U', 'undo'],
    ['R', 'redo'],
    ['S', 'end the turn and send'],
    ['H', 'what would a good player do?'],
    ['N', 'the next village'],
    ['1 – 5', 'the village of that seat'],
    ['+ − 0', 'a large village: larger, smaller, all of it'],
    ['L', 'the moves as a list'],
    ['T', 'the next table that waits for you'],
    ['?', 'this list'],
  ],
}
const de: typeof en = {
  speed: 'Wie Ereignisse gespielt werden',
  speeds: { calm: 'eins nach dem anderen', quick: 'schneller', off: 'gar nicht' },
  sound: 'Klänge',
  soundHint: 'Ein Ticken, ein fallender Brief, eine Glocke, wenn du dran bist.',
  shake: 'Vibration',
  shakeHint: 'Wo das Gerät es kann.',
  keys: 'Einzelne Tasten',
  hint: 'Alles geht mit der Tastatur. Tab geht von Stück zu Stück, die Pfeiltasten zum Nachbarn, Enter wählt.',
  list: [
    ['Escape', 'schließen, loslassen, zurück in mein Dorf'],
    ['U', 'zurücknehmen'],
    ['R', 'wiederholen'],
    ['S', 'Zug beenden und absenden'],
    ['H', 'Was täte, wer gut spielt?'],
    ['N', 'das nächste Dorf'],
    ['1 – 5', 'das Dorf dieses Platzes'],
    ['+ − 0', 'ein großes Dorf: größer, kleiner, ganz'],
    ['L', 'die Züge als Liste'],
    ['T', 'der nächste Tisch, der auf dich wartet'],
    ['?', 'diese Liste'],
  ],
}

const fr: typeof en = {
  speed: 'Comment les événements se jouent',
  speeds: { calm: 'l’un après l’autre', quick: 'plus vite', off: 'pas du tout' },
  sound: 'Sons',
  soundHint: 'Un tic, une lettre qui tombe, une cloche quand c’est à toi.',
  shake: 'Vibration',
  shakeHint: 'Là où l’appareil le peut.',
  keys: 'Touches simples',
  hint: 'Tout se fait au clavier. Tab va de pièce en pièce, les flèches à la voisine, Entrée choisit.',
  list: [
    ['Échap', 'fermer, lâcher, revenir à mon village'],
    ['U', 'annuler'],
    ['R', 'rétablir'],
    ['S', 'finir le tour et envoyer'],
    ['H', 'que ferait quelqu’un qui joue bien ?'],
    ['N', 'le village suivant'],
    ['1 – 5', 'le village de cette place'],
    ['+ − 0', 'un grand village : plus grand, plus petit, en entier'],
    ['L', 'les coups en liste'],
    ['T', 'la prochaine table qui t’attend'],
    ['?', 'cette liste'],
  ],
}

const speeds: ReadonlyArray<Speed> = ['calm', 'quick', 'off']

interface SwitchProps {
  readonly label: string
  readonly hint: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

const Switch = (props: SwitchProps) => (
  <label class="check">
    <input
      type="checkbox"
      checked={props.on}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
    <span>
      {props.label}
      <span class="field-hint">{props.hint}</span>
    </span>
  </label>
)

/** How the stage behaves on this device, and what the keys do. */
export function Keys() {
  const texts = () => ({ en, de, fr })[language()]
  return (
    <div class="keys-list">
      <label class="field">
        <span class="field-label">{texts().speed}</span>
        <select
          class="input"
          onChange={(event) => chooseSpeed(speeds[event.currentTarget.selectedIndex] ?? 'calm')}
        >
          <For each={speeds}>
            {(one) => <option selected={settings.speed() === one}>{texts().speeds[one]}</option>}
          </For>
        </select>
      </label>
      <Switch
        label={texts().sound}
        hint={texts().soundHint}
        on={settings.sound()}
        onChange={chooseSound}
      />
      <Switch
        label={texts().shake}
        hint={texts().shakeHint}
        on={settings.shake()}
        onChange={chooseShake}
      />
      <Switch label={texts().keys} hint={texts().hint} on={settings.keys()} onChange={chooseKeys} />
      <dl>
        <For each={texts().list}>
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
