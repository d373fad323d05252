import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { checksums } from '#platform/database/test-checksum.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveMcp } from '../test-mcp.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
])
const product = await serveMcp(database, afterAll)
const owners = {
  admin: await product.signedIn('ada@example.com'),
  user: await product.signedIn('noor@example.com'),
}
const id = (last: number) => `019aa5b0-0000-7000-8000-00000000000${last}`
const [genre, kept, other, trashed] = [id(1), id(2), id(3), id(4)]

beforeEach(async () => {
  await pool.query('TRUNCATE books, genres CASCADE')
  await pool.query(`INSERT INTO genres (id, name, colour) VALUES ($1, 'Novel', 335)`, [genre])
  await pool.query(
    `INSERT INTO books (id, title, author, genre_id, deleted_at)
     VALUES ($2, 'Kept', 'Ada', $1, NULL), ($3, 'Other', 'Ada', $1, NULL), ($4, 'Trashed', 'Ada', $1, now())`,
    [genre, kept, other, trashed],
  )
})

/** A call of each tool that does what the tool is for. */
const inputs: Record<string, Record<string, unknown>> = {
  search_books: { searchTerm: 'kept', genreId: genre, sort: '-title', limit: 5 },
  get_book: { id: kept },
  create_book: { title: 'New', author: 'Ada', genreId: genre },
  update_book: { id: kept, version: 1, publisher: 'Knopf' },
  delete_book: { id: kept },
  restore_book: { id: trashed },
  bulk_edit_books: { ids: [kept, other], action: { type: 'setPublisher', publisher: 'Knopf' } },
  import_books: { content: 'title,author,genre\nImported,Ada,Novel\n,Nobody,Novel' },
  search_authors: {},
  list_genres: {},
  search_users: {},
  search_activity: {},
}
const names = Object.keys(inputs)
const inputOf = (name: string) => inputs[name] ?? {}
const aText: unknown = expect.any(String)
const dryRuns = ['bulk_edit_books', 'import_books']

type Called = Awaited<ReturnType<typeof product.clientFor>>
let assistant: Called | undefined

async function admin(): Promise<Called> {
  const { key } = await makeKey(owners.admin, scopesOf('admin'))
  const made = await product.clientFor(key)
  // The first use of a key is noted.
  await made.listed()
  return made
}

/** Of all but the activity record, for what a repeated call may add to it. */
async function data() {
  const all = Object.entries(await checksums(database))
  return Object.fromEntries(all.filter(([table]) => !table.startsWith('activities')))
}

async function keptRows() {
  const { rows } = await pool.query<{ row: string }>(
    `SELECT to_jsonb(books)::text AS row FROM books WHERE deleted_at IS NULL`,
  )
  return rows.map(({ row }) => row)
}

describe('check 40: the hints of a tool are true', () => {
  test.each(names)('%s', async (name) => {
    assistant ??= await admin()
    const { call, listed } = assistant
    const { annotations = {} } = (await listed()).find((tool) => tool.name === name)!
    const input = { ...inputOf(name), ...(dryRuns.includes(name) && { dryRun: false }) }
    const [before, rows] = [await checksums(database), await keptRows()]
    const { isError, content } = await call(name, input)
    expect([isError, content]).toEqual([false, expect.anything()])
    const [after, keptAfter, once] = [await checksums(database), await keptRows(), await data()]
    await call(name, input)
    const hasChanged = !isDeepStrictEqual(after, before)
    const hasDestroyed = rows.some((row) => !keptAfter.includes(row))
    const goesOn = !isDeepStrictEqual(await data(), once)
    expect({ name, ...annotations }).toMatchObject({
      readOnlyHint: !hasChanged,
      ...(hasDestroyed && { destructiveHint: true }),
      ...(goesOn && { idempotentHint: false }),
    })
  })
})

test.each(dryRuns)('check 40: %s changes nothing unless `dryRun` is false', async (name) => {
  assistant ??= await admin()
  const { call } = assistant
  const before = await checksums(database)
  const { isError, content } = await call(name, inputOf(name))
  expect(isError).toBe(false)
  expect(content).toMatchObject(
    name === 'import_books'
      ? { created: 1, problems: [{ line: 3 }] }
      : { changing: { count: 2 }, failed: { count: 0 } },
  )
  expect(await call(name, { ...inputOf(name), dryRun: true })).toMatchObject({ isError: false })
  for (const dryRun of ['false', 0, null, 'no']) {
    expect(await call(name, { ...inputOf(name), dryRun })).toMatchObject({
      isError: true,
      content: { code: 'VALIDATION_ERROR', fields: { dryRun: aText } },
    })
  }
  expect(await checksums(database)).toEqual(before)
})

test('an import tells of the first problems and how many more there are', async () => {
  assistant ??= await admin()
  const lines = Array.from({ length: 250 }, () => ',Nobody,Novel')
  const content = ['title,author,genre', ...lines].join('\n')
  const { content: told } = await assistant.call('import_books', { content })
  expect(told['problems']).toHaveLength(100)
  expect(told).toMatchObject({ rejected: 250, moreProblems: 150 })
})

test.each(['user', 'admin'] as const)(
  'check 40: with any scope of a key of the role %s, the listed tools are exactly those that answer',
  async (role) => {
    for (const scopes of await product.scopesToTry(role)) {
      const made = await makeKey(owners[role], scopes)
      const { call, listed } = await product.clientFor(made.key)
      const answering: string[] = []
      for (const name of names) {
        const { content } = await call(name, inputOf(name))
        if (content['code'] !== 'FORBIDDEN') answering.push(name)
      }
      const shown = (await listed()).map(({ name }) => name)
      const known = shown.filter((name) => names.includes(name))
      expect([scopes, known]).toEqual([scopes, answering])
      await pool.query('DELETE FROM api_keys WHERE id = $1', [made.id])
    }
  },
)
