import { createFileRoute, notFound } from '@tanstack/react-router'

/** Pages for whoever builds and tests; elsewhere they do not exist. */
export const Route = createFileRoute('/dev')({
  beforeLoad: ({ context }) => {
    if (!context.setup.configuration.localMode) throw notFound()
  },
})
