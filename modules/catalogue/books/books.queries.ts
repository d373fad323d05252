import { api } from '#kit/api/index.ts'
import { recordQuery } from '#kit/resource-pages/index.ts'

export const booksKey = ['books'] as const

export const bookQuery = (id: string) =>
  recordQuery(
    { path: 'books', get: async (input, options) => (await api()).books.get(input, options) },
    id,
  )
