import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { accountSearch } from '../-search.ts'

export const Route = createFileRoute('/app/account')({
  staticData: { title: 'appAccount' },
  validateSearch: accountSearch,
  component: UnbuiltPage,
})
