import { createSignal, lazy, Show } from 'solid-js'
import { me } from '../../account/me.ts'
import { SeatBot } from '../../bots/SeatBot.tsx'
import { InvitedAddress } from '../../door/Invited.tsx'
import { KeepCard } from '../../door/KeepCard.tsx'
import { NameField } from '../../door/NameField.tsx'
import { WayBack } from '../../door/WayBack.tsx'
import { doorTexts } from '../../door/words.ts'
import { Notice, Trouble } from '../../parts/Notice.tsx'
import { appTexts } from '../../words/index.ts'
import { AskWhere } from './AskWhere.tsx'
import { ChangeTable } from './gather/ChangeTable.tsx'
import { createGathering, type GatheringProps } from './gather/gathering.ts'
import { Latecomer } from './gather/Latecomer.tsx'
import { LastChange } from './gather/News.tsx'
import { Played } from './gather/Played.tsx'
import { InQueue, JoinQueue, queueOf } from './gather/Queue.tsx'
import { RemovedPeople } from './gather/Removed.tsx'
import { Seats } from './gather/Seats.tsx'
import { StartTime } from './gather/StartTime.tsx'
import { gatherTexts } from './gather/words.ts'
import { Invite } from './Invite.tsx'
import { SomebodyHere } from './pass/SomebodyHere.tsx'
import { SeriesPart } from './Series.tsx'

const Share = lazy(() => import('./Share.tsx'))

interface PartProps extends GatheringProps {
  readonly gathering: ReturnType<typeof createGathering>
}

/** Ways for others to come to the table. */
function ChannelSetup(props: PartProps) {
  const { here, isSeated } = props.gathering
  return (
    <div class="gathering-ways">
      <Show when={here() < props.table.seats.length}>
        <Share table={props.table} />
        <Show when={isSeated()}>
          <Invite table={props.table} />
        </Show>
      </Show>
    </div>
  )
}

/** Acts of those who sit here: begin or leave, seat a bot, and see who waits. */
function ForSeated(props: PartProps) {
  const { here, isHost, least, start, leave, gone, setGone } = props.gathering
  return (
    <>
      <div class="form-row">
        <Show when={isHost() && here() >= (least() ?? Number.POSITIVE_INFINITY)}>
          <button
            type="button"
            class="button button-main"
            disabled={start.busy()}
            onClick={() => void start.run()}
          >
            {appTexts().table.start}
          </button>
        </Show>
        <button
          type="button"
          class="button"
          disabled={leave.busy()}
          onClick={() => void leave.run()}
        >
          {appTexts().table.leave}
        </button>
      </div>
      <Show
        when={
          isHost() && here() < props.table.seats.length && !props.table.rated && !props.table.series
        }
      >
        <SeatBot table={props.table} onTable={(table) => props.live.take(table)} />
      </Show>
      <p class="soft">
        {here() === props.table.seats.length
          ? props.table.start
            ? gatherTexts().start.full
            : gatherTexts().full
          : isHost() && least()
            ? appTexts().table.startHint(least() ?? 0)
            : appTexts().table.waitForHost}
      </p>
      <InQueue table={props.table} live={props.live} />
      <SomebodyHere table={props.table} live={props.live} />
      <RemovedPeople
        table={props.table}
        live={props.live}
        people={gone()}
        onAsked={(asked) => setGone((people) => people.filter(({ person }) => person !== asked))}
      />
    </>
  )
}

/** Ways to a seat for somebody who does not sit here, or to a place in the queue for one. */
function ForOthers(props: PartProps) {
  const { here, hasRoom } = props.gathering
  return (
    <>
      <Show when={props.table.isRemoved}>
        <Notice tone="info">
          <p>{gatherTexts().youAreOut}</p>
        </Notice>
      </Show>
      <Show when={here() === props.table.seats.length}>
        <Latecomer table={props.table} live={props.live} />
      </Show>
      <Show
        when={hasRoom() && (queueOf(props.table).isKept || queueOf(props.table).place !== null)}
      >
        <JoinQueue table={props.table} live={props.live} />
      </Show>
      <Show when={hasRoom() && !queueOf(props.table).isKept}>
        <SitDown table={props.table} live={props.live} gathering={props.gathering} />
      </Show>
    </>
  )
}

/** Takes a free seat, by name for somebody who has none yet. */
function SitDown(props: PartProps) {
  const { name, setName, invitation, sit } = props.gathering
  return (
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
          {me() ? appTexts().table.sitAs(me()?.name ?? '') : appTexts().table.sit}
        </button>
      </p>
    </form>
  )
}

/** Terms of the game, changed by the host; for those who sit, also the place where letters reach them. */
function Rest(props: PartProps) {
  const { games, isHost, isSeated } = props.gathering
  const [changing, setChanging] = createSignal(false)
  return (
    <div class="gathering-rest">
      <Show when={isSeated()}>
        <AskWhere />
        <KeepCard table={props.table} />
      </Show>
      <Show
        when={changing() && isHost() && games()}
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
  )
}

/** A table that waits for its players: who is here, and how the others get here. */
export function Gathering(props: GatheringProps) {
  const gathering = createGathering(props)
  const { here, isHost, isSeated, setGone, sit, leave, start } = gathering
  return (
    <div class="gathering">
      <div>
        <section class="sheet" aria-labelledby="seats-title">
          <h2 id="seats-title" tabindex="-1">
            {appTexts().table.gathering}
          </h2>
          <p class="soft" role="status">
            {appTexts().table.gatheringHint(here(), props.table.seats.length)}
          </p>
          <LastChange table={props.table} />
          <Show when={(props.table.series?.game ?? 1) > 1}>
            <SeriesPart table={props.table} names={(seat) => props.table.seats[seat]?.name ?? ''} />
          </Show>
          <StartTime table={props.table} live={props.live} isHost={isHost()} />
          <Seats
            table={props.table}
            live={props.live}
            isHost={isHost()}
            onGone={(one) => setGone((people) => [...people, one])}
          />
          <Show
            when={props.table.you === null}
            fallback={<ForSeated table={props.table} live={props.live} gathering={gathering} />}
          >
            <ForOthers table={props.table} live={props.live} gathering={gathering} />
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
        <ChannelSetup table={props.table} live={props.live} gathering={gathering} />
      </Show>
      <Rest table={props.table} live={props.live} gathering={gathering} />
      <Show when={!isSeated()}>
        <ChannelSetup table={props.table} live={props.live} gathering={gathering} />
      </Show>
    </div>
  )
}
