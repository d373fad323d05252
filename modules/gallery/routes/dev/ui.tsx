import { createFileRoute } from '@tanstack/react-router'
import { GalleryPage } from '../../index.ts'

export const Route = createFileRoute('/dev/ui')({
  staticData: { title: 'gallery' },
  loader: ({ context }) => context.i18n.loadNamespaces(['gallery', 'pictures']),
  component: GalleryPage,
})
