import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'

export const Route = createFileRoute('/manager/webhooks')({
  staticData: { title: 'managerWebhooks' },
  beforeLoad: guardPage({ webhook: ['read'] }),
})
