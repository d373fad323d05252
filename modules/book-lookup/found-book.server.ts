import { z } from 'zod/mini'
import { parseIsbn } from '#modules/catalogue/books/index.server.ts'

export const lookupSchema = z.strictObject({
  isbn: z.pipe(
    z.string().check(z.refine((text) => parseIsbn(text) !== undefined, 'ISBN is invalid')),
    z.transform((text) => parseIsbn(text) ?? text),
  ),
})

/** Null is what the provider doesn't know, or what a book can't hold. */
export const foundBookSchema = z.object({
  title: z.nullable(z.string()),
  author: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  publishedYear: z.nullable(z.int()),
  language: z.nullable(z.string()),
  description: z.nullable(z.string()),
  coverId: z.nullable(z.uuid()),
})

export type FoundBook = z.infer<typeof foundBookSchema>
