import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'

export const Route = createFileRoute('/app/books/')({
  staticData: { title: 'appBooks' },
  component: UnbuiltPage,
})
