import { defineOperation } from '#kit/features/index.server.ts'
import { metadataProvider } from './books/lookup/lookup-variable.server.ts'

export default defineOperation({
  variables: [metadataProvider],
  commands: () => ({
    Catalogue: {
      import: async () => (await import('./books/index.server.ts')).bookImport.command,
    },
  }),
  resources: [
    {
      group: 'Catalogue',
      load: async () => (await import('./books/index.server.ts')).booksOnServer,
    },
  ],
})
