import { A } from '@solidjs/router'
import { createResource, createSignal, For, lazy, Show } from 'solid-js'
import type { TableCard } from '../../../../worker/wire/schema/table-list.ts'
import type { TableView } from '../../../../worker/wire/schema/table-view.ts'
import { api, perform } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { BotTag } from '../../bots/BotTag.tsx'
import { DismissBot, SeatBot } from '../../bots/SeatBot.tsx'
import { createInvitation, InvitedAddress } from '../../door/Invited.tsx'
import { KeepCard } from '../../door/KeepCard.tsx'
import { WayBack } from '../../door/WayBack.tsx'
import { doorTexts } from '../../door/words.ts'
import { gamesOnOffer } from '../../games.ts'
import { createAct } from '../../parts/act.ts'
import { arrived } from '../../parts/arrived.ts'
import { NameField } from '../../parts/NameField.tsx'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { optionMatters, optionSentence } from '../../parts/OptionsForm.tsx'
import { paceSentence } from '../../parts/pace/pace.ts'
import { paceTexts } from '../../parts/pace/words.ts'
import { Stamp } from '../../parts/Stamp.tsx'
import { tableTitle } from '../../parts/TableEnvelope.tsx'
import { beSomebody, me, refreshMe } from '../../person.ts'
import { readRules } from '../../rules/reading.ts'
import { rulesTexts } from '../../rules/words.ts'
import { gameTexts, language, t } from '../../words/index.ts'
import { companyTexts } from '../company/words.ts'
import { AskWhere } from './AskWhere.tsx'
import { ChangeTable } from './gather/ChangeTable.tsx'
import { Latecomer } from './gather/Latecomer.tsx'
import { InLine, lineOf, WaitInLine } from './gather/Line.tsx'
import { LastChange } from './gather/News.tsx'
import { type Gone, RemovedPeople, RemovePerson } from './gather/Removed.tsx'
import { gatherTexts } from './gather/words.ts'
import { Invite } from './Invite.tsx'
import type { LiveTable } from './live.ts'
import { SomebodyHere } from './pass/SomebodyHere.tsx'

const Share = lazy(() => import('./Share.tsx'))

interface GatheringProps {
  readonly table: TableView
  readonly live: LiveTable
}

/** The list lags a little behind the tables: so long, in milliseconds, nothing is concluded from it. */
const lag = 60_000

/** Whether the list of open tables shows this one, for its host. */
function Listed(props: { readonly table: TableView }) {
  const isMine = () =>
    props.table.access === 'open' && props.table.seats.some((seat) => seat.you && seat.host)
  const [found] = createResource(
    () => isMine() && props.table.id,
    async (id) => {
      const { tables, more } = await api<{ tables: TableCard[]; more: boolean }>(
        'GET',
        `/tables?which=open&game=${props.table.game}`,
      )
      return more || tables.some((one) => one.id === id)
    },
  )
  const isOld = () => Date.now() - props.table.createdAt > lag
  return (
    <Show when={isMine() && !found.loading && !found.error}>
      {'. '}
      <A href="/lobby">
        {found() || !isOld() ? companyTexts().lobby.listed : companyTexts().lobby.unlisted}
      </A>
    </Show>
  )
}

/** What is played here, for somebody who has never heard of it: the game, how long, how fast, and what was chosen. */
function Played(props: { readonly table: TableView; readonly onChange: (() => void) | null }) {
  const [words] = createResource(
    () => [props.table.game, language()] as const,
    async ([id, spoken]) => (await frontOf(id)?.words[spoken]())?.words,
  )
  const texts = () => t().table.played
  const options = () => Object.entries((props.table.options ?? {}) as Record<string, unknown>)
  const chosen = () =>
    options()
      .filter(([id]) =>
        optionMatters(arrived(words), id, props.table.seats.length, Object.fromEntries(options())),
      )
      .map(([id, value]) => optionSentence(arrived(words), id, value))
  return (
    <section class="sheet" aria-labelledby="played-title">
      <h2 id="played-title">{texts().title}</h2>
      <p>
        {gameTexts(props.table.game).tagline}{' '}
        <A href={`/how/${props.table.game}`}>
          {t().landing.how}
          <span class="quiet">: {gameTexts(props.table.game).title}</span>
        </A>
        {' · '}
        <button type="button" class="link" onClick={() => readRules({ game: props.table.game })}>
          {rulesTexts().short}
        </button>
      </p>
      <dl class="played">
        <Show when={gameTexts(props.table.game).long}>
          {(long) => (
            <div>
              <dt>{texts().long}</dt>
              <dd>{long()}</dd>
            </div>
          )}
        </Show>
        <div>
          <dt>{texts().pace}</dt>
          <dd>
            {props.table.pace
              ? paceSentence(props.table.pace)
              : paceTexts().unhurried(props.table.patience)}
          </dd>
        </div>
        <Show when={chosen().length > 0 && arrived(words)}>
          <div>
            <dt>{t().create.options}</dt>
            <dd>{chosen().join(' · ')}</dd>
          </div>
        </Show>
        <div>
          <dt>{t().create.access}</dt>
          <dd>
            {t().create[props.table.access]}
            <Listed table={props.table} />
          </dd>
        </div>
        <Show when={props.table.rated}>
          <div>
            <dt>
              <span class="tag">{companyTexts().rated}</span>
            </dt>
            <dd>{companyTexts().ratedHint}</dd>
          </div>
        </Show>
      </dl>
      <p class="small">{gatherTexts().rulesText}</p>
      <Show when={props.onChange}>
        {(change) => (
          <p class="form-row">
            <button type="button" class="button" onClick={() => change()()}>
              {gatherTexts().change}
            </button>
          </p>
        )}
      </Show>
    </section>
  )
}

/** A table that waits for its players: who is here, and how the others get here. */
export function Gathering(props: GatheringProps) {
  const [name, setName] = createSignal('')
  const [gone, setGone] = createSignal<ReadonlyArray<Gone>>([])
  const [changing, setChanging] = createSignal(false)
  const [games] = createResource(gamesOnOffer)
  const here = () => props.table.seats.filter((seat) => seat.name !== null).length
  /** A seat is free, and the host has not sent me away. */
  const hasRoom = () => here() < props.table.seats.length && !props.table.isRemoved
  const isHost = () => props.table.seats.some((seat) => seat.you && seat.host)
  /** Who gathers people does not want to play alone, even where the game could be. */
  const least = () => {
    const min = arrived(games)?.find(({ id }) => id === props.table.game)?.seats.min
    return min && Math.max(2, min)
  }
  const change = async (
    call: 'POST /tables/{id}/seat' | 'DELETE /tables/{id}/seat' | 'POST /tables/{id}/start',
  ) => {
    const { table } = await perform(call, { id: props.table.id })
    props.live.take(table)
    await refreshMe()
  }
  const invitation = createInvitation(props.table.id)
  const sit = createAct(async () => {
    await beSomebody(name())
    await change('POST /tables/{id}/seat')
    await invitation.confirm()
  })
  const leave = createAct(() => change('DELETE /tables/{id}/seat'))
  const start = createAct(() => change('POST /tables/{id}/start'))
  const isSeated = () => props.table.you !== null
  /** How others come to the table. */
  const Ways = () => (
    <div class="gathering-ways">
      <Show when={here() < props.table.seats.length}>
        <Share title={tableTitle(props.table)} />
        <Show when={isSeated()}>
          <Invite table={props.table} />
        </Show>
      </Show>
    </div>
  )
  return (
    <div class="gathering">
      <div>
        <section class="sheet" aria-labelledby="seats-title">
          <h2 id="seats-title" tabindex="-1">
            {t().table.gathering}
          </h2>
          <p class="soft" role="status">
            {t().table.gatheringHint(here(), props.table.seats.length)}
          </p>
          <LastChange table={props.table} />
          <ul class="sitters">
            <For each={props.table.seats}>
              {(seat) => (
                <li class="sitter" classList={{ 'sitter-free': seat.name === null }}>
                  <Stamp seat={seat.seat} name={seat.name} person={seat.person} size="xl" />
                  <span class="sitter-name">{seat.name ?? t().nobody}</span>
                  <span class="small">
                    {[seat.you ? t().you : '', seat.host ? t().table.host : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <Show when={isHost() && !seat.you && seat.person !== null && seat.name}>
                    {(name) => (
                      <RemovePerson
                        table={props.table}
                        live={props.live}
                        seat={seat.seat}
                        name={name()}
                        onGone={() =>
                          setGone((people) => [
                            ...people,
                            { person: seat.person ?? '', name: name() },
                          ])
                        }
                      />
                    )}
                  </Show>
                  <Show when={seat.bot}>
                    {(level) => (
                      <span class="sitter-bot">
                        <BotTag level={level()} />
                        <Show when={isHost()}>
                          <DismissBot
                            table={props.table}
                            seat={seat.seat}
                            name={seat.name ?? ''}
                            onTable={(table) => props.live.take(table)}
                          />
                        </Show>
                      </span>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <Show
            when={props.table.you === null}
            fallback={
              <>
                <div class="form-row">
                  <Show when={isHost() && here() >= (least() ?? Number.POSITIVE_INFINITY)}>
                    <button
                      type="button"
                      class="button button-main"
                      disabled={start.busy()}
                      onClick={() => void start.run()}
                    >
                      {t().table.start}
                    </button>
                  </Show>
                  <button
                    type="button"
                    class="button"
                    disabled={leave.busy()}
                    onClick={() => void leave.run()}
                  >
                    {t().table.leave}
                  </button>
                </div>
                <Show when={isHost() && here() < props.table.seats.length && !props.table.rated}>
                  <SeatBot table={props.table} onTable={(table) => props.live.take(table)} />
                </Show>
                <p class="soft">
                  {here() === props.table.seats.length
                    ? gatherTexts().full
                    : isHost() && least()
                      ? t().table.startHint(least() ?? 0)
                      : t().table.waitForHost}
                </p>
                <InLine table={props.table} live={props.live} />
                <SomebodyHere table={props.table} live={props.live} />
                <RemovedPeople
                  table={props.table}
                  live={props.live}
                  people={gone()}
                  onAsked={(asked) =>
                    setGone((people) => people.filter(({ person }) => person !== asked))
                  }
                />
              </>
            }
          >
            <Show when={props.table.isRemoved}>
              <Notice tone="info">
                <p>{gatherTexts().youAreOut}</p>
              </Notice>
            </Show>
            <Show when={here() === props.table.seats.length}>
              <Latecomer table={props.table} live={props.live} />
            </Show>
            <Show
              when={hasRoom() && (lineOf(props.table).isKept || lineOf(props.table).place !== null)}
            >
              <WaitInLine table={props.table} live={props.live} />
            </Show>
            <Show when={hasRoom() && !lineOf(props.table).isKept}>
              <form
                class="form"
                onSubmit={(event) => {
                  event.preventDefault()
                  void sit.run()
                }}
              >
                <Show when={!me()}>
                  <NameField value={name()} onInput={setName} />
                </Show>
                <InvitedAddress invitation={invitation} table={props.table.id} />
                <p>
                  <button
                    type="submit"
                    class="button button-main button-large"
                    disabled={sit.busy() || me() === undefined}
                  >
                    {me() ? t().table.sitAs(me()?.name ?? '') : t().table.sit}
                  </button>
                </p>
              </form>
            </Show>
          </Show>
          <Show when={props.table.you === null && me()?.email == null}>
            <details class="way-back">
              <summary>{doorTexts().back.ask}</summary>
              <WayBack table={props.table} />
            </details>
          </Show>
          <Trouble error={sit.error() ?? leave.error() ?? start.error()} />
        </section>
      </div>
      {/* Those who sit ask others next; those who do not read first what is played. */}
      <Show when={isSeated()}>
        <Ways />
      </Show>
      <div class="gathering-rest">
        <Show when={isSeated()}>
          <AskWhere />
          <KeepCard table={props.table} />
        </Show>
        <Show
          when={changing() && isHost() && arrived(games)}
          fallback={
            <Played table={props.table} onChange={isHost() ? () => setChanging(true) : null} />
          }
        >
          {(list) => (
            <ChangeTable
              table={props.table}
              live={props.live}
              games={list()}
              onClose={() => setChanging(false)}
            />
          )}
        </Show>
      </div>
      <Show when={!isSeated()}>
        <Ways />
      </Show>
    </div>
  )
}
