import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { apiClient, dataOf } from './index.ts'

type Answer = (response: ServerResponse) => void

const fine: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ items: [] }))
}
const away: Answer = (response) => {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' })
  response.end(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: 'Away', requestId: '1' }))
}
const cutOff: Answer = (response) => void response.destroy()

/** A server that answers with these, in turn, and keeps the requests. */
async function clientOf(...answers: Answer[]) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    request.resume()
    const answer = answers.shift() ?? fine
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = apiClient({ address: `http://127.0.0.1:${port}`, key: 'a key', tries: 3 })
  const keys = () => asked.map(({ headers }) => headers['idempotency-key'])
  return { client, asked, keys }
}

const user = { body: { email: 'ada@example.com' } }

test('a write is sent again with its own idempotency key, the next write has another', async () => {
  const { client, asked, keys } = await clientOf(away, cutOff, fine, fine)
  await dataOf(client.POST('/users', user))
  await dataOf(client.POST('/users', user))
  const [first, second, third, other] = keys()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect([second, third]).toEqual([first, first])
  expect(other).not.toBe(first)
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(
    Array.from({ length: 4 }, () => 'Bearer a key'),
  )
})

test('a read needs no idempotency key, and a refusal is told after the last try', async () => {
  const { client, keys } = await clientOf(away, away, away)
  await expect(dataOf(client.GET('/users'))).rejects.toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE' },
  })
  expect(keys()).toEqual([undefined, undefined, undefined])
})
