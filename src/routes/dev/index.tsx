import { createFileRoute } from '@tanstack/react-router'
import { DevPages } from '#domains/operations/dev-pages/index.ts'

export const Route = createFileRoute('/dev/')({
  staticData: { title: 'devPages' },
  loader: ({ context }) => context.i18n.loadNamespaces('dev-pages'),
  component: DevPages,
})
