import { guardFormula } from '#rules/formula-guard.ts'

const byteOrderMark = '\uFEFF'

export function saveTable(name: string, rows: string[][]) {
  const blob = new Blob([tableText(rows)], { type: 'text/csv' })
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

/** A value of a file may be a formula, which a spreadsheet would carry out. */
export const tableText = (rows: string[][]) =>
  byteOrderMark + rows.map((row) => row.map(cellText).join(',')).join('\r\n')

const cellText = (cell: string) => `"${guardFormula(cell).replaceAll('"', '""')}"`
