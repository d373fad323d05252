import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/dev')({
  beforeLoad: ({ context }) => {
    if (!context.setup.configuration.localMode) throw notFound()
  },
})
