import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { loginSearch } from '../-search.ts'

export const Route = createFileRoute('/login/')({
  staticData: { title: 'login' },
  validateSearch: loginSearch,
  component: UnbuiltPage,
})
