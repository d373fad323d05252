import { expect, test } from 'vitest'
import { sourcesOf } from './source.ts'

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0db8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  [undefined, ['unknown']],
])('check 9: %s counts for %j', (address, sources) => {
  expect(sourcesOf(address).map(({ source }) => source)).toEqual(sources)
})
