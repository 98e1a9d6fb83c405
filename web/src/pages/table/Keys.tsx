import { For } from 'solid-js'
import { CheckField } from '../../parts/CheckField.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { keyOf } from '../../stage/actions.ts'
import {
  chooseKeys,
  chooseMoments,
  chooseShake,
  chooseSound,
  chooseSpeed,
  type Speed,
  settings,
} from '../../stage/settings.ts'
import { useStage } from '../../stage/stage.ts'
import { language } from '../../words/index.ts'

const en = {
  speed: 'How events are played',
  speeds: { calm: 'one after the other', quick: 'faster', off: 'not at all' },
  moments: 'Moments',
  momentsHint: 'A market day, a funeral or a hero fills the stage for a second or two.',
  sound: 'Sounds',
  soundHint: 'A tick, a letter falling, a bell when it is your turn.',
  shake: 'Vibration',
  shakeHint: 'If the device can.',
  keys: 'Single keys',
  hint: 'Everything can be done by keyboard. Tab goes from piece to piece, the arrow keys to the neighbour, Enter chooses.',
}
const de: typeof en = {
  speed: 'Wie Ereignisse gespielt werden',
  speeds: { calm: 'eins nach dem anderen', quick: 'schneller', off: 'gar nicht' },
  moments: 'Große Momente',
  momentsHint: 'Ein Markttag, ein Begräbnis oder ein Held füllt kurz die Bühne.',
  sound: 'Klänge',
  soundHint: 'Ein Ticken, ein fallender Brief, eine Glocke, wenn du dran bist.',
  shake: 'Vibration',
  shakeHint: 'Wenn das Gerät es kann.',
  keys: 'Einzelne Tasten',
  hint: 'Alles geht mit der Tastatur. Tab geht von Stück zu Stück, die Pfeiltasten zum Nachbarn, Enter wählt.',
}

const fr: typeof en = {
  speed: 'Comment les événements se jouent',
  speeds: { calm: 'l’un après l’autre', quick: 'plus vite', off: 'pas du tout' },
  moments: 'Grands moments',
  momentsHint: 'Un jour de marché, un enterrement ou un héros remplit un instant la scène.',
  sound: 'Sons',
  soundHint: 'Un déclic, une lettre qui tombe, une cloche quand c’est à toi.',
  shake: 'Vibration',
  shakeHint: 'Si l’appareil le permet.',
  keys: 'Touches simples',
  hint: 'Tout se fait au clavier. Tab va de pièce en pièce, les flèches à la voisine, Entrée choisit.',
}

const speeds: ReadonlyArray<Speed> = ['calm', 'quick', 'off']

/** Settings of the stage on this device, and the keys. */
export function Keys() {
  const { setting } = useStage()
  const texts = () => ({ en, de, fr })[language()]
  return (
    <div class="keys-list">
      <SelectField
        label={texts().speed}
        values={speeds.map((one) => [one, texts().speeds[one]] as const)}
        value={settings.speed()}
        onChange={chooseSpeed}
      />
      <CheckField
        plain
        label={texts().moments}
        hint={texts().momentsHint}
        value={settings.moments()}
        onChange={chooseMoments}
      />
      <CheckField
        plain
        label={texts().sound}
        hint={texts().soundHint}
        value={settings.sound()}
        onChange={chooseSound}
      />
      <CheckField
        plain
        label={texts().shake}
        hint={texts().shakeHint}
        value={settings.shake()}
        onChange={chooseShake}
      />
      <CheckField
        plain
        label={texts().keys}
        hint={texts().hint}
        value={settings.keys()}
        onChange={chooseKeys}
      />
      <dl>
        <For each={setting.actions.filter(({ keys }) => keys)}>
          {(action) => (
            <div>
              <dt>
                <kbd>{keyOf(action)}</kbd>
              </dt>
              <dd>{action.words}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  )
}
