import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { Visitor } from '../guides/visitor.ts'
import { Load } from './load.ts'
import { Product } from './product.ts'
import { rounds } from './rounds.ts'

/** Reads the stream as a browser does: after each break it resumes from the last id. */
function keepListening(visitor: Visitor) {
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const heard = { changes: new Set<string>(), resets: 0, streams: 0 }
  let lastId = ''

  function hear(message: string) {
    const fields = new Map(
      message.split('\n').map((line) => {
        const at = line.indexOf(': ')
        return [line.slice(0, at), line.slice(at + 2)]
      }),
    )
    lastId = fields.get('id') ?? lastId
    if (fields.get('event') === 'reset') heard.resets += 1
    if (fields.has('event') || !fields.has('data')) return
    const { id, action } = JSON.parse(fields.get('data') ?? '') as { id: string; action: string }
    heard.changes.add(`${id} ${action}`)
  }

  async function listenOnce() {
    const headers: Record<string, string> = lastId === '' ? {} : { 'last-event-id': lastId }
    const { status, body } = await visitor.ask('/api/live', { signal: over.signal, headers })
    if (status !== 200 || !body) return
    heard.streams += 1
    let text = ''
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      const messages = (text + part).split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) hear(message)
    }
  }

  async function keepOn() {
    while (!over.signal.aborted) {
      await listenOnce().catch(() => undefined)
      await pause(50)
    }
  }
  void keepOn()
  return heard
}

test(`kill -9 of the process: a listener that resumes misses no acknowledged change (rounds: ${rounds})`, async () => {
  const product = await Product.open()
  const manager = new Visitor(product.origin)
  await manager.signIn('admin@example.com')
  const heard = keepListening(manager)
  await vi.waitUntil(() => heard.streams === 1, 15_000)
  const load = await Load.by(manager, await picture('png', 60, 90))
  for (let round = 1; round <= rounds; round += 1) {
    await load.during(async () => {
      await product.kill()
      await product.start()
    })
  }
  const missed = () =>
    load.books
      .flatMap(({ id }) => [`${id} create`, `${id} update`])
      .filter((change) => !heard.changes.has(change))
  await vi.waitUntil(() => missed().length === 0, { timeout: 30_000 }).catch(() => undefined)
  expect(missed()).toEqual([])
  expect(heard.resets).toBe(0)
  expect(heard.streams).toBeGreaterThan(rounds)
  expect(load.refusals.length).toBeGreaterThan(0)
})
