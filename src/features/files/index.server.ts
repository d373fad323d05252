export { files } from './file.table.server.ts'
