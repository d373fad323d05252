import { expect, test } from 'vitest'
import { settingNullAlone, withTenantKeys } from './tenant-keys.ts'

const lines = (...statements: string[]) => statements.join('--> statement-breakpoint\n')

const dropped = 'ALTER TABLE "pets" DROP CONSTRAINT "pets_owner_id_owners_id_fk";'
const key = (action: string) =>
  `ALTER TABLE "pets" ADD CONSTRAINT "pets_owner_fk" FOREIGN KEY ("organization_id","owner_id") REFERENCES "public"."owners"("organization_id","id") ON DELETE ${action} ON UPDATE no action;`
const pair = 'ALTER TABLE "owners" ADD CONSTRAINT "owners_tenant" UNIQUE("organization_id","id");'

test('the pair comes before the key that needs it, and rows that cross tenants are refused', () => {
  const [first, second, refusal, last] = withTenantKeys(lines(dropped, key('cascade'), pair)).split(
    '--> statement-breakpoint\n',
  )
  expect([first, second, last]).toEqual([dropped, pair, key('cascade')])
  expect(refusal).toContain('FROM "pets" AS referring JOIN "public"."owners" AS referred')
  expect(refusal).toContain('RAISE EXCEPTION')
})

test('a table without rows is asked for none', () => {
  const created = 'CREATE TABLE "pets" (\n\t"id" uuid\n);'
  const sql = lines(created, key('cascade'))
  expect(withTenantKeys(sql)).toBe(sql)
})

test('a deleted row empties the reference alone, not the tenant', () => {
  const written = settingNullAlone(lines(key('set null'), key('cascade')))
  expect(written).toBe(lines(key('set null ("owner_id")'), key('cascade')))
  expect(settingNullAlone(written)).toBe(written)
})
