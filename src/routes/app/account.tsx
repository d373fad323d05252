import { createFileRoute } from '@tanstack/react-router'
import { AccountPage, prepareAccount } from '#domains/identity/account/index.ts'
import { accountSections } from '../-account-sections.ts'
import { accountSearch } from '../-search.ts'

export const Route = createFileRoute('/app/account')({
  staticData: { title: 'appAccount', shape: 'settings' },
  validateSearch: accountSearch,
  loader: ({ context }) => prepareAccount(context, accountSections),
  component: Account,
})

function Account() {
  const search = Route.useSearch()
  return <AccountPage area="app" sections={accountSections} {...search} />
}
