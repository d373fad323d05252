import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { expectAccessible, pageOf } from './in-browser.ts'
import { Repository } from './repository.ts'

const pets =
  'npm run new -- resource pets name:text:required "species:enum(dog,cat,bird)" born:date weight:number owner:user photo:picture notes:longtext total:number:sort stage:text:sort order:number select:text --icon PawPrint'
const visits =
  'npm run new -- resource visits name:text pet:pet:required genre:genre:bulk at:datetime:sort "cost:money(EUR)" tame:boolean mail:email:search:sort page:url:unique year:year:sort'

const checks = [
  'tsc --noEmit',
  'oxlint src modules scripts',
  'oxfmt --check .',
  'knip',
  'node scripts/client.mjs',
  'vitest run --project unit',
  'vitest run --project database modules/catalogue/pets modules/catalogue/visits src/app/api',
]

/** The written client is put back, so that only the resource is left to undo. */
async function pass(project: Repository, commands: readonly string[]) {
  for (const command of commands) await project.run(command)
  project.git('checkout', '--', 'clients')
}

test('a new resource is checked, used in the browser, referred to by another and undone without a trace', async () => {
  const project = new Repository()
  await project.run(pets)
  await expect(project.run(visits)).rejects.toThrow('Commit or stash these changes first')
  project.commit()
  await project.run(visits)
  await pass(project, checks)
  await project.run('npm run build')

  const address = await project.serve()
  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  const browser = await pageOf(manager, address)
  await browser.goto('/manager/pets/new?lng=en')
  await browser.waitForLoadState('networkidle')
  await browser.getByLabel('Name').fill('Rex')
  await browser.getByRole('combobox', { name: 'Owner' }).fill('user@')
  await browser.getByRole('option', { name: 'user@example.com' }).click()
  await browser.getByRole('button', { name: 'Create', exact: true }).click()
  await browser.waitForURL(/\/manager\/pets\/[\da-f-]{36}$/)
  await browser.getByText('Noor Haddad').waitFor()
  const petId = browser.url().split('/').at(-1)
  const second = { name: 'Kit', species: 'cat', total: 7, stage: 'x' }
  expect((await manager.send('/api/v1/pets', second)).status).toBe(201)
  const listed: unknown = await (await manager.ask('/api/v1/pets?sort=total&limit=1')).json()
  expect(listed).toMatchObject({ items: [second], total: { count: 2 } })
  const visit = await manager.send('/api/v1/visits', { name: 'Vaccination', petId, cost: 1250 })
  expect(visit.status).toBe(201)
  const { id: visitId } = (await visit.json()) as { id: string }
  const page = await manager.read(`/manager/visits/${visitId}?lng=en`)
  expect(page).toMatch(/Vaccination.*Rex.*€12\.50/su)
  await browser.goto(`/manager/visits?pet=${petId}&lng=en`)
  const row = browser.getByRole('row', { name: 'Vaccination' })
  await row.getByText('Rex').waitFor()
  await browser.getByRole('button', { name: 'Pet: Rex', exact: true }).waitFor()
  for (const path of ['', '/new', `/${petId}`, `/${petId}/update`, '/import', '/trash']) {
    await expectAccessible(browser, `/manager/pets${path}`)
  }
  expect(await manager.read('/manager/pets?lng=fr')).toContain('[fr] Pets')

  await expect(project.run('npm run new -- resource pets --undo')).rejects.toThrow(
    'modules/catalogue/visits/visit.table.server.ts',
  )
  await project.run('npm run new -- resource visits --undo')
  expect(project.changes()).toBe('')
  await project.run('npm run new -- resource pets --undo')
  expect(project.changes()).toContain('_without_pets/')
  await pass(project, checks.slice(0, 6))
}, 1_800_000)

test('an undone resource leaves the files and the database as they were', async () => {
  const project = new Repository()
  await project.run(pets)
  await project.run('npm run build')
  const database = { DATA_DIR: `${project.folder}/.data` }
  await project.run('npm run admin -- grant noor@example.com', database)
  await project.run('npm run new -- resource pets --undo', database)
  expect(project.changes()).toBe('')
  await project.run('npm run build')
  expect(await project.run('npm run admin -- grant noor@example.com', database)).toContain(
    'already',
  )
}, 900_000)

test('what an interrupted run left is refused, and taken away', async () => {
  const project = new Repository()
  await project.run(pets)
  await project.run(
    'rm -r modules/catalogue/migrations/*_pets modules/catalogue/pets/locales modules/catalogue/pets/pet.screens.tsx',
  )
  project.git('checkout', '--', 'modules/catalogue/module.ts', 'modules/catalogue/permissions.json')
  await expect(project.run(pets)).rejects.toThrow('Commit or stash these changes first')
  project.commit()
  await expect(project.run(pets)).rejects.toThrow('The resource pet exists already')
  project.git('reset', '--quiet', 'HEAD~1')
  await project.run('npm run new -- resource pets --undo')
  expect(project.changes()).toBe('')
}, 300_000)

test('a new module has a resource of its own, and goes with it', async () => {
  const project = new Repository()
  await project.run('npm run new -- module clinic')
  project.commit()
  await project.run(`${pets} --in clinic`)
  await pass(project, [...checks.slice(0, 6), 'vitest run --project database modules/clinic'])
  await expect(project.run('npm run new -- module clinic --undo')).rejects.toThrow(
    'npm run modules -- remove clinic',
  )
  await project.run('npm run new -- resource pets --undo')
  await project.run('npm run new -- module clinic --undo')
  expect(project.git('diff', '--stat', 'HEAD~1')).toBe('')
  expect(project.changes()).not.toContain('??')
}, 900_000)

test('a new role is taken back without a trace', async () => {
  const project = new Repository()
  await project.run('npm run new -- role vet book:read user:list')
  expect(project.changes()).toBe(' M src/rules/roles.ts\n')
  await project.run('npm run new -- role vet --undo')
  expect(project.changes()).toBe('')
})

test.each([
  ['resource', 'npm run new -- resource'],
  ['resource books name:text', 'The resource book exists already'],
  ['resource accounts name:text', 'has a table accounts already'],
  ['resource dashboards dashboard:text name', '“name” is no field'],
  ['resource classes name:text', 'reserved word'],
  ['resource pets name:text owner:owners', 'neither a kind of field nor a resource'],
  ['resource pets name:text team:team', 'Fields can’t refer to “team”'],
  ['resource pets name:text organization:organization', 'add --belongs-to organization'],
  ['resource pets name:text --belongs-to genre', 'They can belong to: organization'],
  ['resource pets name:text --in zoo', 'There is no module zoo'],
  ['resource pets name:text format:text', 'The name format is taken by the kit'],
  ['resource pets name:text "type:enum(a,b)"', 'The name type is taken by the kit'],
  ['resource pets name:text constructor:text', 'The name constructor is taken by the kit'],
  ['resource pets name:text --icon Zebrafish', 'There is no icon Zebrafish'],
  ['resource pets --undo', 'There is no resource pets'],
  ['gadget pets', 'npm run new -- resource'],
  ['module catalogue', 'modules/catalogue exists already'],
  ['module Clinic', 'no name'],
  ['module zoo --undo', 'There is no module zoo'],
  ['role user book:read', 'has a role user already'],
  ['role vet', 'Name what the role may do'],
  ['role vet book:fly', 'is no action of book'],
  ['role vet zebra:read', 'is no permission'],
  ['role admin --undo', 'reserved word'],
])('`new -- %s` is refused and writes nothing', async (typed, message) => {
  const project = new Repository()
  await expect(project.run(`npm run new -- ${typed}`)).rejects.toThrow(message)
  expect(project.changes()).toBe('')
})
