import { importFields, type Mapping } from '../import-fields.ts'
import { type Entry, malformed, type Values } from './entry.ts'
import type { Line } from './read-lines.server.ts'

export async function* readJsonLines(
  lines: AsyncIterable<Line>,
  mapping: Mapping | undefined,
): AsyncGenerator<Entry> {
  for await (const { number, text } of lines) {
    if (text.trim() === '') continue
    const found = parseObject(text)
    if (!found) yield malformed(number, 'Not a JSON object')
    else yield { line: number, values: mapping ? mapped(found, mapping) : named(found) }
  }
}

export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function named(found: Record<string, unknown>): Values {
  const fields = importFields.filter((field) => found[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [field, found[field]]))
}

function mapped(found: Record<string, unknown>, mapping: Mapping): Values {
  const names = Object.entries(mapping).filter(([name]) => found[name] !== undefined)
  return Object.fromEntries(names.map(([name, field]) => [field, found[name]]))
}
