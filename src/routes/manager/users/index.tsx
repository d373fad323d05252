import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { listSearch } from '../../-search.ts'

export const Route = createFileRoute('/manager/users/')({
  validateSearch: listSearch,
  component: UnbuiltPage,
})
