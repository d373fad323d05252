import { createFileRoute } from '@tanstack/react-router'
import { AllKeysPage, prepareAllKeys } from '#domains/identity/keys/index.ts'
import { guardPage } from '../-guards.ts'
import { texts } from '../-search.ts'

export const Route = createFileRoute('/manager/keys')({
  staticData: { title: 'managerKeys' },
  validateSearch: texts('searchTerm'),
  beforeLoad: guardPage({ session: ['list', 'revoke'] }),
  loader: ({ context }) => prepareAllKeys(context),
  component: AllKeys,
})

function AllKeys() {
  return <AllKeysPage {...Route.useSearch()} />
}
