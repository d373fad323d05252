export function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

export const lineEndOf = (beginning: string) =>
  beginning.includes('\r') && !beginning.includes('\n') ? '\r' : '\n'

/** A workbook of Excel or of another spreadsheet is a ZIP archive; one of Excel 97 is an OLE document. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

export const isWorkbook = (bytes: Uint8Array): boolean =>
  workbooks.some((sign) => sign.every((byte, at) => bytes[at] === byte))
