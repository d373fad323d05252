import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
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
