import { Smartphone } from 'lucide-react'
import { resourceDetail } from '#kit/resource-pages/index.ts'
import { book } from './book.resource.ts'
import { bookScreens } from './book.screens.tsx'

export const bookDetail = resourceDetail(book, bookScreens, {
  facts: [
    'author',
    'genreId',
    'publisher',
    'publishedYear',
    'language',
    'isbn',
    'openingLine',
    'openingLineTranslation',
  ],
  commandsOf: ({ id }, { tFirst }) => [
    {
      id: 'book.view',
      group: 'page',
      label: tFirst(['form.viewInApp']),
      icon: <Smartphone aria-hidden />,
      needs: { apps: ['app'] },
      to: `/app/books/${id}`,
    },
  ],
})
