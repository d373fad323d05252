import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#routes/-guards.ts'

export const Route = createFileRoute('/manager/organizations')({
  staticData: { title: 'managerOrganizations' },
  beforeLoad: guardPage({ organization: ['list'] }),
})
