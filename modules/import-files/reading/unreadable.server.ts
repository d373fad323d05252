import { HttpError } from '#platform/errors/http-error.ts'

const at = (line: number) => [{}, { line }] as const

export const unreadable = {
  notUtf8: (line: number) =>
    new HttpError(400, 'FILE_NOT_UTF8', `Line ${line} is not UTF-8`, ...at(line)),
  notText: (line: number) =>
    new HttpError(
      400,
      'FILE_NOT_TEXT',
      `Line ${line} has a null byte: the file is no text`,
      ...at(line),
    ),
  isWorkbook: () =>
    new HttpError(400, 'FILE_IS_WORKBOOK', 'An Excel workbook: save it as CSV UTF-8 first'),
  lineTooLong: (line: number, most: number) =>
    new HttpError(
      400,
      'FILE_LINE_TOO_LONG',
      `Line ${line} is longer than ${most} bytes`,
      ...at(line),
    ),
  unclosedQuote: (line: number) =>
    new HttpError(
      400,
      'FILE_UNCLOSED_QUOTE',
      `A quote opened in line ${line} is never closed`,
      ...at(line),
    ),
  missingColumns: (missing: string[], there: string[]) =>
    new HttpError(
      400,
      'FILE_COLUMNS_MISSING',
      `The file has no column for ${missing.join(', ')}; its columns are: ${there.join(', ')}`,
      {},
      { fieldNames: missing },
    ),
  doubledColumn: (field: string) =>
    new HttpError(
      400,
      'FILE_COLUMN_TWICE',
      `Several columns of the file are for ${field}`,
      {},
      { fieldNames: [field] },
    ),
  empty: () => new HttpError(400, 'FILE_EMPTY', 'The file is empty'),
}
