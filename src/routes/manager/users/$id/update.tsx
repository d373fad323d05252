import { createFileRoute } from '@tanstack/react-router'
import { prepareUser, UpdateUserPage } from '#domains/identity/users/index.ts'
import { guardPage } from '../../../-guards.ts'

export const Route = createFileRoute('/manager/users/$id/update')({
  staticData: { title: 'edit', shape: 'form' },
  beforeLoad: guardPage({ user: ['update'] }),
  loader: ({ context, params }) => prepareUser(context, params.id, true),
  component: UpdateUser,
})

function UpdateUser() {
  return <UpdateUserPage id={Route.useParams().id} />
}
