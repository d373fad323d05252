import pg from 'pg'
import { vi } from 'vitest'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { serveAuth } from '../test-auth.ts'

const textOf = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text

export async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const statements = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : textOf(statement),
  )
  query.mockRestore()
  return statements
}

/** The statements and answers of asking for a code, and of four wrong ones, by the name of the address. */
export async function workOfWrongCodes(database: TestDatabase, names: string[]) {
  const { browser, newestCode } = await serveAuth(database)
  const work = new Map<string, unknown[]>()
  for (const name of names) {
    const email = `${name}@example.com`
    const visitor = browser()
    const asking = await statementsOf(() => visitor.askCode(email))
    const wrong = (await newestCode(email)) === '000000' ? '000001' : '000000'
    const answers: unknown[] = []
    const trying = await statementsOf(async () => {
      for (let tries = 0; tries < 4; tries += 1) {
        const { status, json } = await visitor.signIn(email, wrong)
        answers.push([status, { ...Object(json), requestId: '' }])
      }
    })
    work.set(name, [...asking, ...trying, ...answers.map((answer) => JSON.stringify(answer))])
  }
  return work
}
