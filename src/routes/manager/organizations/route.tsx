import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '../../-guards.ts'

export const Route = createFileRoute('/manager/organizations')({
  staticData: { title: 'managerOrganizations' },
  beforeLoad: guardPage({ organization: ['list'] }),
})
