import { createFileRoute } from '@tanstack/react-router'
import { CreateUserPage, prepareNewUser } from '#domains/identity/users/index.ts'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/users/new')({
  staticData: { title: 'newUser', shape: 'form' },
  beforeLoad: guardPage({ user: ['create'] }),
  loader: ({ context }) => prepareNewUser(context),
  component: CreateUserPage,
})
