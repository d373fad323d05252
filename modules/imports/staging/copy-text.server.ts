const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}

export const copyRow = (cells: unknown[]) => `${cells.map(copyCell).join('\t')}\n`

function copyCell(cell: unknown): string {
  if (cell === null || cell === undefined) return String.raw`\N`
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return text.replaceAll(special, (sign) => escapes[sign] ?? sign)
}
