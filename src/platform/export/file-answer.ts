import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod/mini'
import { publicError } from '../http/errors/public-error.ts'
import type { FileFormat } from './file-formats.ts'

export const fileSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
})

const content = { schema: { type: 'string' } } as const

/** The part of a route that answers with a file. */
export const fileRoute = {
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

/** Sends records as a file, page by page as they are read: no more than a page is ever in memory. */
export function fileOf<Row>(
  name: string,
  { ending, type, head, line }: FileFormat<Row>,
  pages: AsyncIterable<Row[]> | Row[][],
  onSent?: (count: number) => Promise<void>,
) {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`
  return {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${file}"` },
    body: streamOf(written(head, counted(pages, onSent), line)),
  }
}

async function* written<Row>(
  head: string,
  pages: AsyncIterable<Row[]> | Row[][],
  line: (row: Row) => string,
) {
  yield head
  for await (const page of pages) yield page.map(line).join('')
}

/** Tells in the end how many went out, to whoever took them all and to whoever left on the way. */
async function* counted<Row>(
  pages: AsyncIterable<Row[]> | Row[][],
  onSent?: (count: number) => Promise<void>,
) {
  let count = 0
  try {
    for await (const page of pages) {
      count += page.length
      yield page
    }
  } finally {
    await onSent?.(count)
  }
}

/** Reads on when the client has taken all there is, nothing ahead of it; stops where the client leaves. */
function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const told = tellingOfFailures()
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { done, value } = await told(() => texts.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await told(() => texts.return())
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/**
 * The file is read when the call has been answered: what is done for it still belongs to that request, and what fails then
 * can only be cut short. Nobody else would tell of it.
 */
function tellingOfFailures() {
  const asAsked = AsyncLocalStorage.snapshot()
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    asAsked(async () => {
      try {
        return await work()
      } catch (error) {
        publicError(error)
        throw error
      }
    })
}
