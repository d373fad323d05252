import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { entraUser, patchOf, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)

describe('a list of users', () => {
  const names = ['ann', 'bea', 'cid'].map((name) => `${name}@listed.example`)
  const place = { id: '', ids: new Array<string>() }
  let list: Awaited<ReturnType<typeof product.directory>>['call']

  beforeAll(async () => {
    const listed = await product.directory('Listed', 'listed.example')
    for (const name of names) {
      const { id } = await listed.create(entraUser(name, { displayName: name.slice(0, 3) }))
      place.ids.push(id)
    }
    list = listed.call
    await list(
      'PATCH',
      `/Users/${place.ids[2]}`,
      patchOf({ op: 'replace', path: 'active', value: false }),
    )
  })

  const found = async (filter: string) => {
    const { status, json } = await list('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    const all: unknown = json['Resources']
    return status === 200 && Array.isArray(all)
      ? all.map((one: { userName: string }) => one.userName.slice(0, 3)).join()
      : `${status} ${String(json['scimType'])}`
  }

  test.each([
    ['userName eq "ANN@listed.example"', 'ann'],
    ['USERNAME EQ "ann@listed.example"', 'ann'],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ann@listed.example"', 'ann'],
    ['emails.value eq "bea@listed.example"', 'bea'],
    ['emails[type eq "work" and value eq "bea@listed.example"]', 'bea'],
    ['emails[type eq "home"]', ''],
    ['externalId eq "entra cid@listed.example"', 'cid'],
    ['externalId eq "ENTRA cid@listed.example"', ''],
    ['active eq true', 'ann,bea'],
    ['active eq "False"', 'cid'],
    ['active eq false and userName sw "ci"', 'cid'],
    ['not (active eq true) or displayName co "NN"', 'ann,cid'],
    ['(userName ew "example") and (displayName ne "ann")', 'bea,cid'],
    ['externalId pr and name.givenName eq "lena"', 'ann,bea,cid'],
    ['externalId eq null', ''],
    [String.raw`displayName eq "\u0061nn"`, 'ann'],
    ['displayName eq "100%"', ''],
    ['userName eq Bea@listed.example', 'bea'],
    ['emails[type eq "work"].value eq "bea@listed.example"', 'bea'],
    ['emails[type eq work].value eq bea@listed.example', 'bea'],
    ['emails[type eq "home"].value eq "bea@listed.example"', ''],
    ['not (emails[type eq "work"].value eq "bea@listed.example")', 'ann,cid'],
    ['emails[type eq "work"].value eq "x" or displayName eq cid', 'cid'],
    ['emails[type eq "work"].value', '400 invalidFilter'],
    ['emails[type eq "work"].value.more eq "a"', '400 invalidFilter'],
    ['emails[type eq "work"] .[ eq "a"', '400 invalidFilter'],
    ['userName gt "a"', '400 invalidFilter'],
    ['userName eq', '400 invalidFilter'],
    ['userName eq "a', '400 invalidFilter'],
    ['userName eq "a" bea', '400 invalidFilter'],
    ['password eq "a"', '400 invalidFilter'],
    ['__proto__ eq "a"', '400 invalidFilter'],
    ['constructor.prototype eq "a"', '400 invalidFilter'],
    [String.raw`userName eq "\u0000"`, '400 invalidFilter'],
  ])('is filtered: %s', async (filter, expected) => {
    expect(await found(filter)).toBe(expected)
  })

  test('refuses what no filter is, however long', async () => {
    for (const filter of [
      '',
      '('.repeat(100),
      'not ('.repeat(300),
      `userName eq "${'\n'.repeat(1900)}`,
      `userName eq "${'\\'.repeat(1900)}`,
      `userName eq "${'a'.repeat(5000)}"`,
      `${'userName eq "a" and '.repeat(90)}x`,
    ]) {
      expect(await found(filter)).toBe('400 invalidFilter')
    }
  })

  test.each([
    ['', 3, 1, 3],
    ['startIndex=1&count=2', 3, 1, 2],
    ['startIndex=3&count=2', 3, 3, 1],
    ['startIndex=10', 3, 10, 0],
    ['startIndex=0&count=1', 3, 1, 1],
    ['startIndex=-5&count=-1', 3, 1, 0],
    ['count=0', 3, 1, 0],
  ])('comes in pages: %s', async (query, totalResults, startIndex, itemsPerPage) => {
    const { json } = await list('GET', `/Users?${query}`)
    expect(json).toMatchObject({ totalResults, startIndex, itemsPerPage })
    expect(json['Resources']).toHaveLength(itemsPerPage)
  })

  test('refuses a page that is no number', async () => {
    expect((await list('GET', '/Users?count=many')).json).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    })
  })

  test('shows the attributes that are asked for', async () => {
    const { json } = await list('GET', '/Users?attributes=USERNAME,name.givenName&count=1')
    expect(json['Resources']).toEqual([
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        id: place.ids[0],
        userName: names[0],
        name: { formatted: 'ann', givenName: 'Lena', familyName: 'Park' },
      },
    ])
    const one = await list('GET', `/Users/${place.ids[0]}?excludedAttributes=emails,id`)
    expect(one.json).toMatchObject({ id: place.ids[0], active: true })
    expect(one.json).not.toHaveProperty('emails')
  })
})
