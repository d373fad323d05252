import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/manager/organizations')({
  staticData: { title: 'managerOrganizations' },
})
