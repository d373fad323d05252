import { Buffer, isUtf8 } from 'node:buffer'
import { eventLoopYielder } from '#platform/yield-event-loop.ts'
import { unreadable } from './unreadable.server.ts'

export type Line = { number: number; text: string }

const longestLine = 1024 * 1024
const lineFeed = 0x0a
const byteOrderMark = '\uFEFF'

/** Memory holds at most one line and one chunk; the event loop turns between lines, however they are processed. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const yieldIfLong = eventLoopYielder()
  let number = 0
  for await (const block of wholeLines(source, () => number)) {
    for (const text of decode(block, number)) {
      await yieldIfLong()
      yield { number: (number += 1), text }
    }
  }
}

async function* wholeLines(source: AsyncIterable<Uint8Array>, linesBefore: () => number) {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(lineFeed)
    if (end >= 0) {
      yield Buffer.concat([...parts, chunk.subarray(0, end)])
      parts = []
      length = 0
    }
    const rest = chunk.subarray(end + 1)
    if (rest.length > 0) parts.push(rest)
    length += rest.length
    if (length > longestLine) throw unreadable.lineTooLong(linesBefore() + 1, longestLine)
  }
  if (length > 0) yield Buffer.concat(parts)
}

function decode(block: Buffer, before: number): string[] {
  const nullByte = block.indexOf(0)
  if (nullByte >= 0) throw unreadable.notText(before + lineAt(block, nullByte))
  if (!isUtf8(block)) throw unreadable.notUtf8(before + firstBrokenLine(block))
  const lines = block.toString('utf8').split('\n')
  if (before === 0 && lines[0]?.startsWith(byteOrderMark)) lines[0] = lines[0].slice(1)
  return lines
}

const lineAt = (block: Buffer, place: number) =>
  block.subarray(0, place).toString('latin1').split('\n').length

function firstBrokenLine(block: Buffer): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = block.indexOf(lineFeed, start)
    if (end < 0 || !isUtf8(block.subarray(start, end))) return line
    start = end + 1
  }
}
