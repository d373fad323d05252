import { api } from '#kit/api/index.ts'
import { book } from './book.resource.ts'

export const bookCalls = async () => (await api()).books

export const bookImportTarget = {
  resource: book,
  calls: async () => (await bookCalls()).imports,
} as const
