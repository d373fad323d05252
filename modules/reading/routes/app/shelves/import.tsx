import { createFileRoute } from '@tanstack/react-router'
import { preparePage } from '#kit/page/index.ts'
import { ReadingListPage } from '../../../reading-list/screens/reading-list-page.tsx'

export const Route = createFileRoute('/app/shelves/import')({
  staticData: { title: 'importReadingList', shape: 'form' },
  loader: ({ context }) => preparePage({ context, texts: ['reading-list', 'shelves'] }),
  component: ReadingListPage,
})
