import type { ListParts } from '#kit/resource-pages/index.ts'
import { BulkEdit } from './bulk-edit.tsx'

export default { BulkTool: BulkEdit } satisfies ListParts
