import { api } from '#kit/api/index.ts'
import { book } from './book.resource.ts'

export const bookImportTarget = {
  resource: book,
  calls: async () => (await api()).books.imports,
} as const
