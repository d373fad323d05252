import { beforeEach, describe, expect, test } from 'vitest'
import { genresOn } from '#modules/genres/test-genres.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { addBooks } from './test-books-of.server.ts'

const database = await testDatabase()
const { pool } = database
const { begin, call, news, newGenre, itemsOf } = await genresOn(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

beforeEach(begin)

describe('genres are merged', () => {
  test('a merge moves all books, those in the trash too, and is one row of the record', async () => {
    const [from, into] = [await newGenre('Verse', 30), await newGenre('Poetry')]
    await addBooks(database, from, 3, 2)
    await addBooks(database, into, 1)
    await news()
    expect(await call('POST', `/genres/${from}/merge`, { into })).toMatchObject({
      status: 200,
      json: { moved: 5 },
    })
    expect(await itemsOf()).toMatchObject([{ id: into, books: { count: 4 } }])
    const { rows } = await pool.query(
      `SELECT version, count(*)::int, count(deleted_at)::int AS trashed FROM books
       WHERE genre_id = $1 GROUP BY version ORDER BY version`,
      [into],
    )
    expect(rows).toEqual([
      { version: 1, count: 1, trashed: 0 },
      { version: 2, count: 5, trashed: 2 },
    ])
    expect(await news()).toMatchObject([
      {
        action: 'genre.merge',
        targetId: from,
        targetName: 'Verse',
        before: { colour: 30 },
        after: { genreId: into, into: 'Poetry', count: 5 },
      },
    ])
  })

  test('a merge of an unknown genre is not found; one into itself or into an unknown one is refused at its field', async () => {
    const id = await newGenre('Verse')
    expect((await call('POST', `/genres/${unknownId}/merge`, { into: id })).status).toBe(404)
    for (const into of [id, id.toUpperCase(), unknownId, 'poetry', undefined]) {
      const { status, json } = await call('POST', `/genres/${id}/merge`, { into })
      expect([status, Object.keys(json['fields'] as object)]).toEqual([400, ['into']])
    }
    expect(await itemsOf()).toHaveLength(1)
  })

  test('while a book is being changed a merge gives up at once and leaves all as it was', async () => {
    const [from, into] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(database, from, 2)
    const other = await pool.connect()
    await other.query('BEGIN')
    await other.query('SELECT FROM books LIMIT 1 FOR UPDATE')
    const refused = await call('POST', `/genres/${from}/merge`, { into })
    await other.query('ROLLBACK')
    other.release()
    expect(refused).toMatchObject({ status: 409, json: { code: 'GENRE_IN_USE' } })
    expect(await itemsOf()).toMatchObject([{ books: { count: 0 } }, { books: { count: 2 } }])
    expect((await call('POST', `/genres/${from}/merge`, { into })).status).toBe(200)
  })

  test('two genres merged into each other at once: one of them stays', async () => {
    const [one, other] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(database, one, 5)
    await addBooks(database, other, 5)
    const answers = await Promise.all([
      call('POST', `/genres/${one}/merge`, { into: other }),
      call('POST', `/genres/${other}/merge`, { into: one }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await itemsOf()).toMatchObject([{ books: { count: 10 } }])
  })

  test('a book that is added to a genre while that is merged is refused, not lost', async () => {
    const [from, into] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(database, from, 2000)
    const merging = call('POST', `/genres/${from}/merge`, { into })
    const added = await call('POST', '/books', {
      title: 'Late',
      author: 'Nobody',
      genreId: from,
    })
    expect((await merging).status).toBe(200)
    expect([201, 400]).toContain(added.status)
    const moved = added.status === 201 ? 2001 : 2000
    expect(await itemsOf()).toMatchObject([{ books: { count: moved } }])
  })

  test('thousands of books are merged at once, and their new number is told at once', async () => {
    const [from, into] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(database, from, 2000)
    await addBooks(database, into, 1001)
    expect(await itemsOf()).toMatchObject([{ books: { count: 1001 } }, {}])
    expect(await call('POST', `/genres/${from}/merge`, { into })).toMatchObject({
      status: 200,
      json: { moved: 2000 },
    })
    expect(await itemsOf()).toMatchObject([{ books: { count: 3001, exact: true } }])
  })
})
