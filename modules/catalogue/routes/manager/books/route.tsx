import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'

export const Route = createFileRoute('/manager/books')({
  staticData: { title: 'managerBooks' },
  beforeLoad: guardPage({ book: ['read'] }),
})
