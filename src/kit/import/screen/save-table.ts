const byteOrderMark = '\uFEFF'

export function saveTable(name: string, rows: string[][]) {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  const blob = new Blob([byteOrderMark, lines.join('\r\n')], { type: 'text/csv' })
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
