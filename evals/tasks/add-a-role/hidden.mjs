import { expect, test } from 'vitest'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { insertGenre } from '#modules/genres/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { roleNames, roles } from '#rules/roles.ts'

const database = await testDatabase()
const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })

test('curators edit books and keep genres, and nothing else', async () => {
  const { call, callerOf, person, signedIn } = await managed(database)
  const emma = { title: 'Emma', author: 'Jane Austen', genreId }
  const { json } = await call('POST', '/books', emma)
  const curator = await person('Lin', { role: 'curator' })
  const act = callerOf(await signedIn(curator.email))
  const status = async (...asked) => (await act(...asked)).status
  expect(
    await status('PATCH', `/books/${String(json.id)}`, { version: 1, publishedYear: 1815 }),
  ).toBe(200)
  expect(await status('POST', '/books', { ...emma, title: 'Persuasion' })).toBe(403)
  expect(await status('DELETE', `/books/${String(json.id)}`)).toBe(403)
  expect(await status('POST', '/genres', { name: 'Maps', colour: 20 })).toBe(201)
  for (const path of ['/users', '/jobs']) expect(await status('GET', path)).toBe(403)
  expect(await call('GET', '/users?role=curator')).toMatchObject({ json: { total: { count: 1 } } })
})

test('the role is between readers and admins, and has texts in all languages', () => {
  expect(roleNames).toEqual(['user', 'curator', 'admin'])
  const { names, descriptions, permissions } = roles.curator
  expect([names.en, descriptions.en]).toEqual(['Curator', 'Edits books and keeps the genres'])
  for (const texts of [names, descriptions]) {
    expect(new Set(LANGUAGES.map((language) => texts[language])).size).toBe(LANGUAGES.length)
  }
  expect(permissions.apps).toContain('manager')
})
