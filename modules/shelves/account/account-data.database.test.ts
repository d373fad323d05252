import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('a user exports their shelves with the data of the account', async () => {
  const served = await serveAuth(database, {}, (services) => apiHandlers(apiRouter, services))
  const visitor = await served.signedIn('reader@example.com')
  await database.pool.query(
    `WITH genre AS (INSERT INTO genres (name, colour) VALUES ('Novel', 1) RETURNING id)
     INSERT INTO books (title, author, genre_id) SELECT title, 'Austen', id
     FROM genre, unnest(ARRAY['Emma', 'Persuasion']) AS title`,
  )
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM books ORDER BY title')
  for (const { id } of rows) {
    await visitor.send('PUT', `/api/v1/shelves/wanted/books/${id}`, { after: null })
  }

  expect(await visitor.ask('/api/v1/account/data')).toMatchObject({
    status: 200,
    json: {
      shelves: [{ kind: 'wanted', books: [{ title: 'Persuasion' }, { title: 'Emma' }] }],
    },
  })
})
