import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addMigration } from '#platform/database/migration/test-migrations.ts'
import { root } from '../conventions/project-files.ts'

const migration = '29990101000000_shelf_marks'

/** Also of tables that the load writes to and reads from. */
const sql = `
  CREATE TABLE shelf_marks (mark text PRIMARY KEY);
  ALTER TABLE books ADD COLUMN shelf_mark text REFERENCES shelf_marks;
  CREATE INDEX books_shelf_mark ON books (shelf_mark);
  ALTER TABLE users ADD COLUMN shelf_mark text NOT NULL DEFAULT 'none'`

/** Only this release serves it. */
const asset = '/_build/next-release.txt'

/** The build as it is copied to a server, with one more migration. */
export async function nextRelease(folder: string) {
  cpSync(join(root, 'dist'), folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'client', asset), 'The next release')
  await addMigration(folder, migration, sql)
  return { folder, migration, asset }
}
