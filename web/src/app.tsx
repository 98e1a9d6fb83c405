import { Route, Router, type RouteSectionProps, useBeforeLeave, useLocation } from '@solidjs/router'
import {
  createEffect,
  createRenderEffect,
  ErrorBoundary,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js'
import { isCurtained, leaveToOthers } from './account/device-people.ts'
import { followMine } from './account/live.ts'
import { lookWhoIAm, me, noteHere, refreshMe, waitingTables } from './account/me.ts'
import { closeByBack } from './device/back-key.ts'
import { badge } from './device/badge.ts'
import { endPreview, isPreviewed } from './device/opening.ts'
import { headFor } from './device/outdated.ts'
import { ofAccount } from './door/OnlyHere.tsx'
import { Landing } from './pages/Landing.tsx'
import { Footer } from './pages/shared/Footer.tsx'
import { Header } from './pages/shared/Header.tsx'
import { Loading } from './parts/Loading.tsx'
import { Part } from './parts/Part.tsx'
import { reading, readRules } from './rules/reading.ts'
import { appTexts } from './words/index.ts'

const Create = lazy(() => import('./pages/Create.tsx'))
const Tables = ofAccount(lazy(() => import('./pages/Tables.tsx')))
const Archive = ofAccount(lazy(() => import('./pages/Archive.tsx')))
const Next = ofAccount(lazy(() => import('./pages/Next.tsx')))
const Table = lazy(() => import('./pages/table/Table.tsx'))
const Letters = ofAccount(lazy(() => import('./pages/Letters.tsx')))
const Settings = lazy(() => import('./pages/Settings.tsx'))
const SignIn = lazy(() => import('./pages/SignIn.tsx'))
const SignInLink = lazy(() => import('./pages/SignInLink.tsx'))
const Card = lazy(() => import('./pages/Card.tsx'))
const Unsubscribe = lazy(() => import('./pages/Unsubscribe.tsx'))
const About = lazy(() => import('./pages/About.tsx'))
const HouseText = lazy(() => import('./pages/house/HouseText.tsx'))
const Status = lazy(() => import('./pages/house/Status.tsx'))
const Lobby = lazy(() => import('./pages/company/Lobby.tsx'))
const People = ofAccount(lazy(() => import('./pages/company/People.tsx')))
const Person = lazy(() => import('./pages/company/Person.tsx'))
const Best = lazy(() => import('./pages/company/Best.tsx'))
const Ladders = lazy(() => import('./pages/ladders/Ladders.tsx'))
const Week = lazy(() => import('./pages/week/Week.tsx'))
const Clubs = ofAccount(lazy(() => import('./pages/clubs/Clubs.tsx')))
const Found = lazy(() => import('./pages/clubs/Found.tsx'))
const Club = lazy(() => import('./pages/clubs/Club.tsx'))
const Tournaments = lazy(() => import('./pages/tournaments/Tournaments.tsx'))
const Plan = lazy(() => import('./pages/tournaments/Plan.tsx'))
const Tournament = lazy(() => import('./pages/tournaments/Tournament.tsx'))
const Rules = lazy(() => import('./pages/rules/Rules.tsx'))
const Cards = lazy(() => import('./pages/rules/Cards.tsx'))
const Answering = lazy(() => import('./pages/answering/Answering.tsx'))
const How = lazy(() => import('./pages/how/How.tsx'))
const First = lazy(() => import('./pages/first/First.tsx'))
const Lesson = lazy(() => import('./pages/learn/Lesson.tsx'))
const RulesDialog = lazy(() => import('./rules/RulesDialog.tsx'))
const Study = lazy(() => import('./pages/study/Study.tsx'))
const Missing = lazy(() => import('./pages/Missing.tsx'))

function Crash() {
  return (
    <main id="content" class="page narrow empty">
      <h1>{appTexts().crash.title}</h1>
      <p>{appTexts().crash.text}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {appTexts().crash.reload}
      </button>
    </main>
  )
}

/** The head or foot of the page; a table that was shown ahead comes first, as it needs neither. */
function Around(props: { readonly children: JSX.Element }) {
  const isLater = isPreviewed()
  return (
    <Show when={!isCurtained()}>
      <Show when={isLater} fallback={props.children}>
        <Part>{props.children}</Part>
      </Show>
    </Show>
  )
}

function Frame(props: RouteSectionProps) {
  const place = useLocation()
  const isLive = followMine()
  onMount(() => {
    void lookWhoIAm(place.pathname)
    onCleanup(leaveToOthers(() => me()?.id))
    // Turns that wait on the device go out as soon as it is known who I am.
    const online = () => void refreshMe(!isLive())
    addEventListener('online', online)
    onCleanup(() => removeEventListener('online', online))
  })
  createRenderEffect(() => noteHere(place.pathname))
  useBeforeLeave(({ to }) => headFor(typeof to === 'string' ? to : null))
  createEffect(on([() => place.pathname, () => place.search], () => headFor(null)))
  closeByBack(
    () => reading() !== null,
    () => readRules(null),
  )
  createEffect(() => badge(waitingTables().length))
  // Keyboard and screen reader start a new page at its beginning.
  createEffect(
    on(
      () => place.pathname,
      () => {
        readRules(null)
        endPreview()
        document.getElementById('content')?.focus({ preventScroll: true })
        if (!isLive()) void refreshMe()
      },
      { defer: true },
    ),
  )
  return (
    <>
      <a class="skip" href="#content">
        {/* One link, as axe takes the first only; a table's frame has the board in it. */}
        <span class="skip-page">{appTexts().skip}</span>
        <span class="skip-board">{appTexts().skipBoard}</span>
      </a>
      <Around>
        <Header />
      </Around>
      <ErrorBoundary
        fallback={(error: unknown) => {
          console.error(error)
          return <Crash />
        }}
      >
        <Suspense fallback={<Loading />}>{props.children}</Suspense>
      </ErrorBoundary>
      <Around>
        <Footer />
      </Around>
      <Suspense>
        <Show when={reading()} keyed>
          {({ game, at }) => <RulesDialog game={game} at={at} onClose={() => readRules(null)} />}
        </Show>
      </Suspense>
    </>
  )
}

export const App = () => (
  <Router root={Frame}>
    <Route path="/" component={Landing} />
    <Route path="/new" component={Create} />
    <Route path="/tables" component={Tables} />
    <Route path="/tables/over" component={Archive} />
    <Route path="/next" component={Next} />
    <Route path="/t/:id" component={Table} />
    <Route path="/watch/:id" component={Table} />
    <Route path="/study" component={Study} />
    <Route path="/letters" component={Letters} />
    <Route path="/settings" component={Settings} />
    <Route path="/sign-in" component={SignIn} />
    <Route path="/sign-in/link" component={SignInLink} />
    <Route path="/card" component={Card} />
    <Route path="/unsubscribe" component={Unsubscribe} />
    <Route path="/lobby" component={Lobby} />
    <Route path="/people" component={People} />
    <Route path="/people/:id" component={Person} />
    <Route path="/clubs" component={Clubs} />
    <Route path="/clubs/new" component={Found} />
    <Route path="/c/:id" component={Club} />
    <Route path="/tournaments" component={Tournaments} />
    <Route path="/tournaments/new" component={Plan} />
    <Route path="/tournaments/:id" component={Tournament} />
    <Route path="/best" component={Best} />
    <Route path="/ladders" component={Ladders} />
    <Route path="/week/:week?" component={Week} />
    <Route path="/rules/:game?" component={Rules} />
    <Route path="/cards/:game?" component={Cards} />
    <Route path="/how/:game" component={How} />
    <Route path="/first/:game" component={First} />
    <Route path="/learn/:game" component={Lesson} />
    <Route path="/how-answering-works" component={Answering} />
    <Route path="/about" component={About} />
    <Route path="/status" component={Status} />
    <Route path="/imprint" component={HouseText} />
    <Route path="/privacy" component={HouseText} />
    <Route path="/terms" component={HouseText} />
    <Route path="/contact" component={HouseText} />
    <Route path="*" component={Missing} />
  </Router>
)
