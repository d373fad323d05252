import { createFileRoute } from '@tanstack/react-router'
import { ManagedListPage, prepareManagedList } from '../../../index.ts'
import { managedOrganizationsSearch } from '../../../search.ts'

export const Route = createFileRoute('/manager/organizations/')({
  validateSearch: managedOrganizationsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareManagedList(context, deps),
  component: Organizations,
})

function Organizations() {
  return <ManagedListPage search={Route.useSearch()} />
}
