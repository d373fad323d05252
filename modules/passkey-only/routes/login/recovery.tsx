import { createFileRoute } from '@tanstack/react-router'
import { verifySearch } from '#routes/-search.ts'
import { RecoveryPage } from '../../sign-in/recovery-page.tsx'

export const Route = createFileRoute('/login/recovery')({
  staticData: { title: 'recovery' },
  validateSearch: verifySearch,
  component: Recovery,
})

function Recovery() {
  return <RecoveryPage {...Route.useSearch()} />
}
