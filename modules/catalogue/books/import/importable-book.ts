import { withImportNames } from '#kit/resource/index.ts'
import { book } from '../book.resource.ts'
import { importNames } from './import-names.ts'

export const importableBook = withImportNames(book, importNames)
