import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { addressesOf, withHostsAsParameter } from './several-hosts.ts'

test('an address of several hosts is one address for each', () => {
  const written = 'postgresql://user:a%2Cb@db1:6000,db2,[::1]:6002/product?sslmode=verify-full'
  expect(addressesOf(withHostsAsParameter(written))).toEqual([
    'postgresql://user:a%2Cb@db1:6000/product?sslmode=verify-full',
    'postgresql://user:a%2Cb@db2:5432/product?sslmode=verify-full',
    'postgresql://user:a%2Cb@[::1]:6002/product?sslmode=verify-full',
  ])
})

test.each(['postgresql://user:a,b@db1/product', 'postgresql://db1/product?application_name=a,b'])(
  'a comma elsewhere separates no hosts: %s',
  (address) => {
    expect(addressesOf(withHostsAsParameter(address))).toEqual([address])
  },
)

test('one host outside local networks is enough to require TLS', () => {
  const DATABASE_URL = 'postgresql://user:secret@10.0.0.5,db.example.org/product'
  const { databaseUrl } = readConfig({ DATABASE_URL })
  expect(databaseUrl).toContain('sslmode=verify-full')
})
