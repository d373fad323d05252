import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { Product } from './product.ts'
import { readers } from './readers.ts'
import { rounds } from './rounds.ts'

const lines = 300_000
const type = 'text/csv'
const body = `title,author,genre,publisher\n${Array.from(
  { length: lines },
  (_, at) => `Book ${at},Ada Lovelace,Novel,Penguin\n`,
).join('')}`

const send = async (visitor: Visitor, path: string): Promise<unknown> =>
  (await visitor.ask(path, { method: 'POST', headers: { 'content-type': type }, body })).json()

async function check(visitor: Visitor) {
  const imports = '/api/v1/imports/books'
  const { id, fields } = (await send(visitor, `${imports}/upload`)) as {
    id: string
    fields: unknown[]
  }
  await visitor.send(`${imports}/${id}/check`, { fields, update: false })
  const run = async (): Promise<unknown> => (await visitor.ask(`${imports}/${id}`)).json()
  await expect
    .poll(run, { timeout: 120_000, interval: 200 })
    .toMatchObject({ state: 'checked', counts: { created: lines } })
}

test(`a check and a dry run of ${lines} lines end no other request (rounds: ${rounds})`, async () => {
  const product = await Product.open()
  const manager = new Visitor(product.origin)
  await manager.signIn('admin@example.com')
  const stop = readers(manager, 'never')
  for (let round = 1; round <= rounds; round += 1) {
    await check(manager)
    const answer = await send(manager, '/api/v1/books/import?dryRun=true')
    expect(answer).toMatchObject({ read: lines, created: lines })
  }
  const { read, failed } = await stop()
  expect(failed).toEqual([])
  expect(read).toBeGreaterThan(rounds * 10)
})
