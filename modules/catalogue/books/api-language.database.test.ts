import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { translateMessage } from '#i18n/translate-message.server.ts'
import { readerLanguage } from '#kit/mail/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { shelfOn } from './test-books.server.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)
await database.orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
async function manager() {
  const served = await serveAuth(database, {}, (services) =>
    apiHandlers(apiRouter, services, (message, caller) =>
      translateMessage(message, readerLanguage(caller)),
    ),
  )
  const browser = await served.signedIn('ada@example.com')
  const refusal = async (body: object, headers: Record<string, string> = {}) => {
    const { status, json } = await browser.ask('/api/v1/books', {
      method: 'POST',
      headers: { ...fromHere, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect([status, json]).toMatchObject([400, { code: 'VALIDATION_ERROR' }])
    return json as { message: string; fields?: Record<string, string> }
  }
  return { browser, refusal }
}

test('invalid input is reported in the product’s words, not in the validator’s', async () => {
  const { browser, refusal } = await manager()
  const right = { title: 'T', author: 'A', genreId }
  expect((await refusal({ ...right, publisher: 7 })).fields).toEqual({ publisher: 'Must be text' })
  expect((await refusal({ ...right, publishedYear: '1815' })).fields).toEqual({
    publishedYear: 'Year is invalid',
  })
  expect((await refusal({ ...right, price: 7, shelf: 1 })).message).toBe(
    'Unknown fields: price, shelf',
  )
  const { json } = await browser.ask('/api/v1/books?limit=101&sort=price')
  expect(json).toMatchObject({
    code: 'VALIDATION_ERROR',
    fields: { limit: 'At most 100', sort: expect.stringMatching(/^Must be one of: /) as string },
  })
})

test('year 0 is refused by REST with a reason', async () => {
  const { refusal } = await manager()
  const book = { title: 'T', author: 'A', genreId, publishedYear: 0 }
  const reasonIn = async (language: string) =>
    (await refusal(book, { 'accept-language': language })).fields
  expect(await reasonIn('en')).toEqual({ publishedYear: 'There’s no year 0. For 1 BC, enter -1' })
  expect(await reasonIn('fr')).toEqual({
    publishedYear: 'L’année 0 n’existe pas. Pour l’an 1 av. J.-C., saisissez -1',
  })
})

test.each([
  ['fr', 'Le titre est obligatoire', 'Doit être du texte', 'Champs inconnus : price'],
  ['ar', 'العنوان مطلوب', 'يجب أن يكون نصًا', 'حقول غير معروفة: price'],
  ['sw', 'Kichwa kinahitajika', 'Lazima iwe maandishi', 'Sehemu zisizojulikana: price'],
])('and in the language of the caller: %s', async (language, title, text, unknown) => {
  const { refusal } = await manager()
  const wrong = { title: '', author: 'A\u200b', genreId, publisher: 7 }
  const { fields } = await refusal(wrong, { 'accept-language': language })
  expect(fields?.['publisher']).toBe(text)
  expect(fields?.['author']).not.toBe('No invisible characters')
  expect(fields?.['title']).toBe(title)
  const right = { title: 'T', author: 'A', genreId, price: 7 }
  expect((await refusal(right, { 'accept-language': language })).message).toBe(unknown)
})
