import { describe, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { CurrentRequest, serveAs } from '../request/current-request.ts'
import { HttpError } from './http-error.ts'
import { publicError } from './public-error.ts'

function visit() {
  const lines: string[] = []
  const log = createLog({ level: 'info' }, { write: (line) => void lines.push(line) })
  return { lines, visitor: new CurrentRequest({ id: 'request-1', clientIp: undefined, log }) }
}

describe('check 29', () => {
  test('an error is told of once, however many layers it crosses', () => {
    const { lines, visitor } = visit()
    serveAs(visitor, () => {
      const error = new Error('internals')
      const face = publicError(error)
      expect(publicError(face)).toBe(face)
      expect(publicError(error)).toBe(face)
      expect(face).toMatchObject({
        status: 500,
        message: 'Something went wrong',
        requestId: 'request-1',
      })
      expect(face.stack).toBeUndefined()
    })
    expect(lines).toHaveLength(1)
  })

  test('a thrown value that is no error says no more', () => {
    const { visitor } = visit()
    expect(serveAs(visitor, () => publicError('internals')).message).toBe('Something went wrong')
  })

  test.each([
    new HttpError(409, 'CONFLICT', 'Someone else was faster'),
    Object.assign(new Error('Someone else was faster'), { status: 409, code: 'CONFLICT' }),
  ])('a refusal keeps its words, and is no news', (error) => {
    const { lines, visitor } = visit()
    const { status, code, message } = serveAs(visitor, () => publicError(error))
    expect([status, code, message]).toEqual([409, 'CONFLICT', 'Someone else was faster'])
    expect(lines).toEqual([])
  })

  test('an error of a library that blames the server says nothing', () => {
    const { visitor } = visit()
    const error = Object.assign(new Error('internals'), { status: 502, code: 'BAD_GATEWAY' })
    expect(serveAs(visitor, () => publicError(error))).toMatchObject({
      status: 500,
      code: 'INTERNAL_ERROR',
    })
  })
})

test('a failure before a called function is entered is the fault of the call', () => {
  const { lines, visitor } = visit()
  visitor.expectCall()
  expect(serveAs(visitor, () => publicError(new SyntaxError('Unexpected token'))).status).toBe(400)
  expect(lines).toEqual([])
})
