import { createResource, createSignal, For, Show } from 'solid-js'
import type { Club, Free } from '../../../../worker/wire/schema/clubs.ts'
import { me } from '../../account/me.ts'
import { arrived } from '../../api/arrived.ts'
import { perform } from '../../api/client.ts'
import { createAct } from '../../parts/act.ts'
import { CheckField } from '../../parts/CheckField.tsx'
import { gamesOnOffer } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { NumberField } from '../../parts/NumberField.tsx'
import { presetNames, roughly } from '../../parts/pace/pace.ts'
import { paceTexts } from '../../parts/pace/words.ts'
import { gameTexts } from '../../words/index.ts'
import { clubTexts } from './words.ts'

type Pace = Free['paces'][number]

const freePaces: ReadonlyArray<Pace> = ['none', ...presetNames]

const paceOf = (pace: Pace) => (pace === 'none' ? clubTexts().free.noClock : paceTexts()[pace])

interface ChecksProps<T extends string> {
  readonly legend: string
  readonly all: ReadonlyArray<T>
  readonly named: (one: T) => string
  readonly chosen: ReadonlyArray<T>
  readonly onChange: (chosen: T[]) => void
}

/** Several of a list. */
function Checks<T extends string>(props: ChecksProps<T>) {
  return (
    <fieldset class="field">
      <legend class="field-label">{props.legend}</legend>
      <For each={props.all}>
        {(one) => (
          <CheckField
            plain
            label={props.named(one)}
            value={props.chosen.includes(one)}
            onChange={(isChosen) =>
              props.onChange(
                isChosen ? [...props.chosen, one] : props.chosen.filter((other) => other !== one),
              )
            }
          />
        )}
      </For>
    </fieldset>
  )
}

/** The form in which a member says what they are free to play. */
function FreeForm(props: { readonly club: Club; readonly onClub: (club: Club) => void }) {
  const [games] = createResource(gamesOnOffer)
  const [chosen, setChosen] = createSignal<string[]>([])
  const [paces, setPaces] = createSignal<Pace[]>(['none'])
  const [days, setDays] = createSignal(7)
  const tell = createAct(async () => {
    const said = { games: chosen(), paces: paces(), days: days() }
    const { club } = await perform('PUT /clubs/{id}/free', { id: props.club.id, ...said })
    props.onClub(club)
  })
  const texts = () => clubTexts().free
  return (
    <form
      class="form sheet"
      onSubmit={(event) => {
        event.preventDefault()
        void tell.run()
      }}
    >
      <Checks
        legend={texts().games}
        all={(arrived(games) ?? []).map(({ id }) => id)}
        named={(game) => gameTexts(game).title}
        chosen={chosen()}
        onChange={setChosen}
      />
      <Checks
        legend={texts().paces}
        all={freePaces}
        named={paceOf}
        chosen={paces()}
        onChange={setPaces}
      />
      <NumberField isWide label={texts().days} min={1} max={60} value={days()} onInput={setDays} />
      <Trouble error={tell.error()} />
      <button
        type="submit"
        class="button button-main"
        disabled={tell.busy() || chosen().length === 0 || paces().length === 0}
      >
        {texts().go}
      </button>
    </form>
  )
}

/** Members who are free to play, and for what. */
export function FreeToPlay(props: { readonly club: Club; readonly onClub: (club: Club) => void }) {
  const stop = createAct(async () => {
    props.onClub((await perform('DELETE /clubs/{id}/free', { id: props.club.id })).club)
  })
  const free = () => props.club.people.filter((one) => one.free !== null)
  const isMine = () => free().some(({ person }) => person === me()?.id)
  const isAnother = () => free().some(({ person }) => person !== me()?.id)
  const texts = () => clubTexts().free
  const said = ({ games, paces, until }: Free) =>
    [
      games.map((game) => gameTexts(game).title).join(', '),
      paces.map(paceOf).join(', '),
      texts().until(roughly(until)),
    ].join(' · ')
  return (
    <section class="section" aria-labelledby="club-free">
      <h2 id="club-free" class="section-title">
        {texts().title}
      </h2>
      <Show when={free().length > 0} fallback={<p class="soft">{texts().none}</p>}>
        <ul class="club-list sheet">
          <For each={free()}>
            {(one) => (
              <li class="club-row">
                <span class="club-text">
                  <strong>{one.name}</strong>
                  <span class="small">{one.free && said(one.free)}</span>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={isAnother()}>
        <p class="soft">{texts().ask}</p>
      </Show>
      <Trouble error={stop.error()} />
      <Show
        when={!isMine()}
        fallback={
          <button type="button" class="button" onClick={() => void stop.run()}>
            {texts().stop}
          </button>
        }
      >
        <details>
          <summary>{texts().say}</summary>
          <FreeForm club={props.club} onClub={props.onClub} />
        </details>
      </Show>
    </section>
  )
}
