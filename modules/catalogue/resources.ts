import type { Resource } from '#kit/resource/index.ts'
import { author } from './authors/author.resource.ts'
import { book } from './books/book.resource.ts'

export const resources: Resource[] = [book, author]
