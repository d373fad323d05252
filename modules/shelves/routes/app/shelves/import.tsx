import { createFileRoute } from '@tanstack/react-router'
import { prepareReadingList, ReadingListPage } from '../../../index.ts'

export const Route = createFileRoute('/app/shelves/import')({
  staticData: { title: 'importReadingList', shape: 'form' },
  loader: ({ context }) => prepareReadingList(context),
  component: ReadingListPage,
})
