import { isEmailAddress } from '#domains/identity/login/index.ts'

/** As many as the server takes at once. */
export const mostLines = 1000

/** Between the cells of a pasted table, and around an address with a name before it. */
const between = /[\s,;<>"]+/

/** What was pasted, line by line; their numbers are those of the table. */
export const linesOf = (text: string) => text.trimEnd().split(/\r\n|\r|\n/)

/** Of each line the first address counts, as on the server; columns beside it do not matter. */
export const addressIn = (line: string) => line.split(between).find(isEmailAddress)

export interface PastedLine {
  /** From one on. */
  line: number
  text: string
  /** Whom it names, if anybody. */
  email: string | undefined
  /** Named further up already. */
  isRepeated: boolean
}

/** What each line comes to, but for empty ones. */
export function readLines(text: string): PastedLine[] {
  const seen = new Set<string>()
  return linesOf(text).flatMap((line, index) => {
    if (line.trim() === '') return []
    const email = addressIn(line)?.toLowerCase()
    const isRepeated = email !== undefined && seen.has(email)
    if (email !== undefined) seen.add(email)
    return [{ line: index + 1, text: line.trim(), email, isRepeated }]
  })
}
