import { isDeepStrictEqual } from 'node:util'
import { compareKnown } from './prepared.ts'

export function compareStatements() {
  compareKnown((name, known, again) => {
    // Batch loaders contain their only statement and have no `getQuery`.
    if (!isStatement(known) || !isStatement(again)) return
    const [words, asked] = [known.getQuery(), again.getQuery()]
    if (isDeepStrictEqual(words, asked)) return
    throw new Error(`Two statements are called “${name}”: ${words.sql}, and ${asked.sql}`)
  })
}

interface Statement {
  getQuery: () => { sql: string; params: unknown[] }
}

const isStatement = (known: unknown): known is Statement =>
  typeof known === 'object' && known !== null && 'getQuery' in known
