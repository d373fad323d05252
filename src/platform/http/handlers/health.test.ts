import { expect, test } from 'vitest'
import { createLog } from '../../log/log.ts'
import { serveHandlers } from '../test-server.ts'
import { apiNotFoundHandler } from './api-not-found.ts'
import { healthHandlers } from './health.ts'

test('check 30: live always, ready only while the database is there, again by itself', async () => {
  const state = { away: false }
  const check = () =>
    state.away ? Promise.reject(new Error('connection refused')) : Promise.resolve()
  const log = createLog({ level: 'silent' })
  const { ask } = await serveHandlers([...healthHandlers({ check }, log), apiNotFoundHandler])
  const ready = async () => {
    const { status, json, headers } = await ask('/api/health/ready')
    return { said: [status, json], requestId: headers['x-request-id'] }
  }

  expect((await ready()).said).toEqual([200, { status: 'ok', checks: { database: 'ok' } }])
  state.away = true
  const { said, requestId } = await ready()
  expect(said).toEqual([503, { status: 'failing', checks: { database: 'failing' }, requestId }])
  expect((await ask('/api/health/live')).status).toBe(200)
  state.away = false
  expect((await ready()).said[0]).toBe(200)
})

test('an unknown address under /api gets its 404 in JSON', async () => {
  const { ask } = await serveHandlers([apiNotFoundHandler])
  const { status, headers, json } = await ask('/api/health/other', {
    headers: { accept: 'text/html' },
  })
  expect(status).toBe(404)
  expect(json).toEqual({
    code: 'NOT_FOUND',
    message: 'Not Found',
    requestId: headers['x-request-id'],
  })
})
