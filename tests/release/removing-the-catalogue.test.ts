import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'

const checks = [
  'tsc --noEmit --incremental false',
  'oxlint src',
  'vitest run --project database src/app/api',
]

test('the guide “Removing the catalogue”, followed to the letter, leaves a product without books', async () => {
  const project = new CopiedProject()
  await project.follow('removing-the-catalogue.md')
  for (const check of checks) await project.run(check)

  const address = await project.serve()
  const person = new Visitor(address)
  expect(await person.read('/login?lng=en')).toContain('Send me a code')
  await person.signIn('admin@example.com')
  expect(await person.read('/app?lng=en')).toContain('Good to see you')
  expect(await person.read('/manager/dashboard?lng=en')).toMatch(/<h1[^>]*>Dashboard</)
  expect(await person.read('/manager/users?lng=en')).toContain('user@example.com')
  expect(await person.read('/manager/activity?lng=en')).toContain('signed in')
  expect(await person.read('/app/organizations?lng=en')).toContain('Organizations')
  expect((await person.ask('/api/v1/books')).status).toBe(404)
})
