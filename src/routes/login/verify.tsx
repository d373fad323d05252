import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { verifySearch } from '../-search.ts'

export const Route = createFileRoute('/login/verify')({
  staticData: { title: 'verify' },
  validateSearch: verifySearch,
  component: UnbuiltPage,
})
