import { expect, onTestFinished, test, vi } from 'vitest'
import { behindNginx } from '../guides/behind-nginx.ts'
import { Visitor } from '../guides/visitor.ts'
import { startWorkers } from './workers.ts'

const soon = { timeout: 15_000, interval: 50 }

async function listen(visitor: Visitor) {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const answer = await visitor.ask('/api/live', { signal: over.signal })
  expect(answer.status).toBe(200)
  const stream = { text: '', isEnded: false }
  const reading = async () => {
    for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) stream.text += text
  }
  void reading()
    .catch(() => undefined)
    .then(() => (stream.isEnded = true))
  return stream
}

async function createGenre(visitor: Visitor, name: string): Promise<string> {
  const answer = await visitor.send('/api/v1/genres', { name, colour: 200 })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

test('an event written by one process reaches the streams of another, also through nginx', async () => {
  const { origin, ports, processes } = await behindNginx({ LIMIT_CODE_RESEND_SECONDS: '1' }, 2)
  const visitor = new Visitor(origin)
  await visitor.signIn('admin@example.com')
  const [first, second] = ports.map((port) => visitor.at(`http://127.0.0.1:${port}`))
  const [ofFirst, ofSecond, byNginx] = await Promise.all(
    [first!, second!, visitor].map((one) => listen(one)),
  )
  const all = [ofFirst!, ofSecond!, byNginx!]
  for (const [index, writer] of [first!, second!].entries()) {
    const id = await createGenre(writer, `Live ${index}`)
    await vi.waitUntil(() => all.every(({ text }) => text.includes(id)), soon)
  }

  const told = performance.now()
  await processes[0]!.stop()
  expect(performance.now() - told).toBeLessThan(8000)
  expect([ofFirst!.isEnded, ofSecond!.isEnded]).toEqual([true, false])
  const id = await createGenre(second!, 'Live on')
  await vi.waitUntil(() => ofSecond!.text.includes(id), soon)
})

test('with two workers each stream gets each event, and none holds up the stop', async () => {
  const { port, stop, metrics } = await startWorkers(2)
  const visitor = new Visitor(`http://localhost:${port}`)
  await visitor.signIn('admin@example.com')
  const streams = await Promise.all(Array.from({ length: 12 }, () => listen(visitor)))
  await vi.waitUntil(async () => (await metrics())('http_live_streams') === 12, soon)
  for (const name of ['One', 'Two', 'Three']) {
    const id = await createGenre(visitor, name)
    await vi.waitUntil(() => streams.every(({ text }) => text.includes(id)), soon)
  }
  const told = performance.now()
  expect(await stop()).toBe(0)
  expect(performance.now() - told).toBeLessThan(8000)
  await vi.waitUntil(() => streams.every(({ isEnded }) => isEnded), soon)
})
