import { createFileRoute } from '@tanstack/react-router'
import { prepareUserList, UserListPage } from '#domains/identity/users/index.ts'
import { managerModules } from '../-manager-modules.ts'
import { usersSearch } from '../../-search.ts'

export const Route = createFileRoute('/manager/users/')({
  validateSearch: usersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareUserList({ ...context, managerModules }, deps),
  component: Users,
})

function Users() {
  return <UserListPage search={Route.useSearch()} />
}
