import { beforeEach, describe, expect, test } from 'vitest'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'

const database = await testDatabase()

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('an organization', () => {
  test('shows a logo that its own people sent, and no picture of others', async () => {
    const { person, organization } = await organized(database)
    const ada = await person('Ada')
    const { path } = await organization(ada)
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO files (uploader_id, width, height, bytes) VALUES ($1, 1, 1, 1), (NULL, 1, 1, 1) RETURNING id`,
      [ada.id],
    )
    const [own, foreign] = rows.map(({ id }) => id)
    expect(await ada.call('PATCH', path, { version: 1, logoId: foreign })).toMatchObject({
      status: 400,
      json: { fields: { logoId: 'Picture not found' } },
    })
    expect(await ada.call('PATCH', path, { version: 1, logoId: own })).toMatchObject({
      status: 200,
      json: { logoId: own },
    })
  })

  test('has a logo that any member may upload for theirs, up to a limit', async () => {
    const { person, organization } = await organized(database, {
      LIMIT_LOGOS_PER_PERSON_PER_HOUR: '1',
    })
    const ada = await person('Ada')
    const { path } = await organization(ada)
    const body = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const headers = { ...fromHere, 'content-length': `${body.byteLength}` }
    const send = () => ada.browser.ask('/api/v1/files/logo', { method: 'POST', headers, body })
    const { status, json } = await send()
    expect(status).toBe(201)
    const { id } = json as { id: string }
    expect((await ada.call('PATCH', path, { version: 1, logoId: id })).status).toBe(200)
    expect(await send()).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'))
  })
})
