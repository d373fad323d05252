import { plainPng } from '#kit/pictures/test-pictures.server.ts'
import { type CallSamples, managersChanging } from '#platform/api/test-call-samples.ts'
import { fox, openLibraryPlaces } from './test-open-library.ts'

export const samples: CallSamples = {
  matrix: { 'books.lookUp': managersChanging },
  bodies: { 'books.lookUp': { isbn: fox.isbn } },
  variables: { METADATA_PROVIDER: 'https://openlibrary.org' },
  outside: openLibraryPlaces(plainPng(2, 3)),
}
