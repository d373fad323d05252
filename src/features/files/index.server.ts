export { coverDoor } from './cover-door.server.ts'
export { files } from './file.table.server.ts'
export { filesApi } from './files.api.server.ts'
export { sweepFiles } from './sweep-files.server.ts'
