import { beforeEach, describe, expect, test } from 'vitest'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('an organization', () => {
  test('is where a session is at work, as long as one belongs there', async () => {
    const { person, organization, signedIn } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id, path } = await organization(ada)
    const none = refused(404, 'NO_ACTIVE_ORGANIZATION')
    expect(await ada.call('GET', '/organizations/active')).toMatchObject(none)
    expect(await ada.call('POST', `${path}/activate`)).toMatchObject({ status: 200, json: { id } })
    expect(await ada.call('GET', '/organizations/active')).toMatchObject({ json: { id } })
    const session = await ada.browser.ask('/api/auth/get-session')
    expect(session.json).toMatchObject({ activeOrganizationId: id })
    const elsewhere = await signedIn(ada.email)
    expect((await elsewhere.ask('/api/v1/organizations/active')).json).toMatchObject(none.json)
    expect((await ada.call('DELETE', '/organizations/active')).status).toBe(204)
    expect(await ada.call('GET', '/organizations/active')).toMatchObject(none)
    expect(await ben.call('POST', `${path}/activate`)).toMatchObject(
      refused(404, 'ORGANIZATION_NOT_FOUND'),
    )
    await ada.call('POST', `${path}/activate`)
    await database.pool.query('DELETE FROM organizations')
    expect(await ada.call('GET', '/organizations/active')).toMatchObject(none)
  })

  test('stays active for a member who signs in again, and for no other user', async () => {
    const { person, organization, joins, signedIn } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id, path } = await organization(ada)
    await joins(id, ben, 'member')
    await ada.call('POST', `${path}/activate`)
    await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    const active = async () => (await ada.browser.get('/get-session')).json
    await signedIn(ada.email, ada.browser)
    expect(await active()).toMatchObject({ user: { id: ada.id }, activeOrganizationId: id })
    await signedIn(ben.email, ada.browser)
    expect(await active()).toMatchObject({ user: { id: ben.id }, activeOrganizationId: null })
  })

  test('that is not one’s own is not told from one that is not there', async () => {
    const { person, organization } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id } = await organization(ada, 'Secret')
    for (const one of [id, '019aa5b0-0000-7000-8000-000000000001']) {
      const { status, json } = await ben.call('POST', `/organizations/${one}/activate`)
      expect([status, json['code'], json['message']]).toEqual([
        404,
        'ORGANIZATION_NOT_FOUND',
        'Organization not found',
      ])
    }
  })
})
