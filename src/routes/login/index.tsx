import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LoginPage, type SignInReason } from '#domains/identity/login/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { passSignedIn } from '../-guards.ts'
import { loginSearch } from '../-search.ts'

export const Route = createFileRoute('/login/')({
  staticData: { title: 'login' },
  validateSearch: loginSearch,
  beforeLoad: passSignedIn,
  loaderDeps: ({ search: { redirect } }) => ({ redirect }),
  loader: async ({ context: { setup }, deps: { redirect } }) => {
    const [invitation] = await Promise.all([
      invitationOf(redirect),
      // A component that loads while the page renders comes in a hidden part, which only a script shows.
      setup.demoVisitors.length > 0 && DemoVisit.preload?.(),
    ])
    return invitation
  },
  component: Login,
})

/** Loaded only in a demo. */
const DemoVisit = lazyRouteComponent(() => import('#domains/operations/demo/index.ts'), 'DemoVisit')

type FindReason = (path: string) => Promise<SignInReason | undefined>

const reasons = import.meta.glob<FindReason>('../../../modules/*/sign-in-reason.ts', {
  import: 'signInReason',
})

async function invitationOf(redirect: string): Promise<SignInReason | undefined> {
  if (!redirect) return undefined
  const found = await Promise.all(
    Object.values(reasons).map(async (load) => (await load())(redirect)),
  )
  return found.find((invitation) => invitation !== undefined)
}

function Login() {
  const search = Route.useSearch()
  const invitation = Route.useLoaderData()
  const visitors = useSetup()?.demoVisitors ?? []
  if (visitors.length === 0) return <LoginPage {...search} invitation={invitation} />
  return (
    <DemoVisit visitors={visitors} {...search}>
      <LoginPage {...search} invitation={invitation} isBelow />
    </DemoVisit>
  )
}
