import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { meanwhile } from '#platform/list/test-meanwhile.ts'
import { books } from '../book.table.server.ts'
import { listBooks } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'
import type { BookQuery } from './book-list.server.ts'
import { sorts } from './sorts.ts'

const database = await testDatabase()
const { add, empty, genreId } = await shelfOn(database)
beforeEach(async () => {
  await empty()
})

const words = ['ant', 'Élan', 'zebra', 'باب', '書']
const writers = 3
const shelfSize = 120

async function shelve() {
  const made = await add(
    ...Array.from({ length: 2 * shelfSize }, (_, at) => ({
      title: `${words[at % words.length]} ${at % 2 ? 'stays' : 'moves'} ${at}`,
      author: `${words[(at * 7) % words.length]} whale`,
      publishedYear: at % 3 === 0 ? null : 1800 + (at % 5),
      createdAt: new Date(Date.UTC(2026, 0, 1 + (at % 4))),
    })),
  )
  return {
    staying: made.filter((_, at) => at % 2 === 1).map(({ id }) => id),
    moving: made.filter((_, at) => at % 2 === 0).map(({ id }) => id),
  }
}

async function write(ids: string[], signal: AbortSignal, seed: number): Promise<number> {
  const other = connect(database.connection, silentLog)
  let done = 0
  const titleOf = (time: number) => `${words[(seed + time) % words.length]} whale ${seed}.${time}`
  for (; !signal.aborted; done++) {
    const title = titleOf(done)
    const id = ids[(done * writers + seed) % ids.length] ?? ''
    const changes = [
      () => other.orm.insert(books).values({ title, author: title, genreId }),
      () =>
        other.orm
          .update(books)
          .set({ title, publishedYear: done % 2000 })
          .where(eq(books.id, id)),
      () => other.orm.update(books).set({ deletedAt: new Date() }).where(eq(books.id, id)),
      () => other.orm.update(books).set({ deletedAt: null, author: title }).where(eq(books.id, id)),
      () => other.orm.delete(books).where(eq(books.title, titleOf(done - 4))),
    ]
    await changes[done % changes.length]?.()
    await setImmediate()
  }
  await other.close()
  return done
}

async function walk(query: Partial<BookQuery>, limit: number) {
  const ids: string[] = []
  let { cursor } = query
  do {
    const page = await listBooks({ acting: database }, { ...query, limit, cursor })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return ids
}

const lists: [string, Partial<BookQuery>][] = [
  ...sorts.map((sort): [string, Partial<BookQuery>] => [`by ${sort}`, { sort }]),
  ...sorts.map((sort): [string, Partial<BookQuery>] => [
    `of a genre by ${sort}`,
    { sort, genreId },
  ]),
  ['searched', { searchTerm: 'whale' }],
  ['searched by -title', { searchTerm: 'whale', sort: '-title' }],
]

test.each(lists)(
  'walking books %s while others write all the time skips and repeats none that stays',
  { timeout: 120_000 },
  async (_, query) => {
    const { staying, moving } = await shelve()
    const stop = new AbortController()
    const writing = Promise.all(
      Array.from({ length: writers }, (__, seed) => write(moving, stop.signal, seed)),
    )
    try {
      for (const limit of [3, 20]) {
        const untouched = new Set(staying)
        const walked = (await walk(query, limit)).filter((id) => untouched.has(id))
        expect(new Set(walked).size).toBe(walked.length)
        expect(walked.toSorted()).toEqual(staying.toSorted())
      }
    } finally {
      stop.abort()
    }
    const changes = await writing
    expect(changes.every((done) => done > 0)).toBe(true)
  },
)

test.each([
  ['changed', { title: 'Zzz whale' }],
  ['put in the trash', { deletedAt: new Date() }],
  ['no longer what was looked for', { title: 'Ant', author: 'Ant' }],
])(
  'a book that is %s between what finds it and what reads it takes no other with it',
  async (_, change) => {
    const { staying, moving } = await shelve()
    const first = await listBooks({ acting: database }, { searchTerm: 'whale', limit: 20 })
    const changed = first.items.find(({ id }) => moving.includes(id))?.id ?? ''
    const { orm, wasDone } = meanwhile(database, () =>
      database.orm.update(books).set(change).where(eq(books.id, changed)),
    )
    const page = await listBooks({ acting: { orm } }, { searchTerm: 'whale', limit: 20 })
    expect(wasDone()).toBe(true)
    const rest = await walk({ searchTerm: 'whale', cursor: page.nextCursor ?? undefined }, 20)
    const walked = [...page.items.map(({ id }) => id), ...rest]
    expect(new Set(walked).size).toBe(walked.length)
    expect(walked).toEqual(expect.arrayContaining(staying))
  },
)
