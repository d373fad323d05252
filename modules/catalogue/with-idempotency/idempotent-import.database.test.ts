import { afterAll, expect, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { genres } from '#modules/genres/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { books } from '../books/index.server.ts'

const database = await testDatabase()
const { orm } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const { browser } = await product.person('Ada', { role: 'admin' })
await orm.insert(genres).values({ name: 'Novel', colour: 20 })

const upload = (key: string, title: string) =>
  browser.ask('/api/v1/books/import', {
    method: 'POST',
    headers: { ...fromHere, 'content-type': 'text/csv', 'idempotency-key': key },
    body: `title,author,genre\n${title},Ada,Novel`,
  })

test('check 35: an uploaded file is imported once, and another file is refused', async () => {
  const first = await upload('file', 'Imported once')
  expect(first).toMatchObject({ status: 200, json: { created: 1 } })
  expect(await upload('file', 'Imported once')).toMatchObject({ status: 200, json: first.json })
  expect(await upload('file', 'Imported twice')).toMatchObject({
    status: 409,
    json: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
  expect(await orm.$count(books)).toBe(1)
})
