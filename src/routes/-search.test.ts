import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountSearch,
  loginErrorSearch,
  loginSearch,
  parseSearch,
  stringifySearch,
  usersSearch,
} from './-search.ts'

describe('check 27: redirect stays on the origin', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    42,
    null,
    ['/app'],
  ])('drops %j', (redirect) => {
    expect(loginSearch({ redirect } as never)).toEqual({ redirect: '' })
  })

  it('keeps a path with its parameters and its place', () => {
    const redirect = '/manager/users?searchTerm=%C3%A9t%C3%A9#top'
    expect(loginSearch({ redirect } as never)).toEqual({ redirect })
  })

  it('never leaves the origin and never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (noise) => {
        for (const redirect of [noise, `/${noise}`, `//${noise}`, `/\\${noise}`]) {
          const kept = loginSearch({ redirect } as never).redirect
          const origin = 'https://school.example'
          expect(new URL(kept || '/', origin).origin).toBe(origin)
        }
      }),
    )
  })
})

describe('spec 2: search parameters', () => {
  it('reads and writes plain text', () => {
    expect(parseSearch('?searchTerm=42&state=%22x%22')).toEqual({ searchTerm: '42', state: '"x"' })
    expect(stringifySearch({ searchTerm: '42', empty: '', missing: undefined })).toBe(
      '?searchTerm=42',
    )
    expect(stringifySearch({ searchTerm: '' })).toBe('')
  })

  it('survives malformed percent-encoding', () => {
    expect(parseSearch('?searchTerm=%E0%A4%A')).toHaveProperty('searchTerm')
  })

  it('falls back as written', () => {
    expect(loginErrorSearch({ error: 7 } as never)).toEqual({ error: '', redirect: '' })
    expect(usersSearch({ role: 'user', sort: 7 } as never)).toEqual({
      searchTerm: '',
      role: 'user',
      status: '',
      sort: '',
      cursor: '',
      view: '',
    })
    expect(accountSearch({ state: 'delete-everything' } as never)).toEqual({
      state: '',
      newEmail: '',
    })
    expect(accountSearch({ state: 'change-name', newEmail: 'a@b.c' } as never)).toEqual({
      state: 'change-name',
      newEmail: 'a@b.c',
    })
  })
})

it('a null byte in the address of a page reaches no call', () => {
  expect(parseSearch('?author=a%00b')).toEqual({ author: 'a\uFFFDb' })
})
