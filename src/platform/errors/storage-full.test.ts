import { expect, test } from 'vitest'
import { isStorageFull } from './storage-full.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  withCode('ENOSPC'),
  withCode('EDQUOT'),
  withCode('53100'),
  new Error('Failed query', { cause: withCode('53100') }),
])('%o says that there is no room', (error) => {
  expect(isStorageFull(error)).toBe(true)
})

test.each([withCode('EACCES'), withCode('23505'), 'ENOSPC'])('%o does not', (error) => {
  expect(isStorageFull(error)).toBe(false)
})
