export { bookEntry } from './feed/book-entry.server.ts'
