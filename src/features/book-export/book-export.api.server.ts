import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { chosenBooks } from './chosen-books.server.ts'
import { exportFormats, type FormatName } from './export-formats.server.ts'
import { chosenSchema, exportQuerySchema } from './export-query.server.ts'
import type { ExportedBook } from './exported-book.server.ts'
import { exportList } from './filtered-shelf.server.ts'

const answer = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
})

const content = { schema: { type: 'string' } } as const

const file = {
  outputStructure: 'detailed',
  spec: (operation: OpenAPI.OperationObject) => ({
    ...operation,
    responses: {
      ...operation.responses,
      200: {
        description: 'The file, sent as it is read',
        content: { 'text/csv': content, 'application/x-ndjson': content },
      },
    },
  }),
} as const

export const bookExportApi = {
  export: allowing({ book: ['read'] })
    .route({
      ...file,
      method: 'GET',
      path: '/books/export',
      summary: 'All books that a list with this filter shows, in its order, as a file',
    })
    .input(exportQuerySchema)
    .output(answer)
    .handler(async ({ context, input: { format, ...query } }) =>
      fileOf(format, await exportList(context.database, query)),
    ),

  exportChosen: allowing({ book: ['read'] })
    .meta({ reads: true })
    .route({
      ...file,
      method: 'POST',
      path: '/books/export',
      summary: 'These books, by their titles, as a file',
    })
    .input(chosenSchema)
    .output(answer)
    .handler(async ({ context, input: { format, ids } }) =>
      fileOf(format, [await chosenBooks(context.database, ids)]),
    ),
}

function fileOf(format: FormatName, pages: AsyncIterable<ExportedBook[]> | ExportedBook[][]) {
  const { type, head, line } = exportFormats[format]
  const name = `books-${new Date().toISOString().slice(0, 10)}.${format}`
  return {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    body: streamOf(written(head, pages, line)),
  }
}

async function* written<Item>(
  head: string,
  pages: AsyncIterable<Item[]> | Item[][],
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
