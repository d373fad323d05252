import type { TFunction } from 'i18next'
import { BookOpen, BookPlus } from 'lucide-react'
import type { RecordOf } from '#kit/resource/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import { duplicatesLink } from '#modules/duplicates/index.ts'
import { useGenres } from '#modules/genres/index.ts'
import { importLink } from '#modules/imports/index.ts'
import { resourceCommands, resourceSearch } from '#modules/palette/index.ts'
import { bookCalls } from '../books/book.calls.ts'
import { book } from '../books/book.resource.ts'

export const bookCommands = (t: TFunction<'layouts'>) =>
  resourceCommands(
    book,
    {
      create: t('pages.newBook'),
      added: [
        [importLink, t('pages.importBooks')],
        [duplicatesLink, t('pages.bookDuplicates')],
      ],
      trash: t('pages.bookTrash'),
    },
    <BookPlus />,
  )

export const searchBooks = resourceSearch(book, {
  group: 'books',
  icon: <BookOpen />,
  pathOf: (id, area) => `/${area}/books/${id}`,
  list: async (input, options) => (await bookCalls()).list(input, options),
  get: async (input, options) => (await bookCalls()).get(input, options),
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
