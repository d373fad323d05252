type Cell = string | number | Date | null

/** Columns for reading; programs use `--json`. */
export function tableOf<Row>(rows: Row[], columns: Record<string, (row: Row) => Cell>): string {
  const titles = Object.keys(columns)
  const lines = [
    titles.map((title) => title.toUpperCase()),
    ...rows.map((row) => Object.values(columns).map((read) => shown(read(row)))),
  ]
  const widths = titles.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Users choose some of the text: control and format characters could rewrite the terminal. */
const shown = (value: Cell): string => {
  if (value === null || value === '') return '—'
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return String(value).replaceAll(/[\p{Cc}\p{Cf}]/gu, '�')
}

export const factsOf = (facts: Record<string, Cell>): string => {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  return Object.entries(facts)
    .map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`)
    .join('\n')
}
