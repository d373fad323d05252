import { require, shared } from '../../lib/points.mjs'

const hidden = new URL('hidden.mjs', import.meta.url)
const read = (copy) => copy.newMigrations().map((path) => copy.read(`${path}/migration.sql`))

export const points = {
  'a filled table is migrated without a rewrite, and the constraint holds for all rows': (copy) => {
    const last = copy.git('ls-tree', '--name-only', copy.start, 'migrations/').trim()
    const name = last.split('\n').at(-1).replace('migrations/', '')
    const path = 'src/platform/activity/hidden.database.test.ts'
    return copy.test('database', path, hidden, `LAST_MIGRATION=${name}`)
  },
  'the constraint is added without a scan, and validated in a later transaction': (copy) => {
    const steps = read(copy)
    const added = steps.findIndex((sql) => /NOT VALID/i.test(sql))
    const validated = steps.findIndex((sql) => /VALIDATE CONSTRAINT/i.test(sql))
    require(added >= 0, 'No new migration adds a constraint as NOT VALID')
    require(validated > added, 'No later migration has VALIDATE CONSTRAINT')
  },
  'no row is updated': (copy) =>
    require(!read(copy).some((sql) => /\bUPDATE\b/i.test(sql)), 'A migration has an UPDATE'),
  'the tables in the code and the last snapshot agree': async (copy) => {
    await copy.run('node scripts/migration.mjs left_out')
    const [left] = copy.find('migrations/*_left_out')
    if (left) copy.remove(left)
    require(!left, 'npm run migration finds a difference')
  },
  ...shared,
}
