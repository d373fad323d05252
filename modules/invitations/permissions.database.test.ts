import { describe, expect, test } from 'vitest'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { invited } from './test-invitations.server.ts'

const database = await testDatabase()
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('spec 6: in an organization', () => {
  test('a member sees, sends and cancels no invitation', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, cleo] = [await person('Ada'), await person('Cleo')]
    const { id, path } = await organization(ada)
    await joins(id, cleo, 'member')
    const invitation = await invited(ada, path, 'eve@example.com')
    const calls: [string, string, string, object?][] = [
      ['GET', `${path}/invitations`, 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS'],
      [
        'POST',
        `${path}/invitations`,
        'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
        { email: 'fay@example.com' },
      ],
      ['DELETE', path + invitation, 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION'],
    ]
    for (const [method, target, code, body] of calls) {
      expect([code, await cleo.call(method, target, body)]).toMatchObject([
        code,
        refused(403, code),
      ])
    }
  })

  test('an administrator invites no owner, and an owner none with an unknown role', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id, path } = await organization(ada)
    await joins(id, ben, 'administrator')
    const email = 'eve@example.com'
    expect(await ben.call('POST', `${path}/invitations`, { email, role: 'owner' })).toMatchObject(
      refused(403, 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE'),
    )
    expect(await ada.call('POST', `${path}/invitations`, { email, role: 'king' })).toMatchObject(
      refused(404, 'ROLE_NOT_FOUND'),
    )
  })
})

describe('of an organization that is not one’s own', () => {
  test('no call on invitations tells anything', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')]
    const own = await organization(ben)
    const { id, path } = await organization(ada, 'Secret')
    await joins(id, cleo, 'member')
    const invitation = await invited(ada, path, 'dora@example.com')
    const invitationId = invitation.split('/').at(-1)
    const calls: [string, string, object?][] = [
      ['GET', `${path}/invitations`],
      ['POST', `${path}/invitations`, { email: 'eve@example.com' }],
      ['POST', `${path}/invitations/bulk`, { lines: ['eve@example.com'] }],
      ['DELETE', `${path}/invitations/${invitationId}`],
      ['POST', `${path}/invitations/${invitationId}/resend`],
    ]
    for (const place of [id, unknownId]) {
      for (const [method, at, body] of calls) {
        const { status, json } = await ben.call(method, at.replace(id, place), body)
        expect([method, at, status, json['code'], json['message']]).toEqual([
          method,
          at,
          404,
          'ORGANIZATION_NOT_FOUND',
          'Organization not found',
        ])
      }
    }
    const nothing = refused(404, 'INVITATION_NOT_FOUND')
    for (const act of ['', '/accept', '/decline']) {
      const method = act ? 'POST' : 'GET'
      expect(await ben.call(method, `${invitation}${act}`)).toMatchObject(nothing)
      expect(await cleo.call(method, `${invitation}${act}`)).toMatchObject(nothing)
      expect(await ben.call(method, `/invitations/${unknownId}${act}`)).toMatchObject(nothing)
    }
    // The path of the caller's own organization gives no access either.
    expect(await ben.call('DELETE', `${own.path}/invitations/${invitationId}`)).toMatchObject(
      nothing,
    )
  })
})
