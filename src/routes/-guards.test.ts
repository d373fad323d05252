import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { guardArea, passSignedIn } from './-guards.ts'

const sessionOf = (...apps: string[]) => ({ permissions: { apps } })
const visit = (setup: object, href = '/manager/users?searchTerm=a') =>
  ({ context: { setup }, location: { href } }) as never

function thrown(act: () => void): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

describe('the guard of an area', () => {
  test('spec 6: lets in who may be there', () => {
    const setup = { session: sessionOf('app', 'manager') }
    expect(thrown(() => guardArea('manager')(visit(setup)))).toBeUndefined()
  })

  test('spec 6: refuses who may not', () => {
    expect(thrown(() => guardArea('manager')(visit({ session: sessionOf('app') })))).toMatchObject({
      status: 403,
      message: 'You do not have access to this page',
    })
    expect(thrown(() => guardArea('app')(visit({ session: sessionOf() })))).toMatchObject({
      status: 403,
    })
  })

  test('behaviour 5: sends a stranger to sign in, with the page they asked for', () => {
    const error = thrown(() => guardArea('manager')(visit({ session: null })))
    expect(isRedirect(error)).toBe(true)
    expect(error).toMatchObject({
      options: { to: '/login', search: { redirect: '/manager/users?searchTerm=a' } },
    })
  })

  test('check 30: asks nobody to sign in while the database is away', () => {
    const setup = { session: null, unavailable: true }
    expect(thrown(() => guardArea('app')(visit(setup)))).toMatchObject({ status: 503 })
  })
})

test.each([
  ['', ['app', 'manager'], '/manager/dashboard'],
  ['', ['app'], '/app'],
  ['/app/books?x=1#y', ['app', 'manager'], '/app/books?x=1#y'],
])('who is signed in goes on from "%s" with %j to %s', (redirect, apps, href) => {
  const passing = { context: { setup: { session: sessionOf(...apps) } }, search: { redirect } }
  expect(thrown(() => passSignedIn(passing as never))).toMatchObject({ options: { href } })
})
