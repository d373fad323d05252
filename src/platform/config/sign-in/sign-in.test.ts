import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { defineVariables } from '../variables.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'test-sign-in-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const badge = defineVariables(() => true, { signInWays: ['badge'] })

const read = (variables: Record<string, string>, ofModules = [badge]) =>
  readConfig({ DATA_DIR: dataDir, ...variables }, ofModules).signInByCode

test('with nothing set, codes let users in', () => {
  expect(read({})).toBe(true)
})

test('SIGN_IN closes what it does not name', () => {
  expect(read({ SIGN_IN: 'BADGE' })).toBe(false)
  expect(read({ SIGN_IN: 'badge, code' })).toBe(true)
})

test('check 25: a way that no module reads is refused', () => {
  expect(() => read({ SIGN_IN: 'password' })).toThrow(
    'SIGN_IN should be some of code, badge, separated by commas',
  )
  expect(() => read({ SIGN_IN: 'code,badge' }, [])).toThrow(
    'SIGN_IN should be some of code, separated by commas',
  )
})
