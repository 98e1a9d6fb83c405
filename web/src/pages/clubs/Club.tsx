import { useNavigate, useParams } from '@solidjs/router'
import { createMemo, createResource, createSignal, For, Show } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import type { Club as ClubView } from '../../../../worker/wire/schema/clubs.ts'
import { me } from '../../account/me.ts'
import { perform } from '../../api/client.ts'
import { A } from '../../parts/A.tsx'
import { createAct } from '../../parts/act.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { appTexts } from '../../words/index.ts'
import { Envelopes } from '../shared/TableEnvelope.tsx'
import { ClubTournaments } from '../tournaments/ClubTournaments.tsx'
import { ClubForm } from './ClubForm.tsx'
import { ClubLadder } from './ClubLadder.tsx'
import { Crest } from './Crest.tsx'
import { Door } from './Door.tsx'
import { ClubEvents } from './Events.tsx'
import { FreeToPlay } from './Free.tsx'
import { Honour } from './Honour.tsx'
import { ClubPeople } from './People.tsx'
import { isIn, leads } from './standing.ts'
import { ClubTalk } from './Talk.tsx'
import { Twice } from './Twice.tsx'
import { clubTexts } from './words.ts'
import './clubs.css'

interface PartProps {
  readonly club: ClubView
  readonly onClub: (club: ClubView) => void
}

/** A club: its face for everybody with the link, all the rest for members. */
export default function Club() {
  const { id } = useParams<{ id: string }>()
  const [kept, keep] = createStore<{ club?: ClubView }>({})
  // Rows that stay are the same rows: what is open in them stays so.
  const take = (club: ClubView) => keep('club', reconcile(club, { key: 'person', merge: true }))
  const [read, { refetch }] = createResource(
    // Anew when it is known who I am.
    () => `${id} ${me()?.id ?? ''}`,
    async () => take((await perform('GET /clubs/{id}', { id })).club),
  )
  const shown = () => (read.error ? undefined : kept.club)
  return (
    <Page title={shown()?.name ?? appTexts().nav.clubs} narrow>
      <Trouble error={read.error as unknown} onRetry={() => void refetch()} />
      <Show when={shown()}>
        {(found) => (
          <>
            <Face club={found()} onClub={take} />
            <Show
              when={isIn(found())}
              fallback={<Door club={found()} onDone={() => void refetch()} />}
            >
              <Tables club={found()} />
              <ClubTournaments club={found()} />
              <FreeToPlay club={found()} onClub={take} />
              <ClubTalk club={found()} />
              <ClubEvents club={found()} onClub={take} />
              <ClubPeople club={found()} onClub={take} />
              <ClubLadder club={found()} />
              <Honour club={found()} />
              <Leaving club={found()} />
            </Show>
          </>
        )}
      </Show>
    </Page>
  )
}

/** Name, crest, description and link of a club; organisers change them. */
function Face(props: PartProps) {
  const [isEdited, setEdited] = createSignal(false)
  const [isCopied, setCopied] = createSignal(false)
  const copy = createAct(async () => {
    await navigator.clipboard.writeText(`${location.origin}/c/${props.club.id}`)
    setCopied(true)
  })
  return (
    <>
      <div class="club-head">
        <Crest crest={props.club.crest} large />
        <div class="club-text">
          <h1>{props.club.name}</h1>
          <span class="small">{clubTexts().members(props.club.members)}</span>
        </div>
      </div>
      <Show when={props.club.description}>
        <p class="club-about">{props.club.description}</p>
      </Show>
      <Show when={isIn(props.club)}>
        <p class="form-row">
          <button type="button" class="button" onClick={() => void copy.run()}>
            {isCopied() ? clubTexts().copied : clubTexts().copy}
          </button>
          <Show when={leads(props.club)}>
            <button
              type="button"
              class="button"
              aria-expanded={isEdited()}
              onClick={() => setEdited(!isEdited())}
            >
              {clubTexts().form.edit}
            </button>
          </Show>
        </p>
        <Trouble error={copy.error()} />
      </Show>
      <Show when={isEdited()}>
        <ClubForm
          begin={props.club}
          go={clubTexts().form.save}
          onSave={async ({ name, description, crest, admission }) => {
            const about = { name, description, crest, admission }
            const { club } = await perform('PUT /clubs/{id}', { id: props.club.id, ...about })
            props.onClub(club)
            setEdited(false)
          }}
        />
      </Show>
    </>
  )
}

/** Most tables that are not over, of which none is folded. */
const mostUnfolded = 6

/** A club's tables: those that one meets at once, and those that are folded. */
function parted(tables: ClubView['tables']) {
  const live = tables.filter(({ status }) => status !== 'over')
  const isNear = ({ status, seats }: ClubView['tables'][number]) =>
    live.length <= mostUnfolded || status === 'gathering' || seats.some(({ you }) => you)
  return {
    near: live.filter(isNear),
    others: live.filter((one) => !isNear(one)),
    over: tables.filter(({ status }) => status === 'over'),
  }
}

/** Tables that only members sit down at. A tournament makes many: they must not bury the rest of the page. */
function Tables(props: { readonly club: ClubView }) {
  const parts = createMemo(() => parted(props.club.tables))
  return (
    <section class="section" aria-labelledby="club-tables">
      <h2 id="club-tables" class="section-title">
        {clubTexts().tables.title}
      </h2>
      <Show
        when={props.club.tables.length > 0}
        fallback={<p class="soft">{clubTexts().tables.none}</p>}
      >
        <Envelopes tables={parts().near} amongOthers />
      </Show>
      <p>
        <A href={`/new?club=${props.club.id}`} class="button button-main">
          {clubTexts().tables.make}
        </A>
      </p>
      <For each={['others', 'over'] as const}>
        {(which) => (
          <Show when={parts()[which].length > 0}>
            <details>
              <summary>{clubTexts().tables[which](parts()[which].length)}</summary>
              <Envelopes tables={parts()[which]} amongOthers />
            </details>
          </Show>
        )}
      </For>
    </section>
  )
}

/** Leaving a club; the founder may delete it. */
function Leaving(props: { readonly club: ClubView }) {
  const navigate = useNavigate()
  const go = createAct(async (what: 'DELETE /clubs/{id}' | 'DELETE /clubs/{id}/membership') => {
    await perform(what, { id: props.club.id })
    navigate('/clubs')
  })
  const isFounder = () => props.club.standing === 'founder'
  return (
    <section class="section">
      <Show when={isFounder() && props.club.members > 1}>
        <p class="soft">{clubTexts().leaveHint}</p>
      </Show>
      <p class="form-row">
        <Twice
          words={clubTexts().leave}
          again={clubTexts().reallyLeave}
          busy={go.busy()}
          onGo={() => void go.run('DELETE /clubs/{id}/membership')}
        />
        <Show when={isFounder()}>
          <Twice
            words={clubTexts().remove}
            again={clubTexts().reallyRemove}
            busy={go.busy()}
            onGo={() => void go.run('DELETE /clubs/{id}')}
          />
        </Show>
      </p>
      <Trouble error={go.error()} />
    </section>
  )
}
