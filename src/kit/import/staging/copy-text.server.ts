type Cell = string | number | null | undefined

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}

export const copyRow = (cells: Cell[]) => `${cells.map(copyCell).join('\t')}\n`

function copyCell(cell: Cell): string {
  if (cell === null || cell === undefined) return String.raw`\N`
  return String(cell).replaceAll(special, (sign) => escapes[sign] ?? sign)
}
