import { queryOf } from '#kit/api/index.ts'

export const booksKey = ['books'] as const

export const bookQuery = (id: string) => queryOf('books.get', { id })
