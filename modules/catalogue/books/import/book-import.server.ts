import { genreDraftSchema, genres, hueOfName } from '#modules/genres/index.server.ts'
import { importResource } from '#modules/import-files/index.server.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { books } from '../book.table.server.ts'
import { importableBook } from './importable-book.ts'
import { readOpenLibrary } from './read-open-library.server.ts'

export const bookImport = importResource(importableBook, {
  table: books,
  references: {
    genreId: {
      name: genres.name,
      otherNames: [genres.nameFr, genres.nameAr, genres.nameSw],
      rule: genreDraftSchema.shape.name,
      create: { colour: hueOfName },
    },
  },
  keyed: { field: 'author', message: 'Author is missing' },
  readers: {
    openlibrary: {
      read: readOpenLibrary,
      ending: 'txt',
      label: 'Open Library',
      help:
        'From an Open Library dump, editions are imported: with the authors in the file or else the by-statement, the first\n' +
        'publisher, the first subject as genre ("Unclassified" without one), the first valid ISBN and the year of publication.',
    },
  },
  summary: 'imports the books of a file into the catalogue',
})

nameSchemas({ ImportResult: bookImport.result })
