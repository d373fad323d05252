import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { booksSearch } from '../../-search.ts'

export const Route = createFileRoute('/manager/books/')({
  validateSearch: booksSearch,
  component: UnbuiltPage,
})
