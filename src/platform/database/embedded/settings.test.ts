import { expect, test } from 'vitest'
import { settingsForMemory, writeSettings } from './settings.ts'

const gigabyte = 2 ** 30

test.each([
  [0.25, '128MB', '512MB'],
  [1, '256MB', '512MB'],
  [4, '1024MB', '2048MB'],
  [64, '2048MB', '32768MB'],
])('of %d GB of memory, PostgreSQL keeps %s', (memory, buffers, cache) => {
  expect(settingsForMemory(memory * gigabyte)).toEqual({
    shared_buffers: buffers,
    effective_cache_size: cache,
  })
})

test('settings of a caller win over those for the memory', () => {
  const address = { host: '127.0.0.1', port: 5432, user: 'ada', password: 'secret' }
  const written = writeSettings(address, { shared_buffers: '16MB' })
  expect(written.match(/shared_buffers = .*/g)).toEqual(["shared_buffers = '16MB'"])
})
