/** The catalogue's commands of `npm run admin`; each is loaded when it is called. */
export const catalogueCommands = {
  import: async () => (await import('./book-import/index.server.ts')).importCommand,
  export: async () => (await import('./book-export/index.server.ts')).exportCommand,
}
