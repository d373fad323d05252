import { isEmailAddress } from '#domains/identity/login/index.ts'
import { cellsOf } from '../../invitation-lines.ts'

/** Empty lines are kept, so that line numbers match the pasted table. */
export const linesOf = (text: string) => text.trimEnd().split(/\r\n|\r|\n/)

export const addressIn = (line: string) => cellsOf(line).find(isEmailAddress)

export interface PastedLine {
  line: number
  text: string
  email: string | undefined
  isRepeated: boolean
}

export const emailsIn = (lines: PastedLine[]): string[] =>
  lines.flatMap(({ email, isRepeated }) => (email === undefined || isRepeated ? [] : [email]))

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
