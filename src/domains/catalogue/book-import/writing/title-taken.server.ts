import { bookMessages } from '#domains/catalogue/books/index.server.ts'
import { problem } from '../import-result.ts'

export const titleTaken = (line: number) =>
  problem(line, 'TITLE_TAKEN', bookMessages.titleTaken, 'title')
