import { useNavigate, useParams, useSearchParams } from '@solidjs/router'
import { createEffect, createResource, createSignal, For, Match, on, Show, Switch } from 'solid-js'
import type { AnyWords } from '../../../../worker/games/kernel/words.ts'
import type { Deal, WeekAnswer } from '../../../../worker/wire/schema/deals.ts'
import { beSomebody, me } from '../../account/me.ts'
import { ApiProblem, perform } from '../../api/client.ts'
import { frontOf } from '../../boards/list.ts'
import { NameField } from '../../door/NameField.tsx'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { frontSize, fronts } from '../../parts/fronts.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { appTexts, gameTexts, language, locale } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import { dayOf } from '../shared/deals.ts'
import { Compare } from './Compare.tsx'
import { weekTexts } from './words.ts'
import './week.css'

const day = 24 * 60 * 60 * 1000

interface DealProps {
  readonly week: WeekAnswer
  readonly deal: Deal
}

/** The address of a deal, for a friend who shall play the same. */
const pathOf = ({ week, deal }: DealProps) => `/week/${week.week}?game=${deal.game}`

/** A week in words. */
const nameOf = (week: string) => weekTexts().name(String(Number(week.slice(-2))), week.slice(0, 4))

/** Begins a deal, or leads to where it was begun; a new visitor says a name first. */
function Begin(props: DealProps) {
  const navigate = useNavigate()
  const [name, setName] = createSignal('')
  const [isAsked, setAsked] = createSignal(false)
  const begin = createAct(async () => {
    if (!me() && !isAsked()) return void setAsked(true)
    await beSomebody(name())
    const { week, game } = { week: props.week.week, game: props.deal.game }
    const { table } = await perform('POST /deals/{week}/{game}', { week, game })
    navigate(`/t/${table}`)
  })
  return (
    <form
      class="week-begin"
      onSubmit={(event) => {
        event.preventDefault()
        void begin.run()
      }}
    >
      <Show when={isAsked() && !me()}>
        <NameField value={name()} onInput={setName} alone />
      </Show>
      <button type="submit" class="button button-main" disabled={begin.busy()}>
        {weekTexts().begin}
        <span class="quiet">: {gameTexts(props.deal.game).title}</span>
      </button>
      <Trouble error={begin.error()} />
    </form>
  )
}

/** Copies the link to a deal, to be sent to a friend. */
function Share(props: DealProps) {
  const [copied, setCopied] = createSignal(false)
  const link = () => location.origin + pathOf(props)
  const share = createAct(async () => {
    await navigator.clipboard.writeText(link())
    setCopied(true)
  })
  return (
    <>
      <button type="button" class="button" onClick={() => void share.run()}>
        {weekTexts().share}
        <span class="quiet">: {gameTexts(props.deal.game).title}</span>
      </button>
      <span role="status" class="small">
        {copied() ? weekTexts().copied : ''}
      </span>
      {/* If it may not be copied, it can be read. */}
      <Show when={share.error()}>
        <span class="small week-link">{link()}</span>
      </Show>
    </>
  )
}

/** Results of everybody. */
function Results(props: DealProps) {
  const [words] = createResource(
    () => [props.deal.game, language()] as const,
    async ([game, spoken]): Promise<AnyWords | undefined> =>
      (await frontOf(game)?.words[spoken]())?.words,
  )
  const texts = () => weekTexts()
  return (
    <table class="week-results">
      <caption class="quiet">
        {texts().results}: {gameTexts(props.deal.game).title}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts().rank}</th>
          <th scope="col">{texts().who}</th>
          <th scope="col" class="week-number">
            {texts().points}
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={props.deal.results}>
          {(one) => (
            <tr classList={{ 'week-mine': one.you }}>
              <td>{one.rank ?? texts().later}</td>
              <td>
                <A href={`/people/${one.person}`}>{one.name}</A>
                <Show when={one.you}> ({texts().you})</Show>
                <span class="small week-reason">{words.latest?.reasons[one.reason]}</span>
                <Show when={props.deal.isOpen && !one.you}>
                  <A class="small" href={`${pathOf(props)}&with=${one.person}`}>
                    {texts().compare}
                    <span class="quiet">: {texts().compareWith(one.name)}</span>
                  </A>
                </Show>
              </td>
              <td class="week-number">{locale().number(one.points)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

/** A game's deal: my try, how many have finished, and the results once I may know them. */
function DealSheet(props: DealProps & { readonly isAsked: boolean }) {
  const texts = () => weekTexts()
  let sheet: HTMLElement | undefined
  createEffect(() => {
    if (props.isAsked) sheet?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <section
      ref={sheet}
      class="sheet week-deal"
      classList={{ 'week-asked': props.isAsked }}
      aria-labelledby={`deal-${props.deal.game}`}
    >
      <div class="week-window" style={{ background: fronts[props.deal.game]?.behind }}>
        <Show when={fronts[props.deal.game]}>
          {(front) => <Picture of={front()} {...frontSize} later />}
        </Show>
      </div>
      <div class="week-text">
        <h2 id={`deal-${props.deal.game}`}>{gameTexts(props.deal.game).title}</h2>
        <p class="small">
          {props.deal.bots.length > 0 ? texts().bots(props.deal.bots.length) : texts().alone}
          {' · '}
          {texts().finished(props.deal.finished)}
        </p>
        <Switch>
          <Match when={props.deal.mine === null}>
            <Begin {...props} />
          </Match>
          <Match when={props.deal.mine}>
            {(mine) => (
              <p>
                <A
                  class={mine().isOver ? 'button' : 'button button-main'}
                  href={`/t/${mine().table}`}
                >
                  {mine().isOver ? texts().over : texts().goOn}
                  <span class="quiet">: {gameTexts(props.deal.game).title}</span>
                </A>
              </p>
            )}
          </Match>
        </Switch>
        <Show
          when={props.deal.results.length > 0}
          fallback={
            <Show when={props.deal.finished > 0 && !props.deal.isOpen && props.week.isNow}>
              <p class="small">{texts().hidden}</p>
            </Show>
          }
        >
          <Results {...props} />
        </Show>
        <p class="form-row">
          <Share {...props} />
        </p>
      </div>
    </section>
  )
}

/** `/week`: the deals of the present week, or of that of the address; with `?with=`, one's way beside another's. */
export default function Week() {
  const params = useParams<{ week?: string }>()
  const [query] = useSearchParams<{ game?: string; with?: string }>()
  const [week, { refetch }] = createResource(
    // Asked anew as somebody else.
    () => ({ week: params.week ?? 'now', person: me()?.id }),
    async ({ week: asked }) => perform('GET /deals/{week}', { week: asked }),
  )
  createEffect(
    on(
      () => query.with,
      () => scrollTo(0, 0),
      { defer: true },
    ),
  )
  const found = () => (week.error ? undefined : week.latest)
  const isMissing = () => {
    const error: unknown = week.error
    return error instanceof ApiProblem && ['not-found', 'bad-request'].includes(error.code)
  }
  const compared = () => {
    const deal = found()?.deals.find(({ game }) => game === query.game)
    return query.with !== undefined && deal?.isOpen ? deal : undefined
  }
  const texts = () => weekTexts()
  return (
    <Show when={!isMissing()} fallback={<Missing />}>
      <Page title={texts().title} narrow>
        <h1>{texts().title}</h1>
        <Trouble error={week.error as unknown} onRetry={() => void refetch()} />
        <Show when={found()} fallback={<p aria-busy={week.loading}>{appTexts().loading}</p>}>
          {(one) => (
            <Show
              when={compared()}
              fallback={
                <>
                  <p class="lead">{texts().lead}</p>
                  <p class="soft">
                    {nameOf(one().week)}
                    {'. '}
                    {one().isNow ? texts().until(dayOf(one().until)) : texts().past}
                  </p>
                  <Show when={one().deals.length === 0}>
                    <p class="lead">{texts().none}</p>
                  </Show>
                  <For each={one().deals}>
                    {(deal) => (
                      <DealSheet week={one()} deal={deal} isAsked={deal.game === query.game} />
                    )}
                  </For>
                  <p class="form-row">
                    <A href={`/week/${weekBefore(one())}`}>{texts().before}</A>
                    <Show when={!one().isNow}>
                      <A href="/week">{texts().now}</A>
                    </Show>
                  </p>
                </>
              }
            >
              {(deal) => (
                <>
                  <Compare week={one().week} deal={deal()} person={query.with ?? ''} />
                  <p>
                    <A href={`/week/${one().week}?game=${deal().game}`}>{texts().back}</A>
                  </p>
                </>
              )}
            </Show>
          )}
        </Show>
      </Page>
    </Show>
  )
}

/** The week before, as its address names it (ISO 8601): its Thursday says of which year it is. */
function weekBefore({ from }: WeekAnswer): string {
  const thursday = new Date(from - 4 * day)
  const year = thursday.getUTCFullYear()
  const number = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day))
  return `${year}-W${String(number).padStart(2, '0')}`
}
