import { expect, test, vi } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { webhookScene } from './test-webhooks.server.ts'

const { ada, begin, createWebhook, createGenre, settled } = await webhookScene(await testDatabase())

test('a webhook names the version that each change gave the record', async () => {
  const { received, origin } = await begin()
  const verbs = ['create', 'update', 'delete', 'restore', 'deletePermanently']
  const webhook = await createWebhook(origin, {
    events: [...verbs.map((verb) => `book.${verb}`), 'genre.create'],
  })
  const { id: genreId } = await createGenre()
  const emma = { title: 'Emma', author: 'Jane Austen', genreId }
  const { json } = await ada.call('POST', '/books', emma)
  const id = String(json['id'])
  const bulk = (type: string) => ada.call('POST', '/books/bulk', { ids: [id], action: { type } })
  const renamed = { title: 'Emma Woodhouse', version: 1 }
  expect((await ada.call('PATCH', `/books/${id}`, renamed)).status).toBe(200)
  expect((await ada.call('DELETE', `/books/${id}`)).status).toBe(204)
  expect((await bulk('restore')).status).toBe(200)
  expect((await bulk('delete')).status).toBe(200)
  expect((await ada.call('DELETE', `/books/${id}/permanently`)).status).toBe(204)
  await vi.waitUntil(() => received.length === 7, { timeout: 30_000 })
  await settled(webhook)
  const ofBook = received.filter(({ event }) => event.data.resource === 'book')
  expect(ofBook.map(({ event: { type, data } }) => [type, data['version']])).toEqual([
    ['book.create', 1],
    ['book.update', 2],
    ['book.delete', 3],
    ['book.restore', 4],
    ['book.delete', 5],
    ['book.deletePermanently', 5],
  ])
  const ofGenre = received.find(({ event }) => event.data.resource === 'genre')
  expect(ofGenre?.event.data).not.toHaveProperty('version')
})
