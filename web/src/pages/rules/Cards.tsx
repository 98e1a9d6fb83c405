import { A, useParams } from '@solidjs/router'
import { createMemo, createResource, createSignal, For, Show } from 'solid-js'
import { Icon } from '../../design/Icon.tsx'
import { gamesOnOffer } from '../../games.ts'
import { Trouble } from '../../parts/Notice.tsx'
import { Page } from '../../parts/Page.tsx'
import { type CardEntry, cardsOf } from '../../rules/cards.ts'
import { rulesTexts } from '../../rules/words.ts'
import { gameTexts, language } from '../../words/index.ts'
import '../../rules/rules.css'
import '../company/company.css'

/** Everything a card says, for the search. */
const wholeText = ({ name, text, facts }: CardEntry) =>
  [name, text, ...facts.flat()].join(' ').toLocaleLowerCase()

/** A game's cards and pieces with their values, to be searched and filtered. */
export default function Cards() {
  const params = useParams<{ game?: string }>()
  const game = () => params.game ?? 'villagers'
  const [games] = createResource(gamesOnOffer)
  const [index, { refetch }] = createResource(
    () => [game(), language()] as const,
    ([id, spoken]) => cardsOf(id, spoken),
  )
  const [search, setSearch] = createSignal('')
  const [kind, setKind] = createSignal('')
  const [doubtful, setDoubtful] = createSignal(false)
  const all = () => (index.error ? [] : (index.latest?.cards ?? []))
  const shown = createMemo(() => {
    const words = search().toLocaleLowerCase().split(/\s+/).filter(Boolean)
    return all().filter(
      (card) =>
        (kind() === '' || card.kind === kind()) &&
        (!doubtful() || card.reconstructed) &&
        words.every((word) => wholeText(card).includes(word)),
    )
  })
  return (
    <Page title={rulesTexts().cardsTitle(gameTexts(game()).title)}>
      <h1>{rulesTexts().cardsTitle(gameTexts(game()).title)}</h1>
      <nav class="tabs" aria-label={rulesTexts().cards}>
        <For each={games.error ? [] : games.latest}>
          {(one) => (
            <A
              class="button"
              href={`/cards/${one.id}`}
              aria-current={one.id === game() ? 'page' : undefined}
              onClick={() => setKind('')}
            >
              {gameTexts(one.id).title}
            </A>
          )}
        </For>
      </nav>
      <p class="soft">
        <A href={`/rules/${game()}`}>{rulesTexts().short}</A>
      </p>
      <Trouble error={index.error as unknown} onRetry={() => void refetch()} />
      <div class="cards-filter">
        <label class="field">
          <span class="field-label">{rulesTexts().cardsSearch}</span>
          <input
            type="search"
            class="input"
            value={search()}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span class="field-label">{rulesTexts().kind}</span>
          <select
            class="input"
            value={kind()}
            onChange={(event) => setKind(event.currentTarget.value)}
          >
            <option value="">{rulesTexts().allKinds}</option>
            <For each={Object.entries(index.error ? {} : (index.latest?.kinds ?? {}))}>
              {([id, label]) => <option value={id}>{label}</option>}
            </For>
          </select>
        </label>
        <Show when={all().some(({ reconstructed }) => reconstructed)}>
          <label class="check">
            <input
              type="checkbox"
              checked={doubtful()}
              onChange={(event) => setDoubtful(event.currentTarget.checked)}
            />
            <span class="field-label">{rulesTexts().onlyReconstructed}</span>
          </label>
        </Show>
      </div>
      <p class="small" role="status">
        {shown().length === 0 && all().length > 0
          ? rulesTexts().noCards
          : rulesTexts().foundCards(shown().length)}
      </p>
      <ul class="cards">
        <For each={shown()}>
          {(card) => (
            <li class="card-entry">
              <h2 class="card-name">
                <Show when={card.picture}>{(path) => <Icon path={path()} />}</Show>
                <span>{card.name}</span>
              </h2>
              <span class="small">
                {[index.latest?.kinds[card.kind], rulesTexts().copies(card.count)].join(' · ')}
              </span>
              <Show when={card.text}>
                <p>{card.text}</p>
              </Show>
              <Show when={card.facts.length > 0}>
                <dl>
                  <For each={card.facts}>
                    {([label, value]) => (
                      <>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </>
                    )}
                  </For>
                </dl>
              </Show>
              <Show when={card.reconstructed}>
                <span class="tag">{rulesTexts().reconstructed}</span>
              </Show>
              <span class="small">{`${rulesTexts().source}: ${card.source}`}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={all().some(({ reconstructed }) => reconstructed)}>
        <p class="soft">{rulesTexts().reconstructedHint}</p>
      </Show>
    </Page>
  )
}
