import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'

export const Route = createFileRoute('/manager/books/import')({
  staticData: { title: 'importBooks' },
  component: UnbuiltPage,
})
