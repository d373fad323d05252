import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/users')({
  staticData: { title: 'users' },
  beforeLoad: guardPage({ user: ['list'] }),
})
