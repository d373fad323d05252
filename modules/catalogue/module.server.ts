import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'
import { authorsApi, authorsOnServer } from './authors/index.server.ts'
import { bookImport, booksApi, booksOnServer, deleteOldSearches } from './books/index.server.ts'
import { catalogueDashboard } from './dashboard/index.server.ts'
import { addSampleCatalogue } from './samples/index.server.ts'

export default defineServerModule({
  tags: {
    books: 'The catalogue of books, with its trash, import and export.',
  },
  api: () => ({
    books: { ...booksApi, ...bookImport.api },
    authors: authorsApi,
  }),
  activity,
  resources: [booksOnServer, authorsOnServer],
  dashboard: catalogueDashboard,
  jobs: [deleteOldSearches],
  start: ({ database, config }) => addSampleCatalogue(database, config),
})
