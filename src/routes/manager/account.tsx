import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { accountSearch } from '../-search.ts'

export const Route = createFileRoute('/manager/account')({
  staticData: { title: 'managerAccount' },
  validateSearch: accountSearch,
  component: UnbuiltPage,
})
