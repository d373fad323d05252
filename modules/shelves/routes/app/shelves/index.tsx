import { createFileRoute } from '@tanstack/react-router'
import { prepareShelves, ShelvesPage } from '../../../index.ts'

export const Route = createFileRoute('/app/shelves/')({
  staticData: { title: 'appShelves', shape: 'covers' },
  loader: ({ context }) => prepareShelves(context),
  component: ShelvesPage,
})
