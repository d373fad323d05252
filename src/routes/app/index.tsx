import { createFileRoute } from '@tanstack/react-router'
import { HomePage, prepareHome } from '#domains/operations/home/index.ts'

export const Route = createFileRoute('/app/')({
  staticData: { title: 'app' },
  loader: ({ context }) => prepareHome(context),
  component: HomePage,
})
