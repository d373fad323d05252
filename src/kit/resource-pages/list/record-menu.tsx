import { RowMenu } from '#kit/record-list/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

const items = createOnDemand(() => import('./record-menu-items.tsx'))
const Items = items.part(({ RecordMenuItems }) => RecordMenuItems)

export interface RecordMenu {
  screens: Screens
  texts: ResourceTexts
  record: AnyRecord
  onPeek: () => void
  onDelete: () => void
}

export const recordMenu = ({ onLeave, ...menu }: RecordMenu & { onLeave: () => void }) => (
  <RowMenu name={nameOf(menu.screens.resource, menu.record)} onLeave={onLeave} from={items}>
    <Items {...menu} />
  </RowMenu>
)
