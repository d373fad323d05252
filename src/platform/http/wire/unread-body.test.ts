import { expect, test } from 'vitest'
import { HttpError } from '../../errors/http-error.ts'
import type { RouteHandler } from '../route-handler.ts'
import { uploadSizes, uploadThenGet } from '../test-connection.ts'
import { anyHandler, fromHere, serveHandlers } from '../test-server.ts'

const statuses = [400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503]
const lengths = uploadSizes.flatMap((bytes) =>
  [false, true].map((chunked): [number, string, boolean] => [
    bytes,
    chunked ? 'chunks' : 'one piece',
    chunked,
  ]),
)
const usable = /^(200|closed)$/

const refusing = (touch: (body: Request) => unknown) =>
  anyHandler(async ({ request, path }) => {
    if (request.method === 'GET') return new Response('fine')
    await touch(request)
    throw new HttpError(Number(path.slice(1)), 'REFUSED', 'No')
  })

const handlers: [string, RouteHandler][] = [
  ['does not touch the body', refusing(() => undefined)],
  ['touches the body', refusing(({ body }) => body)],
  ['reads a first piece', refusing(({ body }) => body?.getReader().read())],
  ['gives the body up', refusing(({ body }) => body?.cancel())],
]

test.each(handlers)(
  'a refusal that %s leaves its connection usable or closed',
  async (_, handler) => {
    const { port } = await serveHandlers([handler], { bodyMegabytes: 50 })
    for (const status of statuses) {
      for (const [bytes, , chunked] of lengths) {
        const upload = { path: `/${status}`, headers: fromHere, bytes, chunked }
        const { first, second } = await uploadThenGet(port, upload)
        expect({ bytes, chunked, first }).toEqual({ bytes, chunked, first: `${status}` })
        expect(second).toMatch(usable)
      }
    }
  },
)

test.each(lengths)(
  '%i bytes in %s that come from elsewhere, or are too many, are refused alike',
  async (bytes, _, chunked) => {
    const { port } = await serveHandlers([anyHandler(({ request }) => echo(request))])
    const elsewhere = await uploadThenGet(port, { path: '/', bytes, chunked })
    expect(elsewhere.first).toBe('403')
    expect(elsewhere.second).toMatch(usable)
    const answer = await uploadThenGet(port, { path: '/', headers: fromHere, bytes, chunked })
    expect(answer.first).toBe(bytes > 1_048_576 ? '413' : '200')
    expect(answer.second).toMatch(usable)
  },
)

const echo = async (request: Request) => new Response(`${(await request.text()).length}`)

test('a connection whose body was read is kept', async () => {
  const { port } = await serveHandlers([anyHandler(({ request }) => echo(request))])
  const upload = { path: '/', headers: fromHere, bytes: 300_000, chunked: true }
  expect(await uploadThenGet(port, upload)).toEqual({ first: '200', second: '200' })
})

test('a request with oversized headers and a body reads its refusal', async () => {
  const { port } = await serveHandlers([anyHandler(({ request }) => echo(request))])
  const headers = { ...fromHere, 'x-long': 'a'.repeat(50_000) }
  const upload = { path: '/', headers, bytes: 5_000_000, chunked: false }
  expect(await uploadThenGet(port, upload)).toEqual({ first: '431', second: 'closed' })
})
