import { drizzle } from 'drizzle-orm/node-postgres'
import type { TestDatabase } from '../database/test-database.ts'

export function meanwhile({ pool: real }: TestDatabase, something: () => Promise<unknown>) {
  let isDue = true
  const pool = new Proxy(real, {
    get(own, name) {
      const known: unknown = Reflect.get(own, name)
      if (name !== 'query' || typeof known !== 'function') return known
      return async (...asked: unknown[]) => {
        if (isDue && JSON.stringify(asked).includes('tid[]')) {
          isDue = false
          await something()
        }
        const answered: unknown = await Reflect.apply(known, own, asked)
        return answered
      }
    },
  })
  return { orm: drizzle(pool, { casing: 'snake_case' }), wasDone: () => !isDue }
}
