import type { ListParts } from '#kit/resource-pages/index.ts'
import { PeekItem } from './peek-item.tsx'
import { Peek } from './peek.tsx'

export default { RowPanel: Peek, PanelItem: PeekItem } satisfies ListParts
