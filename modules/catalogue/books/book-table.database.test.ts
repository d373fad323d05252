import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { shelfOn } from './test-books.server.ts'

const database = await testDatabase()
const { add, genreId } = await shelfOn(database)

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => String((error as { cause?: { constraint?: string } }).cause?.constraint),
  )

describe('spec 5: the database itself refuses', () => {
  test.each([
    [{ title: '' }, 'books_title_length'],
    [{ title: '   ' }, 'books_title_length'],
    [{ title: 'x'.repeat(256) }, 'books_title_length'],
    [{ author: ' ' }, 'books_author_length'],
    [{ author: 'x'.repeat(256) }, 'books_author_length'],
    [{ genreId: '019aa5b0-0000-7000-8000-000000000001' }, 'books_genre_id_genres_id_fk'],
    [{ coverId: '019aa5b0-0000-7000-8000-000000000001' }, 'books_cover_id_files_id_fk'],
    [{ isbn: '0141439513' }, 'books_isbn_form'],
    [{ isbn: '978-0141439518' }, 'books_isbn_form'],
    [{ publishedYear: 20_000 }, 'books_year_range'],
    [{ publishedYear: 0 }, 'books_year_range'],
    [{ publisher: '' }, 'books_publisher_size'],
    [{ description: 'x'.repeat(5001) }, 'books_description_size'],
    [{ version: 0 }, 'books_version_positive'],
  ])('%j', async (book, constraint) => {
    expect(await refused(add(book))).toBe(constraint)
  })

  test('a second book of the same title and author on the shelf, ignoring case and spaces', async () => {
    await add({ title: 'ÉMILE', author: 'Rousseau' })
    const again = { title: ' émile ', author: ' ROUSSEAU' }
    expect(await refused(add(again))).toBe('books_title_author_unique')
    await add({ ...again, deletedAt: new Date() }, { title: 'Emile', author: 'Rousseau' })
  })

  test('a second book whose title or author only looks different', async () => {
    await add({ title: 'Été ﬁnal', author: 'Annie Ernaux' })
    for (const title of ['E\u0301te\u0301 ﬁnal', 'Été\u00a0final', 'ÉＴÉ\u2003FINAL']) {
      const again = { title, author: 'annie\u3000 ernaux' }
      expect([title, await refused(add(again))]).toEqual([title, 'books_title_author_unique'])
    }
  })

  test.each([
    ['', 1, 'genres_name_length'],
    [' NOVEL', 1, 'genres_name_unique'],
    ['Ｎovel\u00a0', 1, 'genres_name_unique'],
    ['Sea', 360, 'genres_colour_range'],
  ])('a genre called %j of hue %i', async (name, colour, constraint) => {
    const made = database.pool
      .query('INSERT INTO genres (name, colour) VALUES ($1, $2)', [name, colour])
      .catch((cause: unknown) => Promise.reject(Object.assign(new Error('refused'), { cause })))
    expect(await refused(made)).toBe(constraint)
  })

  test('to lose a genre that books have', async () => {
    await add({ title: 'Kept' })
    const lost = database.pool
      .query('DELETE FROM genres WHERE id = $1', [genreId])
      .catch((cause: unknown) => Promise.reject(Object.assign(new Error('refused'), { cause })))
    expect(await refused(lost)).toBe('books_genre_id_genres_id_fk')
  })
})

test.each(['ﷺ', '𝔊', '中', 'ß', 'İ'])(
  'a title of nothing but %s fits every index',
  async (letter) => {
    const title = letter.repeat(255 / letter.length)
    expect(await add({ title, author: title })).toHaveLength(1)
  },
)
