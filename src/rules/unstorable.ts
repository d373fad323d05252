import { isStorable } from './storable.ts'
import { textMessages } from './text.ts'

/** Deeper values overflow the stack of what compares or stores them. */
const deepest = 500

const tooDeep = 'Nested too deeply'

interface Unstorable {
  path: string[]
  message: string
}

type Step = { value: unknown; path: string[] }

/** The first part of a value from outside that the database cannot store. */
export function unstorableIn(sent: unknown, exempt: ReadonlySet<string> = new Set()) {
  // A loop, because recursion itself would overflow.
  const waiting: Step[] = [{ value: sent, path: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (path.length > deepest) return refused(path.slice(0, 1), tooDeep)
    if (typeof value === 'string' && !isStorable(value)) {
      return refused(path, textMessages.controlCharacters)
    }
    for (const [name, part] of partsOf(value)) {
      if (!isStorable(name)) return refused(path, textMessages.controlCharacters)
      if (!exempt.has(name)) waiting.push({ value: part, path: [...path, name] })
    }
  }
  return undefined
}

const refused = (path: string[], message: string): Unstorable => ({ path, message })

function partsOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  if (value instanceof Map || value instanceof Set) return Object.entries([...value.entries()])
  return Object.entries(value)
}
