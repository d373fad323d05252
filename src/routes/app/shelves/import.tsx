import { createFileRoute } from '@tanstack/react-router'
import { prepareReadingList, ReadingListPage } from '#domains/community/shelves/index.ts'

export const Route = createFileRoute('/app/shelves/import')({
  staticData: { title: 'importReadingList', shape: 'form' },
  loader: ({ context }) => prepareReadingList(context),
  component: ReadingListPage,
})
