import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { joinEmbeddedServer } from '#platform/database/embedded/join.ts'
import { migrateOnce } from '#platform/database/migration/test-migrations.ts'
import type { Connection } from '#platform/database/pool.ts'
import { administer, silentLog, within } from '#platform/database/test-server.ts'
import { isProductNamed } from '#rules/product.ts'
import { Visitor } from '../guides/visitor.ts'
import { adoptedProduct, edits, name } from './adopted-product.ts'
import { hints, templateOfTwoReleases } from './next-release.ts'
import { Repository } from './repository.ts'

const genres = 'modules/genres'

const checks = [
  'tsc --noEmit',
  'oxfmt --check .',
  'oxlint src scripts',
  'vitest run --project unit tests/conventions tests/guides tests/supply-chain scripts modules/catalogue src/ui/theme',
]

const migrationsOf = (project: Repository) =>
  readdirSync(join(project.folder, 'modules/catalogue/migrations'))

async function columnsAt(connection: Connection) {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{ column: string }>(
    `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1`,
  )
  await client.end()
  return rows.map(({ column }) => column)
}

/** Migrates the database of the product, and an empty one. */
async function migrate(product: Repository) {
  const { address, leave } = await joinEmbeddedServer(join(product.folder, '.data'), silentLog)
  try {
    const empty = within(address, `empty_${migrationsOf(product).length}`)
    await administer(address, `CREATE DATABASE ${empty.database}`)
    await migrateOnce(address, product.folder)
    await migrateOnce(empty, product.folder)
    return { used: await columnsAt(address), empty: await columnsAt(empty) }
  } finally {
    await leave()
  }
}

test('a renamed product with a resource and edits of its own takes over the next release', async () => {
  const { template, release, next } = await templateOfTwoReleases()
  const product = await adoptedProduct()
  product.replace(
    'template.json',
    /"repository": "([^"]+)"/.exec(product.read('template.json'))?.[1] ?? '',
    template.folder,
  )
  product.commit()
  const before = await migrate(product)
  const former = migrationsOf(product)

  expect(product.firstCommand('upgrading.md')).toBe('npm run upgrade')
  const said = await product.run('npm run upgrade')
  expect(said).toContain(`Release ${next} is merged into ${name}, which had ${release}`)
  expect(said).toContain(`What you need to do for ${next}:\n  - Write a note on each genre.`)
  expect(said).toMatch(/\d{14}_genre_notes → \d{14}_genre_notes/)
  expect(said).toContain('  .devcontainer/devcontainer.json\n  .devcontainer/notes.json')
  expect(said).not.toMatch(/[Cc]onflict|up to date/)
  await expect(product.run('npm run upgrade')).rejects.toThrow('An upgrade is not committed yet')
  product.commit()
  await expect(product.run('npm run upgrade')).rejects.toThrow('none that is newer')

  for (const [path, , text] of edits) {
    expect(product.read(path.replace('/hues.ts', '/genre-hues.ts'))).toContain(text)
  }
  expect(JSON.parse(product.read('template.json'))).toEqual({
    release: next,
    repository: template.folder,
  })
  expect(product.read('README.md')).toContain(`${name} keeps notes on genres.`)
  expect(product.read('AGENTS.md')).toMatch(/Pets come first[^]+A note is short/)
  expect(product.read('src/app/routeTree.gen.ts')).toMatch(/dev\/notes[^]+dev\/paws/)
  expect(product.read(`${genres}/locales/sw.json`)).toContain(hints.sw)
  const manifest = JSON.parse(product.read('package.json')) as Record<string, object>
  expect(manifest).toMatchObject({
    name: name.toLowerCase(),
    version: '7.4.0',
    scripts: { notes: 'node --version', paws: 'node --version' },
    dependencies: { 'magic-string': expect.any(String) as string },
    devDependencies: { picomatch: expect.any(String) as string },
  })
  const lock = product.read('package-lock.json')
  expect(lock).not.toContain('"resolved"')
  expect(JSON.parse(lock)).toMatchObject({
    packages: { '': { dependencies: manifest['dependencies'] } },
  })
  for (const gone of ['.devcontainer', `${genres}/hues.ts`]) {
    expect(existsSync(join(product.folder, gone))).toBe(false)
  }
  await product.run('npm install --package-lock-only --offline')
  expect(await product.run('npm run migration -- check')).toContain('No schema changes')
  expect(product.changes()).toBe('')
  for (const check of checks) await product.run(check)

  const [added = ''] = migrationsOf(product).slice(former.length)
  expect(migrationsOf(product)).toEqual([...former, added])
  expect(added).toMatch(/_genre_notes$/)
  const after = await migrate(product)
  expect(after.used).toEqual(
    [...before.used, 'genres.note'].toSorted((one, other) => (one < other ? -1 : 1)),
  )
  expect(after.empty).toEqual(after.used)

  await product.run('npm run build')
  const address = await product.serve()
  const visitor = new Visitor(address)
  expect(await visitor.read('/login?lng=en')).toMatch(new RegExp(`<title>[^<]+ · ${name}</title>`))
  await visitor.signIn('admin@example.com')
  const created = await visitor.send('/api/v1/pets', { name: 'Rex', species: 'dog' })
  expect(created.status).toBe(201)
})

test('a conflict is listed with advice, and taking the upgrade back restores every file', async () => {
  const { template, release, next } = await templateOfTwoReleases()
  const product = new Repository()
  product.git('fetch', '--quiet', template.folder, `refs/tags/v${release}`)
  product.git('reset', '--quiet', '--hard', 'FETCH_HEAD')
  product.replace(`${genres}/screens/no-genres.tsx`, "text={t('list.empty.text')}", 'text={null}')
  product.git('rm', '--quiet', `${genres}/screens/genre-dialog.tsx`)
  product.replace(
    `${genres}/locales/en.json`,
    '    "empty": {\n',
    '    "empty": {\n      "own": "Own",\n',
  )
  product.commit()
  product.write('notes.txt', 'not committed')

  const failed = await product.run(`npm run upgrade -- ${template.folder}`).catch(String)
  expect(failed).toContain('Conflicts in one file:')
  expect(failed).toContain(`${genres}/screens/no-genres.tsx\n    keep what both sides changed`)
  expect(failed).toContain(
    `stay away, though the release has them. To get one: git checkout refs/template/${next} --`,
  )
  expect(failed).toContain(`  ${genres}/screens/genre-dialog.tsx`)
  expect(failed).toContain('npm run upgrade -- --undo')
  expect(product.read(`${genres}/screens/no-genres.tsx`)).toContain('<<<<<<<')
  expect(JSON.parse(product.read(`${genres}/locales/en.json`))).toMatchObject({
    list: { empty: { own: 'Own', hint: hints.en } },
  })
  expect(product.git('tag').trim()).toBe('')

  await product.run('npm run upgrade -- --undo')
  expect(product.changes()).toBe('?? notes.txt\n')
  await expect(product.run('npm run upgrade -- --undo')).rejects.toThrow('nothing to take back')
})

test('an upgrade that could not be told from other work is refused, with what to do', async () => {
  const product = new Repository()
  const { release } = JSON.parse(product.read('template.json')) as { release: string }
  const template = new Repository()
  const upgrade = (more = '') => product.run(`npm run upgrade -- ${template.folder} ${more}`)
  const refused = (advice: string, more?: string) => expect(upgrade(more)).rejects.toThrow(advice)

  await refused('It has no releases.')
  template.git('tag', 'v99.0.0')
  await refused('Name the commit that it was copied from')
  await refused('has no release 98.0.0. It has 99.0.0.', '--to 98.0.0')
  template.git('tag', `v${release}`)
  await refused('none that is newer', `--to ${release}`)
  await refused('--sideways', '--sideways')
  await expect(product.run('npm run upgrade -- ../nowhere')).rejects.toThrow('Check the address')

  product.write('README.md', 'changed')
  await refused('Commit or stash these changes first')
  product.git('checkout', '--quiet', 'README.md')
  product.write('.unfinished', '[]')
  await refused('The last run was interrupted')
  await product.run('npm run new -- --undo')
  product.write('.git/MERGE_HEAD', product.git('rev-parse', 'HEAD'))
  await refused('A merge is under way')
  product.git('merge', '--abort')
  await expect(
    product.run(`PATH=${product.folder}/.git ${process.execPath} scripts/upgrade.mjs`),
  ).rejects.toThrow('git was not found')

  const news = '## Unreleased\n\n### What you need to do\n\nNothing.\n'
  product.replace('CHANGELOG.md', '## Unreleased\n', news)
  product.commit()
  await expect(product.run(`npm run release -- ${release}`)).resolves.toContain(
    'committed and tagged',
  )
  expect(product.git('describe', '--exact-match').trim()).toBe(`v${release}`)
  expect(product.read('CHANGELOG.md')).toMatch(
    new RegExp(`## Unreleased\n\n## ${release} \\(\\d{4}-\\d\\d-\\d\\d\\)\n`),
  )
  await expect(product.run('npm run release -- 99.0.0')).rejects.toThrow(
    'nothing under “## Unreleased”',
  )
  await expect(product.run('npm run release -- next')).rejects.toThrow('Name the release')
  await expect(product.run('npm run release -- 0.0.1')).rejects.toThrow('choose a higher version')
  await expect(product.run(`npm run release -- ${release}`)).rejects.toThrow('exists already')
  product.replace('CHANGELOG.md', '## Unreleased\n', '## Unreleased\n\n- A shelf.\n')
  product.commit()
  await expect(product.run('npm run release -- 99.0.0')).rejects.toThrow(
    'does not say what an adopter must do',
  )
  product.replace('CHANGELOG.md', '- A shelf.\n', '### What you need to do\n\nNothing.\n')
  product.commit()
  await product.run('npm run release -- 99.0.0')
  for (const path of ['package.json', 'package-lock.json']) {
    expect(JSON.parse(product.read(path))).toMatchObject({ version: '99.0.0' })
  }
  expect(JSON.parse(product.read('template.json'))).toMatchObject({
    release: isProductNamed ? release : '99.0.0',
  })
})
