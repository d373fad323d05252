import { expect, test } from 'vitest'
import { product } from '#rules/product.ts'
import { welcome } from './welcome.ts'

const local = {
  baseUrl: new URL('http://localhost:3000'),
  host: '127.0.0.1',
  localMode: true,
  mail: undefined,
}
const samples = {
  hasAdmin: true,
  sampleAccounts: ['admin@example.com', 'user@example.com'],
}
const mail = { smtpUrl: 'smtp://mail.example', from: 'product@example.com' }
const live = { ...local, localMode: false, mail }

test('on a developer’s machine it says how to sign in', () => {
  expect(welcome(local, samples)).toEqual([
    `${product.name} is ready at http://localhost:3000`,
    'Sign in as admin@example.com or user@example.com: the code is printed here, and is at http://localhost:3000/dev/mailbox',
  ])
  expect(welcome(local, { ...samples, sampleAccounts: [] }).join()).toContain('any address')
})

test('the welcome names only sample accounts that exist', () => {
  const [, line] = welcome(local, { ...samples, sampleAccounts: ['user@example.com'] })
  expect(line).toMatch(/^Sign in as user@example\.com: /)
})

test('the welcome says how to make the first admin until there is one', () => {
  expect(welcome(live, { hasAdmin: false, sampleAccounts: [] })).toEqual([
    `${product.name} is ready at http://localhost:3000`,
    'There is no admin yet. Make one: npm run admin -- grant <email>',
  ])
})

test('check 25: the welcome warns where others reach a developer’s machine', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.20']) {
    expect(welcome({ ...local, host }, samples).at(-1)).toBe(
      `Careful: HOST ${host} lets others read these codes, too`,
    )
  }
})

test('elsewhere it says where it is, and no more', () => {
  expect(welcome(live, samples)).toHaveLength(1)
})
