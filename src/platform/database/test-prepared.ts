import { isDeepStrictEqual } from 'node:util'
import { compareKnown } from './prepared.ts'

/** From now on a name that stands for two statements is refused: it would show somebody the list of somebody else. */
export function compareStatements() {
  compareKnown((name, known, again) => {
    // What loads for many at once holds its one statement within itself.
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
