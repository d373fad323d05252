import { expect, test } from 'vitest'
import { JsonStream } from './json-stream.ts'

const list = (length: number) => Array.from({ length }, (_, at) => ({ at, text: `"${at}" é` }))

async function partsOf(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const parts: string[] = []
  for await (const part of stream) parts.push(decoder.decode(part))
  return parts
}

test.each([
  {},
  { none: [] },
  { one: list(1), two: null, three: 'x' },
  { count: 3, many: list(1203), more: list(500) },
])('case %#: the parts of a stream are the JSON of its object', async (value) => {
  expect((await partsOf(new JsonStream(value))).join('')).toBe(JSON.stringify(value))
})

test('a long list is written in parts of 500 items, between which the event loop turns', async () => {
  let isOver = false
  let turns = 0
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const parts = await partsOf(new JsonStream({ items: list(500_000) }))
  isOver = true
  expect(Math.max(...parts.map((part) => part.split('"at"').length - 1))).toBe(500)
  expect(turns).toBeGreaterThan(3)
})
