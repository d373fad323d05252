const breakpoint = '--> statement-breakpoint'
const dropped = /^ALTER TABLE "(.+?)" drop column "(.+?)";$/i
const created = /CREATE (?:UNIQUE )?INDEX "(.+?)" [^;]+;/g
const added = /^ALTER TABLE ".+?" ADD COLUMN /

/**
 * drizzle-kit drops and adds a generated column whose expression changed, before it adds the columns that the expression
 * names. PostgreSQL drops its indexes with it, and drizzle-kit does not create them again.
 * `former` is the SQL of all migrations, oldest first; `indexNames` returns those that a table has afterwards.
 */
export function withGeneratedColumns(sql, { former, indexNames }) {
  const statements = sql.split(breakpoint).map((statement) => statement.trim())
  const columns = statements.flatMap((statement) => {
    const [, table, column] = dropped.exec(statement) ?? []
    const addition = `ALTER TABLE "${table}" ADD COLUMN "${column}" `
    return statements.some((other) => other.startsWith(addition))
      ? [{ table, column, statement, addition }]
      : []
  })
  if (columns.length === 0) return sql
  const first = statements.indexOf(columns[0].statement)
  const isNew = (statement, at) =>
    at > first &&
    added.test(statement) &&
    !columns.some(({ addition }) => statement.startsWith(addition))
  const [present, indexes] = [sql, former].map(indexesIn)
  const lost = columns.flatMap(({ table, column }) =>
    indexNames(table)
      .filter((name) => !present.has(name))
      .flatMap((name) => indexes.get(name) ?? [])
      .filter((statement) => statement.includes(`"${column}"`)),
  )
  return [
    ...statements.slice(0, first),
    ...statements.filter(isNew),
    ...statements.slice(first).filter((statement, at) => !isNew(statement, first + at)),
    ...new Set(lost),
  ].join(`${breakpoint}\n`)
}

const indexesIn = (sql) =>
  new Map(Array.from(sql.matchAll(created), ([statement, name]) => [name, statement]))
