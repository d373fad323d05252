import { expect, test } from 'vitest'
import { createMetrics } from '../../metrics/metrics.ts'
import { currentRequest } from '../../request/current-request.ts'
import { anyHandler, serveHandlers } from '../test-server.ts'
import { metricsHandler } from './metrics.ts'

const far = { 'x-forwarded-for': '203.0.113.9' }

test('figures are for this machine: requests by route pattern', async () => {
  const { ask, metrics } = await serveHandlers([
    anyHandler(() => new Response('hello'), { name: '/pets/$id' }),
  ])
  await ask('/pets/1')
  await ask('/pets/2')
  const text = await metrics.registry.metrics()
  expect(text).toContain('http_requests_total{method="GET",route="/pets/$id",status="200"} 2')
  expect(text).toContain('http_requests_in_flight 0')
  expect(text).not.toContain('/pets/1')
})

test('failures count from zero: of every pattern at the start, of a page from its first request', async () => {
  const { ask, metrics } = await serveHandlers([
    anyHandler(
      () => {
        currentRequest().route = '/pets/$id'
        return new Response('hello')
      },
      { name: '/pets/*' },
    ),
  ])
  const failed = async (route: string) =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith(`http_requests_total{method="GET",route="${route}"`))
  const zeros = (route: string) =>
    [500, 503, 507].map(
      (status) => `http_requests_total{method="GET",route="${route}",status="${status}"} 0`,
    )
  expect(await failed('/pets/*')).toEqual(zeros('/pets/*'))
  await ask('/pets/1')
  expect(await failed('/pets/$id')).toEqual([
    ...zeros('/pets/$id'),
    'http_requests_total{method="GET",route="/pets/$id",status="200"} 1',
  ])
})

test('without a token, other machines do not see them', async () => {
  const { ask } = await serveHandlers([metricsHandler(createMetrics(), undefined)])
  expect((await ask('/api/metrics')).status).toBe(200)
  expect((await ask('/api/metrics', { headers: far })).status).toBe(404)
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
])('metrics are not open to a request that %s marks as forwarded', async (name) => {
  const { ask } = await serveHandlers([metricsHandler(createMetrics(), undefined)])
  expect((await ask('/api/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404)
})

test('nor to one that a proxy passes on with the name of the site', async () => {
  const { ask } = await serveHandlers([metricsHandler(createMetrics(), undefined)])
  expect((await ask('/api/metrics', { headers: { host: 'product.example' } })).status).toBe(404)
  expect((await ask('/api/metrics', { headers: { host: 'localhost:3000' } })).status).toBe(200)
})

test('once there is a token, a proxy that adds no header does not open them', async () => {
  const { ask } = await serveHandlers([metricsHandler(createMetrics(), 'sesame')])
  expect((await ask('/api/metrics')).status).toBe(401)
  const headers = { authorization: 'Bearer sesame' }
  expect((await ask('/api/metrics', { headers })).status).toBe(200)
})

test('with the token, from anywhere', async () => {
  const { ask } = await serveHandlers([metricsHandler(createMetrics(), 'sesame')])
  const from = (authorization?: string) =>
    ask('/api/metrics', { headers: { ...far, ...(authorization && { authorization }) } })
  expect((await from('Bearer sesame')).status).toBe(200)
  expect((await from('Bearer other')).status).toBe(401)
  expect((await from()).headers['www-authenticate']).toBe('Bearer')
})
