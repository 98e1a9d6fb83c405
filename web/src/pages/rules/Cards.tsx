import { useParams, useSearchParams } from '@solidjs/router'
import { createMemo, createResource, createSignal, For, Show } from 'solid-js'
import { A } from '../../parts/A.tsx'
import { Banner } from '../../parts/Banner.tsx'
import { CheckField } from '../../parts/CheckField.tsx'
import { firstGame, gamesOnOffer, isKnown } from '../../parts/games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { TextField } from '../../parts/TextField.tsx'
import { CardCard } from '../../rules/CardCard.tsx'
import { cardsOf, foundCards } from '../../rules/cards.ts'
import { rulesTexts } from '../../rules/words.ts'
import { gameTexts, language } from '../../words/index.ts'
import Missing from '../Missing.tsx'
import '../company/company.css'
import './cards.css'

/** The cards of a game that are found by what is typed, by their kind, and by whether they are in doubt. */
function createFound(game: () => string) {
  const [loaded, { refetch }] = createResource(
    () => [game(), language()] as const,
    async ([id, spoken]) => ({ game: id, index: await cardsOf(id, spoken) }),
  )
  const [search, setSearch] = createSignal('')
  // In the address, so that a kind can be linked to; another game begins with all of its own.
  const [query, setQuery] = useSearchParams<{ kind?: string }>()
  const kind = () => query.kind ?? ''
  const setKind = (id: string) =>
    setQuery({ kind: id === '' ? undefined : id }, { replace: true, scroll: false })
  const [doubtful, setDoubtful] = createSignal(false)
  /** The present game's index, once it is there. */
  const index = () => {
    const latest = loaded.error ? undefined : loaded.latest
    return latest?.game === game() ? latest.index : null
  }
  const found = createMemo(() => foundCards(index()?.cards ?? [], search(), kind(), doubtful()))
  const kinds = () => Object.entries(index()?.kinds ?? {})
  return {
    index,
    found,
    search,
    setSearch,
    kind,
    setKind,
    kinds,
    doubtful,
    setDoubtful,
    loaded,
    refetch,
  }
}

type Found = ReturnType<typeof createFound>

/** The way to the other games' cards. */
function Games(props: { readonly game: string }) {
  const [games] = createResource(gamesOnOffer)
  return (
    <nav class="tabs" aria-label={rulesTexts().cards}>
      <For each={games.error ? [] : games.latest}>
        {(one) => (
          <A
            class="button"
            href={`/cards/${one.id}`}
            aria-current={one.id === props.game ? 'page' : undefined}
          >
            {gameTexts(one.id).title}
          </A>
        )}
      </For>
    </nav>
  )
}

/** Fields by which the cards are searched and filtered. */
function Filter(props: { readonly found: Found }) {
  const { search, setSearch, kind, setKind, kinds, doubtful, setDoubtful } = props.found
  return (
    <div class="cards-filter">
      <TextField
        label={rulesTexts().cardsSearch}
        type="search"
        value={search()}
        onInput={setSearch}
      />
      <CheckField
        plain
        label={rulesTexts().onlyReconstructed}
        value={doubtful()}
        onChange={setDoubtful}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a field set would need a border and a legend of its own. */}
      <div class="cards-kinds" role="group" aria-label={rulesTexts().kinds}>
        <For each={[['', rulesTexts().allKinds] as const, ...kinds()]}>
          {([id, label]) => (
            <button
              type="button"
              class="button cards-kind"
              aria-pressed={kind() === id}
              onClick={() => setKind(id)}
            >
              {label}
            </button>
          )}
        </For>
      </div>
    </div>
  )
}

/** Number of cards found, and the meaning of the mark beside some of them. */
function FoundNote(props: { readonly found: Found }) {
  const { index, found } = props.found
  return (
    <p class="small" role="status">
      <Show when={index()}>
        {found().length === 0 ? rulesTexts().noCards : rulesTexts().foundCards(found().length)}
      </Show>
      <Show when={found().some(({ reconstructed }) => reconstructed)}>
        {' · '}
        <span class="card-mark" aria-hidden="true">
          ≈
        </span>{' '}
        <span>{rulesTexts().reconstructedHint}</span>
      </Show>
    </p>
  )
}

/** The cards of one kind. */
const Kind = (props: {
  readonly game: string
  readonly label: string
  readonly cards: ReturnType<Found['found']>
  readonly index: ReturnType<Found['index']>
}) => (
  <section>
    <h2 class="cards-heading">
      {props.label} <span class="cards-number">{props.cards.length}</span>
    </h2>
    <ul class="cards">
      <For each={props.cards}>
        {(card) => (
          <Show when={props.index?.lookOf(card)}>
            {(look) => <CardCard game={props.game} card={card} look={look()} />}
          </Show>
        )}
      </For>
    </ul>
  </section>
)

/** A game's cards and pieces with their values, to be searched and filtered. */
export default function Cards() {
  const params = useParams<{ game?: string }>()
  const game = () => params.game ?? firstGame
  const cards = createFound(game)
  const { index, found, kinds, loaded, refetch } = cards
  const of = (id: string) => found().filter((card) => card.kind === id)
  return (
    <Show when={isKnown(game())} fallback={<Missing />}>
      <Page title={rulesTexts().cardsTitle(gameTexts(game()).title)}>
        <Banner game={game()} above={rulesTexts().cards} title={gameTexts(game()).title} />
        <Games game={game()} />
        <p class="soft">
          {rulesTexts().cardsLead} <A href={`/rules/${game()}`}>{rulesTexts().short}</A>
        </p>
        <Trouble error={loaded.error as unknown} onRetry={() => void refetch()} />
        <Filter found={cards} />
        <FoundNote found={cards} />
        <For each={kinds().filter(([id]) => of(id).length > 0)}>
          {([id, label]) => <Kind game={game()} label={label} cards={of(id)} index={index()} />}
        </For>
      </Page>
    </Show>
  )
}
