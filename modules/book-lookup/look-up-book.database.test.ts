import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pictures } from '#kit/pictures/index.server.ts'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { leadOutside } from '../../tests/outside/travel.ts'
import { fox, openLibraryPlaces } from './test-open-library.ts'

const database = await testDatabase()
const manager = await managerOf(database)
const places = openLibraryPlaces(await picture('jpeg'))
const outside = await leadOutside(places)
afterAll(() => outside.close())
beforeEach(async () => {
  Object.assign(outside.places, places)
  await database.pool.query('DELETE FROM rates')
  await database.orm.delete(pictures)
})

const METADATA_PROVIDER = 'https://openlibrary.org'

async function lookUp(isbn: string, variables: Record<string, string> = { METADATA_PROVIDER }) {
  const served = await manager(variables)
  return { ...served, ...(await served.call('POST', '/books/lookup', { isbn })) }
}

describe('a book is looked up by its ISBN', () => {
  test('what the provider knows comes back, its cover as an uploaded picture', async () => {
    const { isbn, ...known } = fox
    const { status, json } = await lookUp(isbn)
    expect({ status, json }).toEqual({
      status: 200,
      json: { ...known, description: null, coverId: expect.any(String) as string },
    })
    const taken = await database.orm.select().from(pictures)
    expect(taken).toMatchObject([{ id: json?.['coverId'], width: 600, height: 900 }])
  })

  test('any notation of the ISBN will do, and an invalid one is refused', async () => {
    expect((await lookUp('0-14-032872-6')).json).toMatchObject({ title: fox.title })
    expect(await lookUp('978-0140328722')).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR', fields: { isbn: 'ISBN is invalid' } },
    })
  })

  test('an unknown ISBN and a switched-off lookup are told apart', async () => {
    expect(await lookUp('9780141439518')).toMatchObject({
      status: 404,
      json: { code: 'ISBN_UNKNOWN' },
    })
    expect(await lookUp(fox.isbn, {})).toMatchObject({ status: 404, json: { code: 'LOOKUP_OFF' } })
  })

  test.each([
    ['answers with an error', { status: 500, body: 'Oh no' }],
    ['answers with a page', { body: '<!doctype html>' }],
    ['answers with another shape', { body: { [`ISBN:${fox.isbn}`]: 'Fox' } }],
  ])('a provider that %s is unavailable, and the log says why', async (_, answer) => {
    outside.places['openlibrary.org/api/books'] = () => answer
    const { status, json, headers, lines } = await lookUp(fox.isbn)
    expect({ status, json }).toMatchObject({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } })
    expect(headers['retry-after']).toBe('5')
    expect(lines.join()).toContain('Metadata provider unavailable')
  })

  test.each([
    ['is no picture', { body: 'A fox' }],
    ['is gone', { status: 404, body: '' }],
    ['leads into the private network', redirect('http://169.254.169.254/latest/meta-data')],
  ])('a cover that %s is left out, and the log says why', async (_, answer) => {
    outside.places['covers.openlibrary.org/b/id/8739161-L.jpg'] = () => answer
    const { json, lines } = await lookUp(fox.isbn)
    expect(json).toMatchObject({ title: fox.title, coverId: null })
    expect(lines.join()).toContain('The cover of a looked-up book could not be taken')
  })

  test('values that a book can’t hold are left out', async () => {
    const details = {
      title: 'F'.repeat(300),
      authors: [{ name: 'Roald Dahl' }, { name: 'Quentin Blake' }],
      publishers: 7,
      publish_date: 'long ago',
      languages: [{ key: '/languages/xxx' }],
      description: { type: '/type/text', value: 'A fox digs.' },
    }
    outside.places['openlibrary.org/api/books'] = () => ({
      body: { [`ISBN:${fox.isbn}`]: { details } },
    })
    expect((await lookUp(fox.isbn)).json).toEqual({
      title: null,
      author: 'Roald Dahl, Quentin Blake',
      publisher: null,
      publishedYear: null,
      language: null,
      description: 'A fox digs.',
      coverId: null,
    })
  })

  test('a minute has sixty lookups', async () => {
    const served = await lookUp(fox.isbn)
    await database.pool.query(`UPDATE rates SET count = 60 WHERE key LIKE 'lookups by %'`)
    const { status, headers } = await served.call('POST', '/books/lookup', { isbn: fox.isbn })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

function redirect(location: string) {
  return { status: 302, headers: { location } }
}
