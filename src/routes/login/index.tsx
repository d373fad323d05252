import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LoginPage } from '#domains/identity/login/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { passSignedIn } from '../-guards.ts'
import { loginSearch } from '../-search.ts'

export const Route = createFileRoute('/login/')({
  staticData: { title: 'login' },
  validateSearch: loginSearch,
  beforeLoad: passSignedIn,
  component: Login,
})

/** Loaded only in a demo. */
const DemoVisit = lazyRouteComponent(() => import('#domains/operations/demo/index.ts'), 'DemoVisit')

function Login() {
  const search = Route.useSearch()
  const visitors = useSetup()?.demoVisitors ?? []
  if (visitors.length === 0) return <LoginPage {...search} />
  return (
    <DemoVisit visitors={visitors} {...search}>
      <LoginPage {...search} isBelow />
    </DemoVisit>
  )
}
