import type { Resource } from '#kit/resource/index.ts'
import { book } from './books/book.resource.ts'

export const resources: Resource[] = [book]
