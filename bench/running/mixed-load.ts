import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { bookFile } from '../generated/book-file.ts'
import { authors } from '../generated/books.ts'
import { signedIn } from './signed-in.ts'
import type { Page, Site } from './site.ts'

const READERS = 200
const FILE_LINES = 500
const MALFORMED = '{"title":'

const created = z.object({ id: z.string() })
const genres = z.object({ items: z.array(created).min(1) })

export type Done = Record<string, number>

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

type Task = { every: number; work: (turn: number) => Promise<unknown> }

/** Everything that users, programs and broken clients do, at a steady pace until `over`. */
export async function mixedLoad(site: Site, over: AbortSignal): Promise<Done> {
  const tasks = await tasksOf(site)
  const done: Done = {}
  await Promise.all(
    Object.entries(tasks).map(async ([name, { every, work }]) => {
      for (let turn = 0; !over.aborted; turn++) {
        await work(turn)
        done[name] = turn + 1
        await pause(every)
      }
    }),
  )
  return done
}

async function tasksOf({ origin, pages }: Site): Promise<Record<string, Task>> {
  const cookie = pages.find(({ name }) => name === '/manager/books')?.cookie ?? ''
  const names = authors()
  const ask = callsOf(origin, cookie)
  const { items } = genres.parse(await (await ask('/genres')).json())
  const genreId = items[0]?.id ?? ''
  const pageOf = (turn: number): Page | undefined => pages[turn % pages.length]

  async function writeBook(turn: number) {
    const book = { title: `Volume ${turn}`, author: 'Mixed Load', genreId }
    const { id } = created.parse(await (await send('/books', { ...book, coverId: null })).json())
    await send(`/books/${id}`, { version: 1, description: 'Changed once' }, 'PATCH')
    await send(`/books/${id}`, { version: 1, description: 'Changed too late' }, 'PATCH', 409)
    await ask(`/books/${id}`, { method: 'DELETE' })
    await ask(`/books/${id}/permanently`, { method: 'DELETE' })
  }

  function send(path: string, body: object, method = 'POST', expected?: number) {
    const headers = { 'content-type': 'application/json' }
    return ask(path, { method, headers, body: JSON.stringify(body) }, expected)
  }

  return {
    pages: {
      every: 60,
      work: async (turn) => {
        const { path = '', cookie: owner = '' } = pageOf(turn) ?? {}
        await drained(await fetch(origin + path, { headers: { cookie: owner } }), path)
      },
    },
    searches: {
      every: 100,
      work: async (turn) => {
        const term = encodeURIComponent(names[turn % names.length]?.split(' ')[turn % 2] ?? '')
        await drained(await ask(`/books?searchTerm=${term}&limit=50`), term)
      },
    },
    'sign-ins': {
      every: 2000,
      work: async (turn) => {
        const session = await signedIn(origin, `reader-${turn % READERS}@example.org`)
        const headers = { cookie: session, origin, 'content-type': 'application/json' }
        const path = `${origin}/api/auth/sign-out`
        await drained(await fetch(path, { method: 'POST', headers, body: '{}' }), path)
      },
    },
    uploads: {
      every: 2000,
      work: async (turn) => {
        const background = `hsl(${turn % 360}, 50%, ${turn % 90}%)`
        const picture = sharp({ create: { width: 600, height: 900, channels: 3, background } })
        const body = new Blob([new Uint8Array(await picture.png().toBuffer())])
        await ask('/files', { method: 'POST', headers: { 'content-type': 'image/png' }, body })
      },
    },
    imports: {
      every: 15_000,
      work: async (turn) => {
        // The same books each time: the library does not grow, each line is read and compared.
        const body = [...bookFile(FILE_LINES)].join('')
        const headers = { 'content-type': 'text/csv' }
        const dryRun = turn % 2 === 0 ? '?dryRun=true' : ''
        await drained(await ask(`/books/import${dryRun}`, { method: 'POST', headers, body }), '')
      },
    },
    exports: {
      every: 10_000,
      work: async () => drained(await ask('/books/export'), '/books/export'),
    },
    writes: { every: 500, work: writeBook },
    'broken requests': {
      every: 250,
      work: async (turn) => {
        const gone = new AbortController()
        const { path = '' } = pageOf(turn) ?? {}
        const left = fetch(origin + path, { headers: { cookie }, signal: gone.signal })
        await pause(turn % 30)
        gone.abort()
        await left.then((answer) => answer.body?.cancel()).catch(ignoreAbort)
        await ask('/books/none', {}, 400)
        const headers = { 'content-type': 'application/json' }
        await ask('/books', { method: 'POST', headers, body: MALFORMED }, 400)
      },
    },
  }
}

/** Fails on any status but the expected one, by default any success. */
function callsOf(origin: string, cookie: string) {
  return async (path: string, init: Init = {}, expected?: number): Promise<Response> => {
    const headers = { cookie, origin, ...init.headers }
    const answer = await fetch(`${origin}/api/v1${path}`, { ...init, headers })
    const isExpected = expected === undefined ? answer.ok : answer.status === expected
    if (!isExpected) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}

async function drained(answer: Response, path: string) {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
}

function ignoreAbort(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'AbortError') throw error
}
