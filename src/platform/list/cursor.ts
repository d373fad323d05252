import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import { httpErrors } from '../http/http-errors.ts'

const notValid = 'The cursor is not valid'
export const brokenCursor = () => httpErrors.notValid(notValid, { cursor: notValid })

export type CursorPlace = {
  stage: number
  key: string | number
  id: string
  total: { count: number; exact: boolean }
}

const written = z.tuple([
  z.int().check(z.minimum(0)),
  z.union([z.string().check(z.regex(/^[^\0]*$/)), z.number()]),
  z.uuid(),
  z.int(),
  z.boolean(),
])

export function writeCursor(list: unknown, { stage, key, id, total }: CursorPlace): string {
  return encryptCursor(list, [stage, key, id, total.count, total.exact])
}

export function readCursor(list: unknown, cursor: string): CursorPlace {
  const [stage, key, id, count, exact] = decryptCursor(list, cursor, written)
  return { stage, key, id, total: { count, exact } }
}

export const encryptCursor = (list: unknown, facts: unknown[]): string =>
  Buffer.from(JSON.stringify([fingerprintOf(list), facts])).toString('base64url')

export function decryptCursor<Facts>(
  list: unknown,
  cursor: string,
  facts: z.ZodMiniType<Facts>,
): Facts {
  const text = Buffer.from(cursor, 'base64url').toString()
  const { data } = z.safeParse(z.tuple([z.literal(fingerprintOf(list)), facts]), parse(text))
  if (!data) throw brokenCursor()
  return data[1]
}

const fingerprintOf = (list: unknown) =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 8)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
