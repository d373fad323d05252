import type { ListParts } from '#kit/resource-pages/index.ts'
import { CellTools } from './list/cell-tools.tsx'

export default { RowTool: CellTools } satisfies ListParts
