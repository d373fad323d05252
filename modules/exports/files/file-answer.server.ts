import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod/mini'
import { publicError } from '#platform/errors/public-error.ts'
import type { FileFormat } from './file-formats.ts'

export const fileSchema = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
})

const content = { schema: { type: 'string' } } as const

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

function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const reportFailures = failureReporter()
  const source = {
    pull: async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { done, value } = await reportFailures(() => texts.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await reportFailures(() => texts.return())
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** The stream outlives the handler, so it restores the request's context for the log. */
function failureReporter() {
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
