import { defineOperation } from '#kit/features/index.server.ts'
import { metadataProvider } from './books/lookup/lookup-variable.server.ts'

export default defineOperation({
  variables: [metadataProvider],
  commands: () => ({
    Catalogue: {
      import: async () => (await import('./books/index.server.ts')).bookImport.command,
      export: async () => {
        const { exportCommand } = await import('#kit/resource/index.server.ts')
        return exportCommand((await import('./books/index.server.ts')).booksOnServer)
      },
    },
  }),
})
