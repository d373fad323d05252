import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { listenInTest } from '#platform/http/test-listen.ts'
import { checkTraces } from './check-traces.server.ts'

async function collector(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'))
  return `http://127.0.0.1:${await listenInTest(server)}`
}

async function textsOf(OTEL_EXPORTER_OTLP_ENDPOINT: string) {
  const found = await checkTraces(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }))
  return found.flatMap((one) => (one ? `${one.weight}: ${one.text}` : []))
}

test('the doctor finds nothing where the collector answers, or where there is none', async () => {
  expect(await textsOf(await collector(200))).toEqual([])
  expect(await textsOf('')).toEqual([])
})

test('the doctor names a collector that does not answer', async () => {
  expect(await textsOf('http://127.0.0.1:1')).toEqual([
    expect.stringContaining('warning: The collector of traces at 127.0.0.1:1 does not answer'),
  ])
})

test('the doctor names a collector that refuses', async () => {
  expect(await textsOf(await collector(401))).toEqual([
    expect.stringMatching(/^warning: The collector of traces at .+ answers with 401$/),
  ])
})
