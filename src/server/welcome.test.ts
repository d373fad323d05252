import { expect, test } from 'vitest'
import { welcome } from './welcome.ts'

const local = {
  baseUrl: new URL('http://localhost:3000'),
  host: '127.0.0.1',
  localMode: true,
  mail: undefined,
}

test('on a developer’s machine it says how to sign in', () => {
  expect(welcome({ ...local, sampleData: true })).toEqual([
    'Incipit is ready at http://localhost:3000',
    'Sign in as admin@example.com or user@example.com: the code is printed here, and is at http://localhost:3000/dev/mailbox',
  ])
  expect(welcome({ ...local, sampleData: false }).join()).toContain('any address')
})

test('check 25: it warns where others reach a developer’s machine', () => {
  for (const host of ['0.0.0.0', '::', '192.168.1.20']) {
    expect(welcome({ ...local, host, sampleData: true }).at(-1)).toBe(
      `Careful: HOST ${host} lets others read these codes, too`,
    )
  }
})

test('elsewhere it says where it is, and no more', () => {
  const mail = { smtpUrl: 'smtp://mail.example', from: 'library@example.com' }
  expect(welcome({ ...local, localMode: false, mail, sampleData: true })).toHaveLength(1)
})
