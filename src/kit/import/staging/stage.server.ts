import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { problem } from '../import-result.ts'
import type { Entry } from '../reading/entry.ts'
import { checkBook, type IncomingBook } from './check-book.server.ts'
import { copyRow } from './copy-text.server.ts'
import type { Hearing } from './hearing.ts'
import {
  copied,
  createIncoming,
  given,
  nameAuthors,
  takeNameless,
} from './incoming-table.server.ts'

const chunkLength = 65_536
const namelessAtOnce = 5000

export async function stageBooks(
  client: PoolClient,
  entries: AsyncIterable<Entry>,
  hearing: Hearing,
) {
  const counts = { read: 0, rejected: 0, people: 0 }
  await createIncoming(client)
  const copy = client.query(copyFrom(`COPY incoming (${copied}) FROM STDIN`))
  await pipeline(inChunks(rowsOf(entries, counts, hearing)), copy)
  if (counts.people > 0) await nameAuthors(client)
  counts.rejected += await rejectNameless(client, hearing)
  await client.query('ANALYZE incoming')
  return counts
}

async function* rowsOf(
  entries: AsyncIterable<Entry>,
  counts: { read: number; rejected: number; people: number },
  { onProblem, onRead }: Hearing,
): AsyncGenerator<string> {
  for await (const entry of entries) {
    if ('author' in entry) {
      counts.people += 1
      const { key, name } = entry.author
      yield copyRow([entry.line, null, name, null, null, null, null, null, 0, key])
      continue
    }
    counts.read += 1
    onRead?.(counts.read)
    const checked =
      'problem' in entry
        ? { problems: [entry.problem] }
        : checkBook(entry.line, entry.values, entry.authorKey)
    if ('book' in checked) {
      yield bookRow(entry.line, checked.book, 'authorKey' in entry ? entry.authorKey : undefined)
    } else {
      counts.rejected += 1
      for (const found of checked.problems) await onProblem(found)
    }
  }
}

type Staged = Omit<IncomingBook, 'author'> & { author?: string | undefined }

function bookRow(line: number, book: Staged, authorKey: string | undefined): string {
  const { title, author, genre, publisher, description, isbn, publishedYear } = book
  const mask =
    bitOf(publisher, given.publisher) +
    bitOf(description, given.description) +
    bitOf(isbn, given.isbn) +
    bitOf(publishedYear, given.publishedYear)
  return copyRow([
    line,
    title,
    author,
    genre,
    publisher,
    description,
    isbn,
    publishedYear,
    mask,
    authorKey,
  ])
}

const bitOf = (value: unknown, bit: number) => (value === undefined ? 0 : bit)

async function* inChunks(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const row of rows) {
    chunk += row
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

async function rejectNameless(client: PoolClient, { onProblem }: Hearing): Promise<number> {
  let rejected = 0
  for (;;) {
    const lines = await takeNameless(client, namelessAtOnce)
    if (lines.length === 0) return rejected
    rejected += lines.length
    for (const line of lines) {
      await onProblem(problem(line, 'AUTHOR_UNKNOWN', 'Author is missing', 'author'))
    }
  }
}
