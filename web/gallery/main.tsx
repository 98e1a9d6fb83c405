/** The gallery: any position of any game in the real frame, without a server. For looking and measuring. */
import { createMemoryHistory, MemoryRouter, Route } from '@solidjs/router'
import { type JSX, Show, Suspense } from 'solid-js'
import { render } from 'solid-js/web'
import '../src/design/fonts.css'
import '../src/design/tokens.css'
import '../src/design/base.css'
import '../src/design/parts.css'
import '../src/design/shell.css'
import { frontOf } from '../src/boards/list.ts'
import { applyCardPeople } from '../src/device/card-people.ts'
import Table from '../src/pages/table/Table.tsx'
import RulesDialog from '../src/rules/RulesDialog.tsx'
import { reading, readRules } from '../src/rules/reading.ts'
import { shelve } from '../src/rules/shelf.ts'
import { setLanguage } from '../src/words/index.ts'
import { LocalTable, localId } from './local-table.ts'
import { openPostOffice } from './post-office.ts'
import { openWalk } from './walk.ts'
import { wishesOf } from './wishes.ts'

const wishes = wishesOf(location.search)
if (wishes.theme) document.documentElement.dataset.theme = wishes.theme
// Every visit is a first one. The guide is silent, unless the address asks for it: `guide=1`, or the
// topics that count as read, with a space between two.
localStorage.clear()
sessionStorage.clear()
const guide = new URLSearchParams(location.search).get('guide') ?? '*'
if (guide !== '1') localStorage.setItem(`dorfpost.guide.${wishes.game}`, guide)
// Sound is not offered either, unless the address asks for that: `sound=ask`.
if (!new URLSearchParams(location.search).has('sound'))
  localStorage.setItem('dorfpost.sound-offer', 'answered')

shelve(async () => frontOf)
const module = (await frontOf(wishes.game)?.board())?.board
if (!module) throw new Error(`There is no game called ${wishes.game}.`)
await setLanguage(wishes.language)
applyCardPeople(wishes.cardPeople)

const closing = module.groups.flatMap((group) => (group.closing ? group.dos : []))
const table = new LocalTable(module.game, closing, wishes)
// Earlier turns count as seen, unless the address asks for the offer: `missed=1`.
if (!new URLSearchParams(location.search).has('missed'))
  localStorage.setItem(`dorfpost.seen.${localId}.${wishes.you}`, `${table.revision}`)
openPostOffice(table, wishes.you)
openWalk(table, wishes.game)

const history = createMemoryHistory()
history.set({ value: `/t/${localId}` })

const Root = (props: { readonly children?: JSX.Element }) => (
  <Suspense>
    {props.children}
    <Show when={reading()} keyed>
      {({ game, at }) => <RulesDialog game={game} at={at} onClose={() => readRules(null)} />}
    </Show>
  </Suspense>
)

const root = document.getElementById('app')
if (root)
  render(
    () => (
      <MemoryRouter root={Root} history={history}>
        <Route path="/t/:id" component={Table} />
        <Route path="*" component={Table} />
      </MemoryRouter>
    ),
    root,
  )
