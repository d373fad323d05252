import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { organized } from '../test-organizations.server.ts'

const database = await testDatabase()
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('of an organization that is not one’s own', () => {
  test('nothing is learnt by any call', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')]
    const own = await organization(ben)
    const { id, path, memberId } = await organization(ada, 'Secret')
    await joins(id, cleo, 'member')
    const calls: [string, string, object?][] = [
      ['GET', path],
      ['GET', '/organization-slugs/secret'],
      ['POST', `${path}/leave`],
      ['GET', `${path}/members`],
      ['PATCH', `${path}/members/${memberId}`, { role: 'member' }],
      ['DELETE', `${path}/members/${memberId}`],
    ]
    const unheardOf = calls.map(
      ([method, at, body]) =>
        [method, at.replace(id, unknownId).replace('secret', 'unheard'), body] as const,
    )
    for (const some of [calls, unheardOf]) {
      for (const [method, at, body] of some) {
        const { status, json } = await ben.call(method, at, body)
        expect([method, at, status, json['code'], json['message']]).toEqual([
          method,
          at,
          404,
          'ORGANIZATION_NOT_FOUND',
          'Organization not found',
        ])
      }
    }
    // The path of the caller's own organization gives no access either.
    const theirs: [string, string, string, object?][] = [
      ['PATCH', `/members/${memberId}`, 'MEMBER_NOT_FOUND', { role: 'member' }],
      ['DELETE', `/members/${memberId}`, 'MEMBER_NOT_FOUND'],
    ]
    for (const [method, at, code, body] of theirs) {
      expect(await ben.call(method, `${own.path}${at}`, body)).toMatchObject(refused(404, code))
    }
  })
})
