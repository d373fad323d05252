import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'
import { shelfSearch } from '../../-search.ts'

export const Route = createFileRoute('/app/books/')({
  staticData: { title: 'appBooks' },
  validateSearch: shelfSearch,
  component: UnbuiltPage,
})
