import { beforeEach, describe, expect, test } from 'vitest'
import { titlesOf } from '#modules/shelves/test-readers.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { forgetEverybody, gone, type Reader, refused, sharingOn } from './test-sharing.server.ts'

const database = await testDatabase()
const { pool } = database
const { together } = await sharingOn(database)

beforeEach(() => forgetEverybody(database))

describe('the link of a shelf', () => {
  const open = ({ call }: Reader, token: unknown) => call('POST', '/shelf-links/open', { token })

  test('shows it to any reader until it is withdrawn, and stands nowhere in the clear', async () => {
    const { ada, eve, path } = await together()
    const linked = await ada.call('POST', `${path}/link`)
    const { token, address } = linked.json
    expect(String(address)).toBe(`https://product.example/shelf#${String(token)}`)
    const { rows } = await pool.query('SELECT * FROM shelves')
    expect(JSON.stringify(rows)).not.toContain(String(token))
    expect(await open(eve, token)).toMatchObject({
      status: 200,
      json: { shelf: { name: 'Summer', access: 'read', isLinked: false } },
    })
    expect(titlesOf((await open(eve, token)).json['books'] as Record<string, unknown>)).toEqual([
      'A',
    ])
    expect(await ada.call('GET', path)).toMatchObject({ json: { isLinked: true } })
    expect(await eve.call('GET', path)).toMatchObject(gone)

    const again = await ada.call('POST', `${path}/link`)
    expect(await open(eve, token)).toMatchObject(gone)
    expect(await open(eve, again.json['token'])).toMatchObject({ status: 200 })
    expect((await ada.call('DELETE', `${path}/link`)).status).toBe(204)
    expect(await open(eve, again.json['token'])).toMatchObject(gone)
    expect(await open(eve, 'anything')).toMatchObject(gone)
  })

  test('shows it to visitors without a session, too, up to a limit', async () => {
    await pool.query('DELETE FROM rates')
    const { ada, path, stranger } = await together({
      LIMIT_LINK_CALLS_PER_SOURCE_PER_MINUTE: '2',
    })
    const { json } = await ada.call('POST', `${path}/link`)
    const look = (token: unknown) => stranger.send('POST', '/api/v1/shelf-links/open', { token })
    expect(await look(json['token'])).toMatchObject({ status: 200 })
    expect(await look('anything')).toMatchObject(gone)
    expect(await look(json['token'])).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'))
  })

  test('names the colour of its books’ genres: covers are dyed by it', async () => {
    const { ada, path, stranger } = await together()
    const { json } = await ada.call('POST', `${path}/link`)
    const { token } = json
    const shown = await stranger.send('POST', '/api/v1/shelf-links/open', { token })
    const { rows } = await pool.query('SELECT id, colour FROM genres')
    expect(shown).toMatchObject({ json: { genres: rows } })
  })
})
