import { createFileRoute } from '@tanstack/react-router'
import { AccountPage, prepareAccount } from '#domains/identity/account/index.ts'
import { accountSearch } from '../-search.ts'

export const Route = createFileRoute('/manager/account')({
  staticData: { title: 'managerAccount', shape: 'settings' },
  validateSearch: accountSearch,
  loader: ({ context }) => prepareAccount(context),
  component: Account,
})

function Account() {
  const search = Route.useSearch()
  return <AccountPage area="manager" {...search} />
}
