import { bookMessages } from '#features/books/index.server.ts'
import type { Problem } from '../import-result.ts'

export const titleTaken = (line: number): Problem => ({
  line,
  field: 'title',
  code: 'TITLE_TAKEN',
  message: bookMessages.titleTaken,
})
