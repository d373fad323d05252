import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '#domains/identity/login/index.ts'
import { verifySearch } from '../-search.ts'

export const Route = createFileRoute('/login/recovery')({
  staticData: { title: 'recovery' },
  validateSearch: verifySearch,
  component: Recovery,
})

function Recovery() {
  return <RecoveryPage {...Route.useSearch()} />
}
