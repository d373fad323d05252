import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  books,
  booksOnServer,
  bookSchema,
  bookSummarySchema,
} from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'
import { totalOf } from '#platform/list/page.ts'
import { authors } from './author.table.server.ts'

export const authorPageSchema = z.object({
  name: z.string(),
  bornYear: z.nullable(z.int()),
  diedYear: z.nullable(z.int()),
  about: z.nullable(z.string()),
  total: z.object({ count: z.int(), exact: z.boolean() }),
  books: z.array(bookSummarySchema),
  opening: z.nullable(bookSchema),
})
export type AuthorPage = z.infer<typeof authorPageSchema>

const most = 60
/** An author with more books than these, such as "Anonymous", has only these sorted by year. */
const mostSorted = 1000
const day = 86_400_000

export async function readAuthorPage(
  { orm }: Pick<Database, 'orm'>,
  name: string,
): Promise<AuthorPage | null> {
  const [found, [known]] = await Promise.all([listBooks(orm, name), readAuthor(orm, name)])
  const [first] = found
  if (!first) return null
  const openings = found.filter(({ hasOpeningLine }) => hasOpeningLine)
  const ofToday = openings[Math.floor(Date.now() / day) % openings.length]
  const [total, opening] = await Promise.all([
    found.length < most ? totalOf(found.length) : countUpTo(orm, books, isBy(name)),
    ofToday ? booksOnServer.verbs.get({ acting: { orm } }, ofToday.id) : null,
  ])
  return {
    name: known?.name ?? first.author,
    bornYear: known?.bornYear ?? null,
    diedYear: known?.diedYear ?? null,
    about: known?.about ?? null,
    total,
    books: found,
    opening,
  }
}

const keyOf = (name: string) => sql`left(search_text(${name}), 255)`

const isBy = (name: string) => and(isNull(books.deletedAt), eq(books.authorKey, keyOf(name)))

function listBooks(orm: Database['orm'], name: string) {
  const sorted = orm
    .select({
      ...booksOnServer.summary,
      hasOpeningLine: sql<boolean>`${isNotNull(books.openingLine)}`.as('has_opening_line'),
    })
    .from(books)
    .where(isBy(name))
    .orderBy(asc(books.authorKey), asc(books.id))
    .limit(mostSorted)
    .as('sorted')
  return orm
    .select()
    .from(sorted)
    .orderBy(sql`${sorted.publishedYear} NULLS LAST`, asc(sorted.id))
    .limit(most)
}

const readAuthor = (orm: Database['orm'], name: string) =>
  orm
    .select()
    .from(authors)
    .where(eq(authors.nameKey, keyOf(name)))
    .limit(1)
