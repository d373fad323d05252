import { createFileRoute } from '@tanstack/react-router'
import { CreateUserPage, prepareNewUser } from '#domains/identity/users/index.ts'

export const Route = createFileRoute('/manager/users/new')({
  staticData: { title: 'newUser' },
  loader: ({ context }) => prepareNewUser(context),
  component: CreateUserPage,
})
