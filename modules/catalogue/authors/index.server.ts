export { authors } from './author.table.server.ts'
export { authorsApi, authorsOnServer } from './authors.server.ts'
export type { AuthorPage } from './read-author-page.server.ts'
