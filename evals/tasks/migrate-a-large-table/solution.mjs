const table = 'src/platform/activity/tables.ts'

/** Partitions get the text of the constraint, so it can't name the table. */
export async function solution(copy) {
  copy.edit(
    table,
    ['import { type AnyPgColumn, index,', 'import { type AnyPgColumn, check, index,'],
    [
      '    requestId: text(),',
      "    requestId: text(),\n    source: text().$type<'product' | 'import'>().notNull().default('product'),",
    ],
    [
      "    index('activities_email_named')",
      "    check('activities_source_known', sql`source IN ('product', 'import')`),\n    index('activities_email_named')",
    ],
  )
  await copy.run('node scripts/migration.mjs activities_source')
  const [added] = copy.newMigrations()
  const sql = copy.read(`${added}/migration.sql`)
  copy.write(`${added}/migration.sql`, sql.replace(/(ADD CONSTRAINT [^;]+);/, '$1 NOT VALID;'))
  await copy.run('node scripts/migration.mjs activities_source_validated --custom')
  const validated = copy.newMigrations().at(-1)
  copy.write(
    `${validated}/migration.sql`,
    'ALTER TABLE "activities" VALIDATE CONSTRAINT "activities_source_known";\n',
  )
}
