import { HttpError } from '#server/http/http-error.ts'

/** What makes a whole file unreadable: nothing of it is imported. */
export const unreadable = {
  notUtf8: (line: number) => refuse('FILE_NOT_UTF8', `Line ${line} is not UTF-8`, line),
  lineTooLong: (line: number, most: number) =>
    refuse('FILE_LINE_TOO_LONG', `Line ${line} is longer than ${most} bytes`, line),
  unclosedQuote: (line: number) =>
    refuse('FILE_UNCLOSED_QUOTE', `A quote opened in line ${line} is never closed`, line),
  missingColumns: (missing: string[], there: string[]) =>
    refuse(
      'FILE_COLUMNS_MISSING',
      `The file has no column for ${missing.join(', ')}; its columns are: ${there.join(', ')}`,
    ),
  doubledColumn: (field: string) =>
    refuse('FILE_COLUMN_TWICE', `Several columns of the file are for ${field}`),
  empty: () => refuse('FILE_EMPTY', 'The file is empty'),
}

const refuse = (code: string, message: string, line?: number) =>
  new HttpError(400, code, message, {}, line === undefined ? {} : { line })
