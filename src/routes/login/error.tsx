import { createFileRoute } from '@tanstack/react-router'
import { LoginErrorPage } from '#domains/identity/login/index.ts'
import { loginErrorSearch } from '../-search.ts'

export const Route = createFileRoute('/login/error')({
  staticData: { title: 'loginError' },
  validateSearch: loginErrorSearch,
  component: LoginError,
})

function LoginError() {
  return <LoginErrorPage {...Route.useSearch()} />
}
