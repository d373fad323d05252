import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { eras, serveMcp } from '../test-mcp.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
])
await pool.query(`INSERT INTO genres (name, colour) VALUES ('Novel', 335)`)

const product = await serveMcp(database, afterAll)
const manager = await product.signedIn('ada@example.com')
const admin = scopesOf('admin')
const keyOf = async (draft: object = {}) => (await makeKey(manager, admin, draft)).key

const aText: unknown = expect.any(String)
const aFlag: unknown = expect.any(Boolean)

const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

const ofLibrary = [
  'search_books',
  'get_book',
  'create_book',
  'update_book',
  'delete_book',
  'restore_book',
  'bulk_edit_books',
  'import_books',
  'search_authors',
  'list_genres',
  'search_users',
  'search_activity',
]

describe.each(eras)('the client of the protocol (%s)', (era) => {
  test('lists tools with their schemas and hints, and calls them', async () => {
    const { client, call, listed } = await product.clientFor(await keyOf(), era)
    expect(client.getServerVersion()).toMatchObject({ version: '1' })
    expect(client.getInstructions()).toContain('dryRun')
    const tools = await listed()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(ofLibrary))
    for (const { name, title, description = '', inputSchema, annotations } of tools) {
      expect(name).toMatch(/^[a-z_]+$/)
      expect([title, description.length > 20, inputSchema.type]).toEqual([
        expect.any(String),
        true,
        'object',
      ])
      expect(annotations).toMatchObject({ readOnlyHint: aFlag, openWorldHint: false })
      // An assistant reads all of this before its first call.
      expect(JSON.stringify(inputSchema).length).toBeLessThan(4000)
    }
    expect(await call('list_genres')).toMatchObject({
      isError: false,
      content: { items: [{ name: 'Novel' }] },
    })
  })

  test('reads genres, and no resource that is not there', async () => {
    const { client } = await product.clientFor(await keyOf(), era)
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toContain('library://genres')
    const { contents } = await client.readResource({ uri: 'library://genres' })
    expect(contents[0]).toMatchObject({ mimeType: 'application/json' })
    expect(JSON.stringify(contents)).toContain('Novel')
    await expect(client.readResource({ uri: 'library://nothing' })).rejects.toMatchObject({
      code: -32_602,
    })
  })
})

describe('a tool answers as REST does', () => {
  test('with the same records, and the record of activity names the key', async () => {
    const key = await keyOf({ name: 'Librarian' })
    const { call } = await product.clientFor(key)
    const { content: genres } = await call('list_genres')
    const [{ id: genreId }] = genres['items'] as [{ id: string }]
    const draft = { title: 'By tool', author: 'Ada', genreId }
    const { content: made } = await call('create_book', draft)
    expect(made).toMatchObject({ ...draft, version: 1 })
    const { json } = await product.ask('/api/v1/books?searchTerm=tool', { headers: bearer(key) })
    const { content: found } = await call('search_books', { searchTerm: 'tool' })
    expect(found).toEqual(json)
    const [act] = await orm.select().from(activities).where(eq(activities.action, 'book.create'))
    expect(act).toMatchObject({ actorEmail: 'ada@example.com', keyName: 'Librarian' })
  })

  test('with the fields of a mistake, and a conflict with the record as it is now', async () => {
    const { call } = await product.clientFor(await keyOf())
    const { rows } = await pool.query<{ id: string; version: number }>(
      `INSERT INTO books (title, author, genre_id) SELECT 'Stale', 'Ada', id FROM genres RETURNING id, version`,
    )
    const { id, version } = rows[0]!
    expect(await call('create_book', { title: '' })).toMatchObject({
      isError: true,
      content: { code: 'VALIDATION_ERROR', fields: { author: aText } },
    })
    expect(await call('update_book', { id, version, publisher: 'Knopf' })).toMatchObject({
      isError: false,
      content: { publisher: 'Knopf', version: version + 1 },
    })
    expect(await call('update_book', { id, version, publisher: 'Penguin' })).toMatchObject({
      isError: true,
      content: { code: 'CONFLICT', current: { publisher: 'Knopf', version: version + 1 } },
    })
    const missing = { id: '019aa5b0-0000-7000-8000-00000000ffff' }
    expect(await call('get_book', missing)).toMatchObject({
      isError: true,
      content: { code: 'NOT_FOUND', requestId: aText },
    })
  })

  test('and a tool that is not there is a mistake of the protocol', async () => {
    const { call } = await product.clientFor(await keyOf())
    await expect(call('burn_books')).rejects.toMatchObject({ code: -32_602 })
  })
})

describe('/mcp', () => {
  test('asks for a key, and takes no cookie instead', async () => {
    const answers = [
      await product.post(ping),
      await manager.send('POST', '/mcp', ping),
      await product.post(ping, bearer('inc_live_nonsense')),
      await product.post(ping, { authorization: 'Basic YTpi' }),
    ]
    for (const { status, headers, json } of answers) {
      expect([status, headers['www-authenticate']]).toEqual([
        401,
        expect.stringMatching(/^Bearer .*resource_metadata=/),
      ])
      expect(json).toMatchObject({ code: 'UNAUTHORIZED' })
    }
  })

  test('check 32: revoking, expiry and a ban of the owner bite at the next call', async () => {
    const { id, key } = await makeKey(manager, admin)
    const { call } = await product.clientFor(key)
    expect((await call('list_genres')).isError).toBe(false)
    const set = (values: object) =>
      orm.update(users).set(values).where(eq(users.email, 'ada@example.com'))
    await set({ banned: true })
    await expect(call('list_genres')).rejects.toThrow('UNAUTHORIZED')
    await set({ banned: false })
    expect((await call('list_genres')).isError).toBe(false)
    await pool.query(`UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ])
    expect((await product.post(ping, bearer(key))).status).toBe(401)
    await pool.query(`UPDATE api_keys SET expires_at = NULL WHERE id = $1`, [id])
    expect((await product.post(ping, bearer(key))).status).toBe(200)
    await manager.send('DELETE', `/api/v1/keys/${id}`, {})
    expect((await product.post(ping, bearer(key))).status).toBe(401)
  })

  test('check 12: refuses the page of another origin, even with a key', async () => {
    const key = await keyOf()
    const from = async (origin: string) =>
      (await product.post(ping, { ...bearer(key), origin })).status
    expect(await from('https://product.example')).toBe(200)
    expect(await from('https://evil.example')).toBe(403)
    expect(await from('null')).toBe(403)
  })

  test('is one message by POST, of limited size and number', async () => {
    const key = await keyOf()
    for (const method of ['GET', 'DELETE']) {
      const { status, headers } = await product.ask('/mcp', { method, headers: bearer(key) })
      expect([status, headers['allow']]).toEqual([405, 'POST'])
    }
    for (const malformed of ['', 'x', '[]', JSON.stringify([ping, ping]), 'null']) {
      expect((await product.post(malformed, bearer(key))).status).toBe(400)
    }
    const text = { ...bearer(key), 'content-type': 'text/plain' }
    expect((await product.post(ping, text)).status).toBe(415)
    expect((await product.post(' '.repeat(2 ** 20 + 1), bearer(key))).status).toBe(413)
    const done = await product.post(
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      bearer(key),
    )
    expect([done.status, String(done.body)]).toEqual([202, ''])
    const few = await serveMcp(database, afterAll, { LIMIT_CALLS_PER_KEY_PER_MINUTE: '3' })
    const limited = await keyOf()
    const statuses = []
    for (let at = 0; at < 5; at += 1) statuses.push((await few.post(ping, bearer(limited))).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('is not there unless MCP is on, which it is in local mode', async () => {
    const off = await serveMcp(database, afterAll, { MCP: 'off' })
    const usual = await serveMcp(database, afterAll, { MCP: '' })
    const local = await serveMcp(database, afterAll, { MCP: '', BASE_URL: 'http://localhost:3000' })
    const key = await keyOf()
    const statuses = [off, usual, local].map(
      async ({ post }) => (await post(ping, bearer(key))).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 200])
  })

  test('check 24: refuses every change of a demo, and lists none', async () => {
    const demo = await serveMcp(database, afterAll, { DEMO_MODE: 'true' })
    const { call, listed } = await demo.clientFor(await keyOf())
    const names = (await listed()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['search_books', 'bulk_edit_books']))
    expect(names).not.toEqual(expect.arrayContaining(['create_book']))
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM books')
    const [id] = rows.map((row) => row.id)
    for (const [name, input] of [
      ['delete_book', { id }],
      ['import_books', { content: 'title,author,genre\nA,B,C' }],
      ['bulk_edit_books', { ids: [id], action: { type: 'delete' }, dryRun: false }],
    ] as const) {
      expect(await call(name, input)).toMatchObject({
        isError: true,
        content: { code: 'DEMO_MODE' },
      })
    }
  })
})
