import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/manager/books/$id')({
  staticData: { title: 'managerBook', isRecord: true },
})
