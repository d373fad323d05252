import { expect, test } from 'vitest'
import { authCall, readAnswer } from './auth-call.ts'

const failure = (response: Response) => readAnswer(response).catch((error: unknown) => error)

test('spec 7: a failed answer raises the error that it carries, with status and request id', async () => {
  const said = { code: 'BANNED_USER', message: 'You have been banned from this application' }
  const headers = { 'x-request-id': 'request-7' }
  expect(await failure(Response.json(said, { status: 403, headers }))).toMatchObject({
    ...said,
    status: 403,
    requestId: 'request-7',
  })
})

test('spec 7: a failed answer raises its text where it carries none, else its status text', async () => {
  const gateway = new Response('Bad gateway, said the proxy', { status: 502 })
  expect(await failure(gateway)).toMatchObject({
    status: 502,
    message: 'Bad gateway, said the proxy',
    code: 'UNKNOWN_ERROR',
  })
  const silent = new Response(null, { status: 504, statusText: 'Gateway Timeout' })
  expect(await failure(silent)).toMatchObject({ status: 504, message: 'Gateway Timeout' })
})

test('spec 8: a call without a response fails with status 500 and “Fetch Error”', async () => {
  // The server has no origin for the relative address, so the request itself fails.
  expect(await authCall('/list-sessions').catch((error: unknown) => error)).toMatchObject({
    status: 500,
    message: 'Fetch Error',
    code: 'OFFLINE',
  })
})
