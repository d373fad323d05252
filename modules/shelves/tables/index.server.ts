export { shelfBooks, shelves } from './shelf.table.server.ts'
