import { z } from 'zod/mini'
import { queryShapeOf, requiring } from '#kit/resource/index.server.ts'
import { booksOnServer } from '#modules/catalogue/books/index.server.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { listLetters } from './list-letters.server.ts'

const { resource } = booksOnServer
const letters = z.object({ letters: z.array(z.string()) })
nameSchemas({ BookLetters: letters })

export const lettersApi = {
  letters: requiring(resource)('read')
    .route({
      method: 'GET',
      path: '/books/letters',
      summary: 'List first letters',
      description: 'Returns the letters that names start with; `#` stands for digits and signs.',
    })
    // Only filters by reference have the index that the letters need.
    .input(z.pick(z.strictObject(queryShapeOf(resource)), { genreId: true }))
    .output(letters)
    .handler(({ context, input }) => listLetters(context, input)),
}
