import { z } from 'zod/mini'
import { resourceApi, serveResource } from '#kit/resource/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { byAnyKey } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { author } from './author.resource.ts'
import { authors } from './author.table.server.ts'
import { authorPageSchema, readAuthorPage } from './read-author-page.server.ts'

export const authorsOnServer = serveResource(author, { table: authors })

nameSchemas({ AuthorPage: authorPageSchema })

export const authorsApi = {
  ...resourceApi(authorsOnServer),

  byName: byAnyKey({ book: ['read'] })
    .errors(errorMap(authorsOnServer.errors.notFound()))
    .route({
      method: 'GET',
      path: '/authors/{name}/books',
      summary: 'List the books of an author',
      description:
        'Returns up to 60 books by the author with this name, ignoring case and accents, from the oldest on, one of them with its `openingLine`, and what is known about the author.',
    })
    .input(z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)) }))
    .output(authorPageSchema)
    .handler(async ({ context, input }) => {
      const page = await readAuthorPage(context.database, input.name)
      if (!page) throw authorsOnServer.errors.notFound()
      return page
    }),
}
