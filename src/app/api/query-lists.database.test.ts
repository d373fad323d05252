import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { apiRouter } from './index.server.ts'
import { serveProduct } from './test-product.server.ts'

const database = await testDatabase()
const product = await serveProduct(database, {}, apiRouter, afterAll)

test('a list of a query string is read from one value and from several', async () => {
  const ada = await product.person('Ada', { role: 'admin' })
  const ben = await product.person('Ben')
  const namesOf = async (query: string) => {
    const items = await product.itemsOf(ada, `/users/names?${query}`)
    return items.map(({ id }) => String(id)).toSorted((a, b) => a.localeCompare(b))
  }
  expect(await namesOf(`ids=${ben.id}`)).toEqual([ben.id])
  expect(await namesOf(`ids=${ben.id}&ids=${ada.id}`)).toEqual([ada.id, ben.id].toSorted())
  expect((await ada.call('GET', '/users/names?ids=none')).status).toBe(400)
})
