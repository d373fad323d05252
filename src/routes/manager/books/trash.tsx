import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'

export const Route = createFileRoute('/manager/books/trash')({
  staticData: { title: 'bookTrash' },
  component: UnbuiltPage,
})
