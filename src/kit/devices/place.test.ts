import { expect, test } from 'vitest'
import { addressPlace } from './place.ts'

test.each([
  ['127.0.0.1', 'thisMachine'],
  ['::1', 'thisMachine'],
  ['::ffff:127.0.0.1', 'thisMachine'],
  ['10.1.2.3', 'localNetwork'],
  ['172.16.0.1', 'localNetwork'],
  ['172.31.255.255', 'localNetwork'],
  ['192.168.1.7', 'localNetwork'],
  ['100.64.0.1', 'localNetwork'],
  ['169.254.7.7', 'localNetwork'],
  ['fd12:3456::1', 'localNetwork'],
  ['fe80::1', 'localNetwork'],
  ['172.32.0.1', 'elsewhere'],
  ['100.128.0.1', 'elsewhere'],
  ['203.0.113.7', 'elsewhere'],
  ['2001:db8::1', 'elsewhere'],
  ['', 'elsewhere'],
  [null, 'elsewhere'],
])('behaviour 20: the address %s is %s', (address, place) => {
  expect(addressPlace(address)).toBe(place)
})
