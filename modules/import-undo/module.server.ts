import { defineServerModule } from '#kit/features/index.server.ts'
import { registerImportUndo } from '#modules/imports/index.server.ts'
import { importChanges } from './import-changes.table.server.ts'
import { keepingChanges } from './keep-changes.server.ts'
import { undoApiOf } from './undo-api.server.ts'
import { undoRun } from './undo-changes.server.ts'

registerImportUndo({
  changes: importChanges,
  keeping: keepingChanges,
  undo: undoRun,
  calls: undoApiOf,
})

export default defineServerModule({})
