import { listFruitlessSearches } from '#domains/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { listFailedMails } from '#platform/mail/list-failed-mails.ts'
import { listCoverless } from './attention/list-coverless.server.ts'
import { listEndingBans } from './attention/list-ending-bans.server.ts'
import type { Figure, Series, WholeDashboard } from './dashboard.ts'
import { lastWeek, sum, week } from './days.ts'
import { readDays } from './figures/read-days.server.ts'
import { readGenres } from './figures/read-genres.server.ts'
import {
  countAuthors,
  countBooks,
  countSessions,
  countUsers,
  exactly,
  withChange,
} from './figures/read-stands.server.ts'

type Orm = Pick<Database, 'orm'>

/** The cost does not grow with the size of the library. */
export async function readDashboard(database: Orm): Promise<WholeDashboard> {
  const [days, genres, attention, fruitlessSearches] = await Promise.all([
    readAllDays(database),
    readGenres(database),
    readAttention(database),
    listFruitlessSearches(database),
  ])
  const { booksAdded, signIns, failedSignIns } = days
  return {
    figures: await readFigures(database, days, genres.length),
    days: { booksAdded, signIns, failedSignIns },
    genres,
    fruitlessSearches,
    attention,
  }
}

type Days = Awaited<ReturnType<typeof readAllDays>>

async function readAllDays(database: Orm) {
  return {
    booksAdded: await readDays(database, 'booksAdded'),
    usersAdded: await readDays(database, 'usersAdded'),
    signIns: await readDays(database, 'signIns'),
    failedSignIns: await readDays(database, 'failedSignIns'),
  }
}

async function readAttention(database: Orm) {
  return {
    coverless: await listCoverless(database),
    mails: await listFailedMails(database),
    bansEnding: await listEndingBans(database),
  }
}

async function readFigures(
  database: Orm,
  { booksAdded, usersAdded, signIns }: Days,
  genres: number,
): Promise<WholeDashboard['figures']> {
  const books = await countBooks(database)
  const authors = await countAuthors(database, books)
  return {
    books: { ...books, change: added(booksAdded) },
    authors: await withChange(database, 'authors', authors),
    genres: await withChange(database, 'genres', exactly(genres)),
    users: { ...(await countUsers(database)), change: added(usersAdded) },
    sessions: await withChange(database, 'sessions', await countSessions(database)),
    signIns: comparedByWeeks(signIns),
  }
}

function added(series: Series): Figure['change'] {
  const [first] = lastWeek(series)
  return first ? { by: sum(lastWeek(series)), since: first.day } : null
}

function comparedByWeeks(series: Series): Figure {
  const count = sum(lastWeek(series))
  const before = series.slice(-2 * week, -week)
  const [first] = before
  const change = first ? { by: count - sum(before), since: first.day } : null
  return { count, exact: true, countedAt: null, change }
}
