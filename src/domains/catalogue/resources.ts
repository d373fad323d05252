import { book } from './books/book.resource.ts'

/** The described resources of the catalogue. */
export const resources = [book]
