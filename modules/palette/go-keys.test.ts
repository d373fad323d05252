import { expect, it } from 'vitest'
import { withGoKeys } from './go-keys.ts'

const place = (to: string) => ({ id: to, to, group: 'manager', label: to }) as const

it('G and a letter go to each page, by the first letter that is free', () => {
  const places = ['/app', '/app/bells', '/app/bees', '/app/b', '/app/history'].map(place)
  expect(withGoKeys(places).map(({ keys }) => keys)).toEqual([
    'g h',
    'g b',
    'g e',
    undefined,
    'g i',
  ])
})
