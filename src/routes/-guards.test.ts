import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { guardArea, guardPage, guardReference, passSignedIn } from './-guards.ts'

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

  test('a resource that is not registered is not found without a sign-in', () => {
    const leaf = (resource: string) => [{ params: { resource } }]
    const context = { setup: { session: null }, resources: { pets: () => undefined } }
    const asked = (resource: string) =>
      thrown(() =>
        guardArea('manager')({
          context,
          location: { href: '/' },
          matches: leaf(resource),
        } as never),
      )
    expect(isNotFound(asked('constructor'))).toBe(true)
    expect(isRedirect(asked('pets'))).toBe(true)
  })

  test('behaviour 5: sends a stranger to sign in, with the page they asked for', () => {
    const error = thrown(() => guardArea('manager')(visit({ session: null })))
    expect(isRedirect(error)).toBe(true)
    expect(error).toMatchObject({
      options: { to: '/login', search: { redirect: '/manager/users?searchTerm=a' } },
    })
  })

  test('check 30: asks for no sign-in while the database is away', () => {
    const setup = { session: null, unavailable: true }
    expect(thrown(() => guardArea('app')(visit(setup)))).toMatchObject({ status: 503 })
  })
})

test('the guard of a page refuses managers without its permissions', () => {
  const refused = (session: object | null) =>
    thrown(() => guardPage({ job: ['read'] })(visit({ session })))
  const apps = ['app', 'manager']
  expect(refused({ permissions: { apps, job: ['read'] } })).toBeUndefined()
  for (const permissions of [{ apps }, { apps, job: ['delete'] }]) {
    expect(refused({ permissions })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
  expect(refused(null)).toMatchObject({ status: 403 })
})

describe('the guard of the API reference', () => {
  const reference = (apiDocs: string, session: object | null) =>
    thrown(() => guardReference(visit({ session, configuration: { apiDocs } }, '/api/docs')))

  test('lets all visitors in when it is public, and none when it is off', () => {
    expect(reference('public', null)).toBeUndefined()
    expect(isNotFound(reference('off', sessionOf('app', 'manager')))).toBe(true)
  })

  test('sends strangers to sign in when it is for those who are signed in', () => {
    expect(isRedirect(reference('signed-in', null))).toBe(true)
    expect(reference('signed-in', sessionOf('app'))).toBeUndefined()
  })
})

test.each([
  ['', ['app', 'manager'], '/manager/dashboard'],
  ['', ['app'], '/app'],
  ['/app/pets?x=1#y', ['app', 'manager'], '/app/pets?x=1#y'],
])('who is signed in goes on from "%s" with %j to %s', (redirect, apps, href) => {
  const passing = { context: { setup: { session: sessionOf(...apps) } }, search: { redirect } }
  expect(thrown(() => passSignedIn(passing as never))).toMatchObject({ options: { href } })
})
