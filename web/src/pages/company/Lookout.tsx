import { createResource, createSignal, For, Show } from 'solid-js'
import { locales } from '../../../../worker/games/kernel/language.ts'
import type { Lookout as LookoutView } from '../../../../worker/wire/schema/lookouts.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { gamesOnOffer } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { gameTexts, locale } from '../../words/index.ts'
import type { Sought } from './sought.ts'
import { companyTexts } from './words.ts'

/** Purpose of a lookout, in a line. */
function inWords({ game, seats, pace, language, level }: LookoutView): string {
  const { lobby } = companyTexts()
  return [
    gameTexts(game).title,
    ...(seats === null ? [] : [lobby.lookout.for(seats)]),
    ...(pace === null ? [] : [lobby.paces[pace]]),
    ...(level === null ? [] : [lobby.levels[level]]),
    ...(language === null ? [] : [locales[language].name]),
  ].join(' · ')
}

/** Own lookouts, each with a way to end it. */
function Mine(props: {
  readonly lookouts: ReadonlyArray<LookoutView>
  readonly onEnd: (id: string) => void
}) {
  const texts = () => companyTexts().lobby.lookout
  return (
    <ul class="lookouts">
      <For each={props.lookouts}>
        {(one) => (
          <li>
            <span>
              {inWords(one)}
              <br />
              <span class="small">
                {texts().until(locale().date(one.until, { dateStyle: 'medium' }))}
              </span>
            </span>
            <button type="button" class="button" onClick={() => props.onEnd(one.id)}>
              {texts().end}
              <span class="quiet">: {inWords(one)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}

/** “Tell me when a table like this opens”: what is looked for above, and a number of seats. */
export function Lookout(props: { readonly sought: Sought }) {
  const texts = () => companyTexts().lobby.lookout
  const [games] = createResource(() => gamesOnOffer())
  const [seats, setSeats] = createSignal<number | null>(null)
  const [mine, { mutate, refetch }] = createResource(
    () => me()?.id,
    async () => (await perform('GET /me/lookouts')).lookouts,
  )
  const known = () => (games.error ? [] : (games.latest ?? []))
  const sizes = () => {
    const most = known().find(({ id }) => id === props.sought.game)?.seats.max ?? 1
    return Array.from({ length: most - 1 }, (_, i) => i + 2)
  }
  const add = createAct(async () => {
    const { game, pace = null, language = null, level = null } = props.sought
    if (game === undefined) return
    const size = sizes().find((one) => one === seats()) ?? null
    const wanted = { game, seats: size, pace, language, level }
    mutate((await perform('POST /me/lookouts', wanted)).lookouts)
  })
  const end = createAct(async (id: string) => {
    mutate((await perform('DELETE /me/lookouts/{id}', { id })).lookouts)
  })
  const list = () => (mine.error ? [] : (mine.latest ?? []))
  return (
    <section class="sheet section" aria-labelledby="lookout">
      <h2 id="lookout">{texts().title}</h2>
      <p class="soft">{texts().lead}</p>
      <Show when={me()} fallback={<p class="soft">{texts().nobody}</p>}>
        <Show when={props.sought.game} fallback={<p>{texts().noGame}</p>}>
          {(game) => (
            <>
              <SelectField
                inline
                label={texts().seats(gameTexts(game()).title)}
                values={[
                  [null, texts().anySeats],
                  ...sizes().map((size) => [size, texts().for(size)] as const),
                ]}
                value={seats()}
                onChange={setSeats}
              />
              <p>
                <button
                  type="button"
                  class="button"
                  disabled={add.busy()}
                  onClick={() => void add.run()}
                >
                  {texts().go}
                </button>
              </p>
            </>
          )}
        </Show>
        <Trouble error={add.error() ?? end.error()} />
        <Trouble error={mine.error as unknown} onRetry={() => void refetch()} />
        <Show when={list().length > 0}>
          <h3>{texts().mine}</h3>
          <Mine lookouts={list()} onEnd={(id) => void end.run(id)} />
        </Show>
      </Show>
    </section>
  )
}
