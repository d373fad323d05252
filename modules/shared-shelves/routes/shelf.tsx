import { createFileRoute } from '@tanstack/react-router'
import { LinkedShelfPage } from '../screens/linked/linked-shelf-page.tsx'

export const Route = createFileRoute('/shelf')({
  staticData: { title: 'linkedShelf' },
  loader: ({ context }) => context.i18n.loadNamespaces(['shelves', 'record-list', 'problems']),
  component: LinkedShelfPage,
})
