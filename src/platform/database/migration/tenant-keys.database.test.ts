import { expect, test } from 'vitest'
import { testDatabase } from '../test-database.ts'
import { settingNullAlone, withTenantKeys } from './tenant-keys.ts'

const { pool } = await testDatabase()
const [clinic, other] = [crypto.randomUUID(), crypto.randomUUID()]
const [owner, stranger, pet] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

/** The statements in the order of drizzle-kit. */
const migration = settingNullAlone(
  withTenantKeys(
    [
      'ALTER TABLE "kept_pets" DROP CONSTRAINT "kept_pets_owner_id_fkey";',
      'ALTER TABLE "kept_pets" ADD CONSTRAINT "kept_pets_owner_fk" FOREIGN KEY ("clinic_id","owner_id") REFERENCES "public"."kept_owners"("clinic_id","id") ON DELETE set null ON UPDATE no action;',
      'ALTER TABLE "kept_owners" ADD CONSTRAINT "kept_owners_tenant" UNIQUE("clinic_id","id");',
    ].join('--> statement-breakpoint\n'),
  ),
)

test('a migration to keys within a tenant lists the rows that cross tenants, and changes nothing until they are mended', async () => {
  await pool.query(`
    CREATE TABLE kept_owners (id uuid PRIMARY KEY, clinic_id uuid NOT NULL);
    CREATE TABLE kept_pets (id uuid PRIMARY KEY, clinic_id uuid NOT NULL,
      owner_id uuid REFERENCES kept_owners (id) ON DELETE SET NULL);
    INSERT INTO kept_owners VALUES ('${owner}', '${clinic}'), ('${stranger}', '${other}');
    INSERT INTO kept_pets VALUES ('${pet}', '${clinic}', '${stranger}')`)
  await expect(pool.query(migration)).rejects.toThrow(
    `Rows of kept_pets refer by owner_id to a row of another tenant. Correct or empty these first, then start again: ${pet} -> ${stranger}`,
  )
  const rows = async () => (await pool.query<object>('SELECT * FROM kept_pets')).rows
  expect(await rows()).toEqual([{ id: pet, clinic_id: clinic, owner_id: stranger }])
  await pool.query('UPDATE kept_pets SET owner_id = $1', [owner])
  await pool.query(migration)
  const moved = pool.query('UPDATE kept_pets SET owner_id = $1', [stranger])
  await expect(moved).rejects.toThrow('kept_pets_owner_fk')
  await pool.query('DELETE FROM kept_owners WHERE id = $1', [owner])
  expect(await rows()).toEqual([{ id: pet, clinic_id: clinic, owner_id: null }])
})
