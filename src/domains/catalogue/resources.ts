import { book } from './books/book.resource.ts'

export const resources = [book]
