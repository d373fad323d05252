import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'

export const Route = createFileRoute('/app/books/$id')({
  staticData: { title: 'appBook' },
  component: UnbuiltPage,
})
