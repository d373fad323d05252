/** The catalogue's commands of `npm run admin`; each is loaded when it is called. */
export const catalogueCommands = {
  import: async () => (await import('./book-import/index.server.ts')).importCommand,
  export: async () => {
    const { exportCommand } = await import('#kit/resource/index.server.ts')
    return exportCommand((await import('./books/index.server.ts')).booksOnServer)
  },
}
