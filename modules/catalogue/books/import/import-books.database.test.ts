import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importing } from './test-import.server.ts'

const database = await testDatabase()
const { pool } = database
const { run, shelf, empty } = importing(database)
beforeEach(empty)

const lines = (...some: string[]) => some.join('\r\n')
const none = { publisher: null, description: null, isbn: null, publishedYear: null, version: 1 }
const emma = { ...none, title: 'Emma', author: 'Jane Austen', genre: 'Novel' }

describe('a table', () => {
  test('is taken whole, its columns in any order and its genres made', async () => {
    const done = await run(
      lines(
        '\uFEFFISBN,Published Year,GENRE,title,author,shelf,publisher,description',
        '0-14-143951-3,1815,novel,Emma,Jane Austen,A3,John Murray,"A ""matchmaker"",\r\nfallible"',
        ',-700,Épopée, Ὀδύσσεια ,Ὅμηρος,,,',
        '',
      ),
    )
    expect(done).toEqual({
      read: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      genresCreated: 1,
      problems: [],
    })
    expect(await shelf()).toEqual([
      {
        ...emma,
        isbn: '9780141439518',
        publishedYear: 1815,
        publisher: 'John Murray',
        description: 'A "matchmaker",\r\nfallible',
      },
      { ...none, title: 'Ὀδύσσεια', author: 'Ὅμηρος', genre: 'Épopée', publishedYear: -700 },
    ])
  })

  test('names a genre in any language, first by the name that is unique', async () => {
    await pool.query(`
      UPDATE genres SET name_fr = 'Roman', name_ar = 'رواية';
      INSERT INTO genres (name, name_fr, colour) VALUES ('Roman', 'Antiquité', 1), ('Later', 'ROMAN', 1)`)
    const file = lines(
      'title,author,genre',
      'Emma,Jane Austen,رواية',
      'Persuasion,Jane Austen,ROMAN',
      'Annales,Tacitus,antiquité',
      'Ubu roi,Alfred Jarry,Théâtre',
    )
    expect(await run(file)).toMatchObject({ created: 4, rejected: 0, genresCreated: 1 })
    expect((await shelf()).map(({ title, genre }) => [title, genre])).toEqual([
      ['Emma', 'Novel'],
      ['Persuasion', 'Roman'],
      ['Annales', 'Roman'],
      ['Ubu roi', 'Théâtre'],
    ])
    expect(await run(file, { update: true })).toMatchObject({ unchanged: 4, genresCreated: 0 })
  })

  test.each([';', '\t'])('may be separated by %j', async (sign) => {
    const table = ['title,author,genre', 'Emma,Jane Austen,Novel'].map((line) =>
      line.replaceAll(',', sign),
    )
    expect(await run(table.join('\n'))).toMatchObject({ created: 1 })
    expect(await shelf()).toEqual([emma])
  })

  test('may have columns whose names mean something to JavaScript', async () => {
    const mapping = { title: 'title', author: 'author', genre: 'genre' } as const
    const table = lines('title,constructor,author,genre,toString', 'Emma,a,Jane Austen,Novel,b')
    expect(await run(table, { mapping })).toMatchObject({ created: 1, rejected: 0 })
  })

  test('is read by the mapping it comes with, and by nothing else', async () => {
    const mapping = { Titel: 'title', Autor: 'author', Gattung: 'genre' } as const
    await run(lines('Gattung,Titel,Autor,publisher', 'Novel,Emma,Jane Austen,X'), { mapping })
    expect(await shelf()).toEqual([emma])
  })

  test('tells every wrong line and what is wrong with it, and takes the others', async () => {
    const { problems, ...counts } = await run(
      lines(
        'title,author,genre,isbn,publishedYear,description',
        'Emma,Jane Austen,Novel,,,',
        ',Nobody,Novel,,,',
        `${'x'.repeat(256)},,Novel,9780141439519,soon,`,
        'Too,few,Novel',
        'a"b,X,Novel,,,',
        '"over\r\ntwo",X,Novel,,,',
        '"quoted" not,X,Novel,,,',
        'Persuasion,Jane Austen,,,,',
        ' EMMA ,jane austen,Sea,,,',
      ),
    )
    expect(counts).toEqual({
      read: 9,
      created: 1,
      updated: 0,
      unchanged: 0,
      rejected: 8,
      genresCreated: 0,
    })
    expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual([
      [3, 'title', 'REQUIRED'],
      [4, 'title', 'TOO_LONG'],
      [4, 'author', 'REQUIRED'],
      [4, 'isbn', 'ISBN_INVALID'],
      [4, 'publishedYear', 'YEAR_INVALID'],
      [5, undefined, 'MALFORMED'],
      [6, undefined, 'MALFORMED'],
      [7, 'title', 'CONTROL_CHARACTERS'],
      [9, undefined, 'MALFORMED'],
      [10, 'genre', 'REQUIRED'],
      [11, 'title', 'TITLE_TAKEN'],
    ])
    expect(problems[0]?.message).toBe('Title is required')
    expect(await shelf()).toEqual([emma])
  })

  test.each([
    ['FILE_NOT_UTF8', 3, Buffer.from('title,author,genre\nEmma,Austen,Novel\nÉ,B,C', 'latin1')],
    ['FILE_EMPTY', undefined, ',,\r,,\r'],
    [
      'FILE_UNCLOSED_QUOTE',
      3,
      'title,author,genre\nEmma,Austen,Novel\n"Odyssey,Homer,Epic\nA,B,C\n',
    ],
    ['FILE_COLUMNS_MISSING', undefined, 'title,publisher\nEmma,John Murray\n'],
    ['FILE_COLUMN_TWICE', undefined, 'title,author,genre,Title\nEmma,Austen,Novel,E\n'],
    ['FILE_EMPTY', undefined, ''],
    ['FILE_EMPTY', undefined, '\n\r\n'],
    ['FILE_LINE_TOO_LONG', 2, `title,author,genre\n${'x'.repeat(1_100_000)}`],
    ['FILE_UNCLOSED_QUOTE', 2, `title,author,genre\n"${'x\n'.repeat(600_000)}`],
  ])('%s refuses the file, at line %s, and leaves nothing behind', async (code, line, file) => {
    await expect(run(file)).rejects.toMatchObject({
      status: 400,
      code,
      details: line ? { line } : {},
    })
    expect(await shelf()).toEqual([])
  })
})

describe('a book that is there', () => {
  const there = lines('title,author,genre,publisher', 'Emma,Jane Austen,Novel,John Murray')

  test('is left alone, unless updates are asked for', async () => {
    await run(there)
    const again = lines('title,author,genre,isbn', 'EMMA, jane austen ,Satire,9780141439518')
    expect(await run(again)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 0,
      rejected: 1,
      genresCreated: 0,
    })
    expect(await run(again, { update: true })).toMatchObject({ updated: 1, genresCreated: 1 })
    expect(await shelf()).toEqual([
      {
        ...emma,
        title: 'EMMA',
        author: 'jane austen',
        genre: 'Satire',
        isbn: '9780141439518',
        publisher: 'John Murray',
        version: 2,
      },
    ])
  })

  test('loses what its line leaves empty, and is not touched by a line that says the same', async () => {
    await run(there)
    expect(await run(there, { update: true })).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await shelf()).toMatchObject([{ publisher: 'John Murray', version: 1 }])
    const emptied = lines('title,author,genre,publisher', 'Emma,Jane Austen,Novel,')
    await run(emptied, { update: true })
    expect(await shelf()).toMatchObject([{ publisher: null, version: 2 }])
  })

  test('in the trash does not keep its line out', async () => {
    await run(there)
    await database.pool.query('UPDATE books SET deleted_at = now()')
    expect(await run(there)).toMatchObject({ created: 1, rejected: 0 })
  })

  test('earlier in the file counts as there', async () => {
    const twice = [
      '{"title":"Emma","author":"Jane Austen","genre":"Novel","publisher":"John Murray"}',
      '{"title":"emma","author":"Jane Austen","genre":"Novel","publishedYear":1815}',
      '{"title":"Emma","author":"Jane Austen","genre":"Novel","description":"Witty"}',
    ].join('\n')
    expect(await run(twice, { format: 'jsonl' })).toMatchObject({
      created: 1,
      rejected: 2,
      problems: [{ line: 2 }, { line: 3 }],
    })
    await empty()
    expect(await run(twice, { format: 'jsonl', update: true })).toMatchObject({
      created: 1,
      updated: 2,
      rejected: 0,
    })
    const all = { publisher: 'John Murray', publishedYear: 1815, description: 'Witty', version: 3 }
    expect(await shelf()).toEqual([{ ...emma, ...all }])
  })
})

describe('behaviour 13: a dry run', () => {
  const file = lines(
    'title,author,genre',
    'Emma,Jane Austen,Novel',
    'Persuasion,Jane Austen,Sea',
    'persuasion,Jane Austen,Land',
    'Sanditon,,Novel',
  )

  test.each([true, false])(
    'tells what would happen and changes nothing (update: %s)',
    async (update) => {
      await run('title,author,genre\nEmma,Jane Austen,Novel')
      const before = await shelf()
      const foretold = await run(file, { dryRun: true, update })
      expect(await shelf()).toEqual(before)
      expect(await run(file, { update })).toEqual(foretold)
      expect(foretold).toMatchObject({ read: 4, created: 1, genresCreated: update ? 2 : 1 })
    },
  )
})

test('a genre has the same hue wherever and whenever it is made', async () => {
  const hue = async () => {
    await empty()
    await run('title,author,genre\nA,B,Sea stories')
    const { rows } = await database.pool.query<{ colour: number }>(
      `SELECT colour FROM genres WHERE name = 'Sea stories'`,
    )
    return rows[0]?.colour
  }
  const first = await hue()
  expect(first).toBeGreaterThanOrEqual(0)
  expect(await hue()).toBe(first)
})

test('JSON Lines that are none are told, and what is no field is passed over', async () => {
  const file = [
    '{"id":7,"title":"Emma","author":"Jane Austen","genre":"Novel","tags":[]}',
    'Emma',
    '[1]',
    '',
    '{"title":1984,"author":"George Orwell","genre":"Novel","publisher":5}',
  ].join('\n')
  const { problems, ...counts } = await run(file, { format: 'jsonl' })
  expect(counts).toMatchObject({ read: 4, created: 1, rejected: 3 })
  expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual([
    [2, undefined, 'MALFORMED'],
    [3, undefined, 'MALFORMED'],
    [5, 'title', 'REQUIRED'],
    [5, 'publisher', 'NOT_TEXT'],
  ])
  expect(await shelf()).toEqual([emma])
})
