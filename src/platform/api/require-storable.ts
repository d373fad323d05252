import { unstorableIn } from '#rules/unstorable.ts'
import { httpErrors } from '../errors/http-errors.ts'

/** Schemas of search terms replace what can't be stored: such a search finds nothing. */
const searched = new Set(['searchTerm'])

/** Refuses what the database can't store, wherever a request has it, before any schema or statement meets it. */
export function requireStorable(sent: unknown): void {
  const found = unstorableIn(sent, searched)
  if (!found) return
  const { path, message } = found
  throw httpErrors.notValid(message, path.length > 0 ? { [path.join('.')]: message } : undefined)
}
