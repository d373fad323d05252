import { createFileRoute } from '@tanstack/react-router'
import { prepareUser, UserPage } from '#domains/identity/users/index.ts'

export const Route = createFileRoute('/manager/users/$id/')({
  loader: ({ context, params }) => prepareUser(context, params.id),
  component: OneUser,
})

function OneUser() {
  return <UserPage id={Route.useParams().id} />
}
