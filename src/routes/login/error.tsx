import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { loginErrorSearch } from '../-search.ts'

export const Route = createFileRoute('/login/error')({
  staticData: { title: 'loginError' },
  validateSearch: loginErrorSearch,
  component: UnbuiltPage,
})
