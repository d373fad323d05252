import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/manager/users/$id')({
  staticData: { title: 'user', isRecord: true },
})
