const breakpoint = '--> statement-breakpoint'
const unique = /^ALTER TABLE "[^"]+" ADD CONSTRAINT "[^"]+" UNIQUE\(/
const added =
  /^ALTER TABLE ("[^"]+") ADD CONSTRAINT "[^"]+" FOREIGN KEY \(("[^"]+"),("[^"]+")\) REFERENCES ("[^"]+"\."[^"]+")\(("[^"]+"),("[^"]+")\)/

/**
 * A reference within a tenant is a foreign key of two columns, the tenant's first. drizzle-kit adds it before the unique
 * pair that it needs. Where the table has rows already, those that refer to another tenant are listed, and the migration ends.
 */
export function withTenantKeys(sql: string): string {
  const statements = sql.split(breakpoint).map((statement) => statement.trim())
  const first = statements.findIndex((statement) => added.test(statement))
  if (first === -1) return sql
  const isEarly = (statement: string, at: number) => at > first && unique.test(statement)
  const isNew = (table: string) =>
    statements.some((other) => other.startsWith(`CREATE TABLE ${table} `))
  const ordered = [
    ...statements.slice(0, first),
    ...statements.filter(isEarly),
    ...statements.slice(first).filter((statement, at) => !isEarly(statement, first + at)),
  ]
  return ordered
    .flatMap((statement) => {
      const [, table, ...columns] = added.exec(statement) ?? []
      return table && !isNew(table) ? [refusal(table, columns), statement] : [statement]
    })
    .join(`${breakpoint}\n`)
}

const refusal = (table: string, [tenant, field = '', target, itsTenant, id]: string[]) => `DO $$
DECLARE crossing text;
BEGIN
  SELECT string_agg(format('%s -> %s', record."id", record.${field}), ', ') INTO crossing FROM (
    SELECT referring.* FROM ${table} AS referring JOIN ${target} AS referred ON referred.${id} = referring.${field}
    WHERE referred.${itsTenant} <> referring.${tenant} ORDER BY referring."id" LIMIT 100
  ) AS record;
  IF crossing IS NOT NULL THEN
    RAISE EXCEPTION 'Rows of % refer by % to a row of another tenant. Correct or empty these first, then start again: %',
      '${plain(table)}', '${plain(field)}', crossing;
  END IF;
END $$;`

const plain = (quoted: string) => quoted.replaceAll('"', '')

const setNull =
  /(FOREIGN KEY \("[^"]+",("[^"]+"(?:,"[^"]+")*)\) REFERENCES \S+ ON DELETE set null)(?! \()/g

/** A deleted row empties the reference to it, not the tenant before it in the key, which drizzle can't say. */
export const settingNullAlone = (sql: string): string => sql.replaceAll(setNull, '$1 ($2)')
