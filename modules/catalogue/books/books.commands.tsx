import type { TFunction } from 'i18next'
import { BookOpen, BookPlus } from 'lucide-react'
import { api } from '#kit/api/index.ts'
import { BookCover } from '#kit/covers/index.ts'
import { resourceCommands, resourceSearch } from '#kit/resource-pages/index.ts'
import type { RecordOf } from '#kit/resource/index.ts'
import { useGenres } from '#modules/catalogue/genres/index.ts'
import { importPage } from '#modules/imports/index.ts'
import { bookImportTarget } from './book.import.ts'
import { book } from './book.resource.ts'

export const bookCommands = (t: TFunction<'layouts'>) =>
  resourceCommands(
    book,
    {
      create: t('pages.newBook'),
      added: [[importPage(bookImportTarget), t('pages.importBooks')]],
      trash: t('pages.bookTrash'),
      duplicates: t('pages.bookDuplicates'),
    },
    <BookPlus />,
  )

export const searchBooks = resourceSearch(book, {
  group: 'books',
  icon: <BookOpen />,
  pathOf: (id, area) => `/${area}/books/${id}`,
  list: async (input, options) => (await api()).books.list(input, options),
  get: async (input, options) => (await api()).books.get(input, options),
  show: (found) => ({
    id: found.id,
    label: found.title,
    detail: found.author,
    picture: <FoundCover book={found} />,
  }),
})

interface FoundCoverProps {
  book: Pick<RecordOf<typeof book>, 'title' | 'author' | 'coverId' | 'genreId'>
}

function FoundCover({ book: { genreId, ...shown } }: FoundCoverProps) {
  const { data: genres = [] } = useGenres()
  const hue = genres.find(({ id }) => id === genreId)?.colour
  return <BookCover book={{ ...shown, hue }} size="row" />
}
