import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'

/** What could go wrong by what the page says; all the rest has its own tests. */
const checks = [
  'tsc --noEmit',
  'oxlint src/domains/catalogue/publishers src/app/api src/layouts src/routes src/platform/activity',
  'oxfmt --check .',
  'knip',
  'vitest run --project unit tests/conventions src/kit/activity src/platform/access',
  'vitest run --project database src/domains/catalogue/publishers',
  'vitest run --project database src/app/api -t "publishers|has its row|everybody signs in"',
]

test('issue 7: whoever follows “Adding a resource” to the letter has publishers, from table to screen', async () => {
  const project = new CopiedProject()
  await project.follow('adding-a-resource.md')
  for (const check of checks) await project.run(check)

  const address = await project.serve()
  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  const created = await manager.send('/api/v1/publishers', { name: 'Virago', city: 'London' })
  expect(created.status).toBe(201)
  const again = await manager.send('/api/v1/publishers', { name: ' VIRAGO ' })
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'PUBLISHER_TAKEN' }])
  const list = await manager.ask('/api/v1/publishers?searchTerm=vir')
  expect(await list.json()).toMatchObject({ items: [{ name: 'Virago', city: 'London' }] })

  expect(await manager.read('/manager/publishers')).toMatch(/<h1[^>]*>Publishers<.*Virago/su)
  expect(await manager.read('/manager/publishers?lng=ar')).toMatch(/<h1[^>]*>الناشرون<.*Virago/su)
  expect(await manager.read('/manager/publishers/new?lng=en')).toContain('Add publisher')
  expect(await manager.read('/manager/activity')).toContain('Virago')

  const reader = new Visitor(address)
  await reader.signIn('user@example.com')
  expect((await reader.ask('/api/v1/publishers')).status).toBe(403)
})
