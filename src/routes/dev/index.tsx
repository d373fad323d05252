import { createFileRoute } from '@tanstack/react-router'
import { DevPages, getGuides } from '#domains/operations/dev-pages/index.ts'

export const Route = createFileRoute('/dev/')({
  staticData: { title: 'devPages' },
  loader: async ({ context }) => {
    await context.i18n.loadNamespaces('dev-pages')
    return getGuides()
  },
  component: Dev,
})

function Dev() {
  return <DevPages guides={Route.useLoaderData()} />
}
