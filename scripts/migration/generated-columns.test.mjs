import { expect, test } from 'vitest'
import { withGeneratedColumns } from './generated-columns.mjs'

const lines = (...statements) => statements.join('--> statement-breakpoint\n')

const table = 'CREATE TABLE "pets" (\n\t"name" text\n);'
const dropSearch = 'ALTER TABLE "pets" drop column "search";'
const addSearch =
  'ALTER TABLE "pets" ADD COLUMN "search" text GENERATED ALWAYS AS ("pets"."name" || "pets"."phone") STORED;'
const addPhone = 'ALTER TABLE "pets" ADD COLUMN "phone" text;'
const searchIndex = 'CREATE INDEX "pets_search" ON "pets" USING gin ("search" gin_trgm_ops);'
const nameIndex = 'CREATE INDEX "pets_name" ON "pets" USING btree ("name","id");'
const phoneIndex = 'CREATE INDEX "pets_phone" ON "pets" USING btree ("phone","id");'

const former = `${table}\n${lines('', 'CREATE INDEX "pets_search" ON "pets" ("search");', nameIndex, searchIndex)}`
const indexNames = (name) => (name === 'pets' ? ['pets_search', 'pets_name', 'pets_phone'] : [])

test('a column is added before the generated column that names it, whose indexes are created again', () => {
  expect(
    withGeneratedColumns(lines(dropSearch, addSearch, addPhone, phoneIndex), {
      former,
      indexNames,
    }),
  ).toBe(lines(addPhone, dropSearch, addSearch, phoneIndex, searchIndex))
})

test('an index that the migration creates or drops is not created twice', () => {
  const dropped = 'DROP INDEX "pets_search";'
  const changed = searchIndex.replace('gin_trgm_ops', 'other_ops')
  const sql = lines(dropped, dropSearch, addSearch, changed)
  expect(withGeneratedColumns(sql, { former, indexNames })).toBe(sql)
  const less = lines(dropped, dropSearch, addSearch)
  expect(withGeneratedColumns(less, { former, indexNames: () => ['pets_name'] })).toBe(less)
})

test('a migration that changes no generated column stays as it is', () => {
  const sql = `${table}\n${lines('', addPhone, phoneIndex, 'ALTER TABLE "pets" DROP COLUMN "age";')}`
  expect(withGeneratedColumns(sql, { former, indexNames })).toBe(sql)
})
