import { createFileRoute } from '@tanstack/react-router'
import { DevPages, getGuides } from '../../index.ts'

export const Route = createFileRoute('/dev/')({
  staticData: { title: 'devPages' },
  loader: async ({ context }) => {
    await context.i18n.loadNamespaces('developer-pages')
    return getGuides()
  },
  component: Dev,
})

function Dev() {
  return <DevPages guides={Route.useLoaderData()} />
}
