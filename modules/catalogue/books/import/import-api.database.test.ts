import { request } from 'node:http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { importing } from './test-import.server.ts'
import { importerOn } from './test-importer.server.ts'

const database = await testDatabase()
const { shelf, empty } = importing(database)
beforeEach(empty)
const manager = await importerOn(database)

const table = 'title,author,genre\nEmma,Jane Austen,Novel\nSanditon,,Novel\nEmma,jane austen,Sea\n'
const recorded = { read: 3, created: 1, updated: 0, rejected: 2, genresCreated: 0 }
const counts = { ...recorded, unchanged: 0 }

describe('an import over HTTP', () => {
  test('behaviour 13: tells every problem with its line, first without and then with effect', async () => {
    const { send } = await manager()
    const foretold = await send(table, '?dryRun=true')
    expect(await shelf()).toEqual([])
    expect(foretold).toMatchObject({ status: 200, json: counts })
    const { status, json } = await send(table)
    expect([status, json]).toEqual([200, foretold.json])
    expect(json).toMatchObject({
      problems: [
        { line: 3, field: 'author', code: 'REQUIRED', message: 'Author is required' },
        { line: 4, field: 'title', code: 'TITLE_TAKEN' },
      ],
    })
    expect(await shelf()).toMatchObject([{ title: 'Emma', author: 'Jane Austen', genre: 'Novel' }])
  })

  test.each(['application/jsonl', 'application/x-ndjson; charset=utf-8'])(
    'takes JSON Lines as %s, and updates when asked',
    async (type) => {
      const { send } = await manager()
      await send(table)
      const line = '{"title":"emma","author":"Jane Austen","genre":"Satire"}\n'
      expect((await send(line, '?update=true', type)).json).toMatchObject({
        updated: 1,
        genresCreated: 1,
      })
      expect(await shelf()).toMatchObject([{ title: 'emma', genre: 'Satire', version: 2 }])
    },
  )

  test('is on record with its counts once it has happened, and with who did it', async () => {
    const { send } = await manager()
    const news = recordOf(database)
    await news()
    await send(table, '?dryRun=true')
    await send('title\nA\n')
    expect(await news()).toEqual([])
    await send(table)
    const act = { action: 'book.import', targetType: 'book', targetId: null, targetName: null }
    expect(await news()).toMatchObject([{ ...act, actorEmail: 'ada@example.com', after: recorded }])
  })

  test('takes columns by a mapping', async () => {
    const { send } = await manager()
    const mapping = JSON.stringify({ Titel: 'title', Wer: 'author', Art: 'genre' })
    const file = 'Art;Wer;Titel\nNovel;Jane Austen;Emma\n'
    const { json } = await send(file, `?mapping=${encodeURIComponent(mapping)}`)
    expect(json).toMatchObject({ created: 1 })
  })

  test('tells the first thousand problems and counts them all', async () => {
    const { send } = await manager()
    const { json } = await send(`title,author,genre\n${',A,\n'.repeat(1500)}`)
    expect(json).toMatchObject({ read: 1500, rejected: 1500 })
    expect((json as { problems: unknown[] }).problems).toHaveLength(1000)
  })

  const badLines = (count: number) => `title,author,genre\n${',Jane Austen,Novel\n'.repeat(count)}`

  test('behaviour 13: a dry run lists every problem of 1,500 bad lines', async () => {
    const { send } = await manager()
    const { json } = await send(badLines(1500), '?dryRun=true')
    expect(json).toMatchObject({ read: 1500, rejected: 1500 })
    const { problems } = json as { problems: { line: number }[] }
    expect(problems.map(({ line }) => line)).toEqual(
      Array.from({ length: 1500 }, (_, at) => at + 2),
    )
  })

  test('behaviour 13: a dry run of nothing but bad lines lists 100,000 and counts them all', async () => {
    const { send } = await manager()
    const { json } = await send(badLines(100_001), '?dryRun=true')
    expect(json).toMatchObject({ read: 100_001, rejected: 100_001 })
    expect((json as { problems: unknown[] }).problems).toHaveLength(100_000)
  })

  test.each([
    [
      400,
      'FILE_NOT_UTF8',
      Buffer.from('title,author,genre\nÉmile,B,C\n', 'latin1'),
      '',
      'text/csv',
    ],
    [400, 'FILE_UNCLOSED_QUOTE', 'title,author,genre\nA,B,C\n"D,E,F\n', '', 'text/csv'],
    [400, 'FILE_COLUMNS_MISSING', 'title\nA\n', '', 'text/csv'],
    [400, 'FILE_EMPTY', '', '', 'text/csv'],
    [400, 'VALIDATION_ERROR', table, '?dryRun=maybe', 'text/csv'],
    [400, 'VALIDATION_ERROR', table, '?mapping=%7B', 'text/csv'],
    [400, 'VALIDATION_ERROR', table, '?mapping=%7B%22a%22%3A%22price%22%7D', 'text/csv'],
    [400, 'VALIDATION_ERROR', table, '?offset=3', 'text/csv'],
    [415, 'UNSUPPORTED_MEDIA_TYPE', table, '', 'text/plain'],
    [415, 'UNSUPPORTED_MEDIA_TYPE', '{}', '', 'application/json'],
  ])('is refused with %i %s, nothing half-done', async (status, code, file, query, type) => {
    const { send } = await manager()
    expect(await send(file, query, type)).toMatchObject({ status, json: { code } })
    expect(await shelf()).toEqual([])
  })

  test('check 12: comes from our own pages, and by POST alone', async () => {
    const { send, browser } = await manager()
    const elsewhere = { origin: 'https://evil.example' }
    expect(await send(table, '', 'text/csv', elsewhere)).toMatchObject({ status: 403 })
    expect((await browser.ask('/api/v1/books/import')).status).toBe(405)
    const rpc = await browser.send('POST', '/api/rpc/books/import', { json: { query: {} } })
    expect(rpc.status).toBe(415)
    expect(await shelf()).toEqual([])
  })

  test.each([true, false])(
    'check 28: may be as large as configured (it says its size: %s)',
    async (says) => {
      const { send, browser } = await manager({ LIMIT_IMPORT_MEGABYTES: '2' })
      const line = `${'x'.repeat(250)},${'y'.repeat(240)},Novel\n`
      const long = (lines: number) => `title,author,genre\n${line.repeat(lines)}`
      expect(await send(long(3000), '?dryRun=true')).toMatchObject({ json: { created: 1 } })
      const json = await browser.send('POST', '/api/v1/books', { title: 'x'.repeat(1_100_000) })
      expect(json.status).toBe(413)

      const large = long(6000)
      const length = says && { 'content-length': `${large.length}` }
      expect(await send(large, '', 'text/csv', { ...length })).toMatchObject({
        status: 413,
        json: { code: 'PAYLOAD_TOO_LARGE' },
      })
      expect(await shelf()).toEqual([])
    },
  )

  test('that breaks off leaves the catalogue as it was, and its connection free', async () => {
    const { port, browser } = await manager()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...fromHere, cookie, 'content-type': 'text/csv' }
    const sent = request({
      host: '127.0.0.1',
      port,
      path: '/api/v1/books/import',
      method: 'POST',
      headers,
    })
    const broken = new Promise((resolve) => sent.once('error', resolve))
    sent.write(table)
    const copying = async () => {
      const { rows } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY incoming%' AND state = 'active'`,
      )
      return rows.length > 0
    }
    await vi.waitUntil(copying, 30_000)
    sent.destroy()
    await broken
    await vi.waitUntil(async () => !(await copying()), 30_000)
    expect(await shelf()).toEqual([])
  })

  test('stands in the reference for programs with what it takes', async () => {
    const { ask } = await manager()
    const { json } = await ask('/api/v1/openapi.json')
    expect(json).toMatchObject({
      paths: {
        '/books/import': {
          post: { requestBody: { content: { 'text/csv': {}, 'application/jsonl': {} } } },
        },
      },
    })
  })
})
