import { httpErrors } from '#platform/errors/http-errors.ts'
import { readingMessages } from './reading.ts'

const { datesReversed } = readingMessages

export const readingErrors = {
  datesReversed: () => httpErrors.notValid(datesReversed, { finishedOn: datesReversed }),
}
