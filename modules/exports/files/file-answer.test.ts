import { expect, test, vi } from 'vitest'
import { open } from '#platform/http/test-client.ts'
import { anyHandler, serveHandlers } from '#platform/http/test-server.ts'
import { fileOf } from './file-answer.server.ts'
import { formatsWith } from './file-formats.ts'

const { csv } = formatsWith(['title'])
type Pages = AsyncIterable<{ title: string }[]>

async function serveFile(pages: () => Pages, onSent?: (count: number) => Promise<void>) {
  const file = anyHandler(() => {
    const { headers, body } = fileOf('pets', csv, pages(), onSent)
    return new Response(body, { headers })
  })
  const { ask, port, lines } = await serveHandlers([file])
  const logged = async () => {
    const isDone = (line: string) => line.includes('"msg":"request"')
    await vi.waitFor(() => expect(lines.some(isDone)).toBe(true), 10_000)
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  return { ask, port, logged }
}

async function* pagesUntil(failure?: Error): Pages {
  yield [{ title: 'Emma' }]
  await Promise.resolve()
  if (failure) throw failure
}

const failed = (logged: Record<string, unknown>[]) =>
  logged.filter(({ level }) => level === 'error')

test.each([
  ['a later page', () => pagesUntil(new Error('no more pages')), undefined, 'no more pages'],
  ['its record', pagesUntil, () => Promise.reject(new Error('no record')), 'no record'],
])(
  'check 29: a file that %s cuts short is in the log, with the stack and the id of its request',
  async (_, pages, onSent, message) => {
    const { ask, logged } = await serveFile(() => pages(), onSent)
    await expect(ask('/')).rejects.toThrow(/aborted|hang up/)
    const all = await logged()
    const { requestId } = all.find(({ msg }) => msg === 'request') ?? {}
    expect(all).toContainEqual(expect.objectContaining({ requestId, status: 200, cut: true }))
    expect(failed(all)).toMatchObject([{ requestId, msg: 'Failed', err: { message } }])
    expect(JSON.stringify(failed(all))).toContain('file-answer.test.ts')
  },
)

test('check 29: a client that leaves before the end of a file is no failure, and the bytes sent are counted', async () => {
  const counted = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve())
  async function* forEver(): Pages {
    const title = 'x'.repeat(100_000)
    for (;;) yield await Promise.resolve([{ title }])
  }
  const { port, logged } = await serveFile(forEver, counted)
  const reader = await open(port, '/')
  reader.destroy()
  await vi.waitFor(() => expect(counted).toHaveBeenCalledOnce(), 10_000)
  expect(failed(await logged())).toEqual([])
})
