import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { exportFormats } from './export-formats.server.ts'
import { exportQuerySchema } from './export-query.server.ts'
import { exportList } from './filtered-shelf.server.ts'

const answer = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
})

const content = { schema: { type: 'string' } } as const

export const bookExportApi = {
  export: allowing({ book: ['read'] })
    .route({
      method: 'GET',
      path: '/books/export',
      summary: 'All books that a list with this filter shows, in its order, as a file',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: {
            description: 'The file, sent as it is read',
            content: { 'text/csv': content, 'application/x-ndjson': content },
          },
        },
      }),
    })
    .input(exportQuerySchema)
    .output(answer)
    .handler(async ({ context, input: { format, ...query } }) => {
      const { type, head, line } = exportFormats[format]
      const pages = await exportList(context.database, query)
      const file = `books-${new Date().toISOString().slice(0, 10)}.${format}`
      return {
        headers: { 'content-type': type, 'content-disposition': `attachment; filename="${file}"` },
        body: streamOf(written(head, pages, line)),
      }
    }),
}

async function* written<Item>(
  head: string,
  pages: AsyncIterable<Item[]>,
  line: (item: Item) => string,
) {
  yield head
  for await (const page of pages) yield page.map(line).join('')
}

/** Reads on when the client has taken what is there; stops where the client leaves. */
function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await texts.return()
    },
  })
}
