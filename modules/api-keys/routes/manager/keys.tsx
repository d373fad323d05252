import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'
import { texts } from '#routes/-search.ts'
import { AllKeysPage, prepareAllKeys } from '../../index.ts'

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
