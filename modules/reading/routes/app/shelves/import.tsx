import { createFileRoute } from '@tanstack/react-router'
import { prepareReadingList } from '../../../reading-list/screens/prepare-reading-list.ts'
import { ReadingListPage } from '../../../reading-list/screens/reading-list-page.tsx'

export const Route = createFileRoute('/app/shelves/import')({
  staticData: { title: 'importReadingList', shape: 'form' },
  loader: ({ context }) => prepareReadingList(context),
  component: ReadingListPage,
})
