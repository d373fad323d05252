export const catalogueCommands = {
  import: async () => (await import('./books/index.server.ts')).bookImport.command,
  export: async () => {
    const { exportCommand } = await import('#kit/resource/index.server.ts')
    return exportCommand((await import('./books/index.server.ts')).booksOnServer)
  },
}
