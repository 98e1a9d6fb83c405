import { createMemo, For, Show } from 'solid-js'
import type { ChannelSetup } from '../../../../worker/wire/schema/channels.ts'
import type { Me } from '../../../../worker/wire/schema/me.ts'
import { inOrder } from '../../parts/in-order.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { listed } from '../../words/index.ts'
import { createSave } from './save.ts'
import { settingsTexts } from './words.ts'

type Kind = keyof Me['channels']
type Place = Me['channels'][Kind][number]

/** All kinds of notices in the order in which the settings show them. One that is missing does not compile. */
export const kinds = inOrder<Kind>({
  turn: 1,
  reminder: 2,
  decision: 3,
  talk: 4,
  invitation: 5,
  started: 6,
  full: 7,
  over: 8,
  tournament: 9,
})
const places = inOrder<Place>({ box: 1, letter: 2, push: 3, webhook: 4 })

interface NoticesProps {
  readonly person: Me
  readonly ways: ChannelSetup | undefined
  /** True if push is on, here at least. */
  readonly pushed: boolean
}

/** Places for each kind of notice: a small table with a box for each. */
export function Notices(props: NoticesProps) {
  const texts = () => settingsTexts().notices
  const { save, error, failures } = createSave()
  const put = (kind: Kind, place: Place, on: boolean) =>
    save(({ channels }) => {
      const others = channels[kind].filter((one) => one !== place)
      return { channels: { [kind]: on ? [...others, place] : others } }
    })
  const idle = createMemo(() => {
    const { person, ways } = props
    return [
      ...(person.email && person.mail ? [] : [texts().places.letter]),
      ...(props.pushed || !ways ? [] : [texts().places.push]),
      ...(!ways || (ways.webhook && ways.webhook.offAt === null) ? [] : [texts().places.webhook]),
    ]
  })
  return (
    <section class="sheet form" aria-labelledby="notices-title">
      <h2 id="notices-title">{texts().title}</h2>
      <p class="soft">{texts().lead}</p>
      <Show when={failures()} keyed>
        <table class="matrix">
          <thead>
            <tr>
              <th scope="col">{texts().kind}</th>
              <For each={places}>
                {(place) => (
                  <th scope="col" class="matrix-place">
                    {texts().heads[place]}
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={kinds}>
              {(kind) => (
                <tr>
                  <th scope="row">{texts().kinds[kind]}</th>
                  <For each={places}>
                    {(place) => (
                      <td>
                        <label class="matrix-cell">
                          <input
                            type="checkbox"
                            aria-label={texts().cell(texts().kinds[kind], texts().places[place])}
                            checked={props.person.channels[kind].includes(place)}
                            onChange={(event) => put(kind, place, event.currentTarget.checked)}
                          />
                        </label>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Show when={idle().length > 0}>
        <p class="small">{texts().idle(listed(idle()))}</p>
      </Show>
      <Trouble error={error()} />
    </section>
  )
}
