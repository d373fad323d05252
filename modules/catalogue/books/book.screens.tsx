import { BookOpen } from 'lucide-react'
import { resourceScreens } from '#kit/resource-pages/index.ts'
import { BookCover, OpenPages } from '#modules/covers/index.ts'
import { duplicatesLink } from '#modules/duplicates/index.ts'
import { countedGenresQuery, GenreNote, genreOptions } from '#modules/genres/index.ts'
import { importLink } from '#modules/imports/index.ts'
import { bookCalls } from './book.calls.ts'
import { book } from './book.resource.ts'
import { BookTitle } from './screens/book-title.tsx'

export const bookScreens = resourceScreens(book, {
  calls: bookCalls,
  icon: <BookOpen />,
  drawing: <OpenPages />,
  references: {
    genreId: { ...genreOptions, noteOf: ({ value }) => <GenreNote id={value} /> },
  },
  affects: [countedGenresQuery.queryKey],
  Title: BookTitle,
  secondLine: 'author',
  columns: {
    author: { priority: 1 },
    genreId: { priority: 2 },
    publisher: { width: 9, priority: 6 },
    isbn: { width: 9, grows: false, priority: 5 },
    language: { width: 8, priority: 7 },
    publishedYear: { priority: 3 },
    createdAt: { priority: 4 },
  },
  usualColumns: ['author', 'genreId', 'publishedYear', 'createdAt'],
  Picture: ({ record, references, ...look }) => (
    <BookCover book={{ ...record, hue: references.genreId?.colour }} {...look} />
  ),
  added: [importLink, duplicatesLink],
})
