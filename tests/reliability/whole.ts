import { Client } from 'pg'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Visitor } from '../guides/visitor.ts'
import { author, type Load } from './load.ts'

export async function askDatabase<Row extends object>(
  url: string,
  question: string,
  values?: unknown[],
) {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(question, values)).rows
  } finally {
    await client.end()
  }
}

export async function expectWhole(load: Load, databaseUrl: string, visitor: Visitor) {
  const books = await askDatabase(
    databaseUrl,
    `SELECT title, id, description, cover_id AS "coverId", version FROM books WHERE author = $1`,
    [author],
  )
  const byTitle = (rows: { title?: string }[]) =>
    rows.toSorted((one, other) => (String(one.title) < String(other.title) ? -1 : 1))
  expect(byTitle(books)).toEqual(byTitle(load.books))

  const records = await askDatabase(
    databaseUrl,
    `SELECT target_id AS id, count(*) FILTER (WHERE action = 'book.create')::int AS created,
       count(*) FILTER (WHERE action = 'book.update')::int AS updated, count(*)::int AS all
     FROM activities WHERE target_type = 'book' AND actor_type = 'user' GROUP BY target_id`,
  )
  const recorded = load.books.map(({ id }) => ({ id, created: 1, updated: 1, all: 2 }))
  const byId = (rows: { id?: string }[]) =>
    rows.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
  expect(byId(records)).toEqual(byId(recorded))

  for (const url of load.pictures) {
    const answer = await visitor.ask(url)
    expect([url, answer.status]).toEqual([url, 200])
    expect((await sharp(await answer.arrayBuffer()).stats()).isOpaque).toBe(true)
  }
}
