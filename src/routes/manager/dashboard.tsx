import { createFileRoute } from '@tanstack/react-router'
import { UnbuiltPage } from '#layouts/unbuilt-page.tsx'

export const Route = createFileRoute('/manager/dashboard')({
  staticData: { title: 'dashboard' },
  component: UnbuiltPage,
})
