import { expect, test } from 'vitest'
import { product } from '#rules/product.ts'
import { HttpError } from '../../errors/http-error.ts'
import { anyHandler, serveHandlers } from '../test-server.ts'

const deep = anyHandler(() => {
  throw new Error('the secret of the house')
})

test('check 29: a throw deep in a handler shows a generic text and id; the log has the stack, once', async () => {
  const { ask, lines } = await serveHandlers([deep])
  const { status, headers, json } = await ask('/')
  const id = headers['x-request-id']
  expect(status).toBe(500)
  expect(json).toEqual({
    code: 'INTERNAL_ERROR',
    message: 'Something went wrong',
    requestId: id,
  })
  const errors = lines.filter((line) => line.includes('the secret of the house'))
  expect(errors).toHaveLength(1)
  expect(JSON.parse(errors[0]!)).toMatchObject({ requestId: id })
  expect(errors[0]).toContain('error-answer.test.ts')
})

test('the answer is a page for a reader, under the same policy', async () => {
  const { ask } = await serveHandlers([deep])
  const { headers, body } = await ask('/', { headers: { accept: 'text/html' } })
  const nonce = /<style nonce="(.+?)">/.exec(String(body))?.[1]
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(String(body)).toContain(headers['x-request-id'])
  expect(String(body)).not.toContain('secret')
})

test('spec 2: that page offers Back and Home, by a script that the policy lets run', async () => {
  const { ask } = await serveHandlers([deep])
  const { headers, body } = await ask('/', { headers: { accept: 'text/html' } })
  const nonce = /<script nonce="(.+?)">/.exec(String(body))?.[1]
  expect(nonce).toBeTruthy()
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(String(body)).toContain('>Back</button>')
  expect(String(body)).toContain('<a href="/">Home</a>')
  expect(String(body)).toContain(`<title>500 · ${product.name}</title>`)
})

test('spec 2: its title begins with the mark of the environment, like every other', async () => {
  const { ask } = await serveHandlers([deep], { environmentMark: '[R&D <trial>]' })
  const { body } = await ask('/', { headers: { accept: 'text/html' } })
  expect(String(body)).toContain(`<title>[R&amp;D &lt;trial&gt;] 500 · ${product.name}</title>`)
})

test('an expected error keeps its status, code and message', async () => {
  const { ask } = await serveHandlers([
    anyHandler(() => {
      throw new HttpError(409, 'CONFLICT', 'Someone else was faster')
    }),
  ])
  const { status, json } = await ask('/')
  expect(status).toBe(409)
  expect(json).toMatchObject({
    code: 'CONFLICT',
    message: 'Someone else was faster',
  })
})

test('check 30: a database that is away is a 503 that says when to come back', async () => {
  const refused = Object.assign(new Error('connect'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  const { ask } = await serveHandlers([
    anyHandler(() => {
      throw new Error('Failed query', { cause: refused })
    }),
  ])
  const { status, headers } = await ask('/')
  expect([status, headers['retry-after']]).toEqual([503, '10'])
})
