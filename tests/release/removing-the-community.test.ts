import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'

const checks = [
  'tsc --noEmit --incremental false',
  'oxlint src',
  'vitest run --project unit',
  'vitest run --project database src/app src/domains src/kit modules/catalogue',
]

test('the guide “Removing the community”, followed to the letter, leaves a product without it', async () => {
  const project = new CopiedProject()
  await project.follow('removing-the-community.md')
  for (const check of checks) await project.run(check)

  const address = await project.serve()
  const person = new Visitor(address)
  await person.signIn('admin@example.com')
  expect(await person.read('/app?lng=en')).toContain('Good to see you')
  expect(await person.read('/app/books?lng=en')).toContain('Browse books')
  expect(await person.read('/manager/books?lng=en')).toMatch(/<h1[^>]*>Books</)
  expect(await person.read('/manager/users?lng=en')).toContain('user@example.com')
  expect(await person.read('/manager/activity?lng=en')).toContain('signed in')
  expect((await person.ask('/api/v1/organizations')).status).toBe(404)
  expect((await person.ask('/api/v1/books')).status).toBe(200)
})
