import { createFileRoute } from '@tanstack/react-router'
import { AccountPage, prepareAccount } from '#domains/identity/account/index.ts'
import { accountSections } from '../-account-sections.ts'
import { accountSearch } from '../-search.ts'

export const Route = createFileRoute('/manager/account')({
  staticData: { title: 'managerAccount', shape: 'settings' },
  validateSearch: accountSearch,
  loader: ({ context }) => prepareAccount(context, accountSections),
  component: Account,
})

function Account() {
  const search = Route.useSearch()
  return <AccountPage area="manager" sections={accountSections} {...search} />
}
