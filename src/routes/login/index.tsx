import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#domains/identity/login/index.ts'
import { passSignedIn } from '../-guards.ts'
import { loginSearch } from '../-search.ts'

export const Route = createFileRoute('/login/')({
  staticData: { title: 'login' },
  validateSearch: loginSearch,
  beforeLoad: passSignedIn,
  component: Login,
})

function Login() {
  return <LoginPage {...Route.useSearch()} />
}
