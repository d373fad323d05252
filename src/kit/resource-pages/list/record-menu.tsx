import { RowMenu } from '#kit/record-list/index.ts'
import { createOnDemand, type OnDemand } from '#ui/first-use/on-demand.ts'
import { menus } from '#ui/overlays/menu.tsx'
import type { ListParts } from '../list-parts.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

const items = createOnDemand(() => import('./record-menu-items.tsx'))
const Items = items.part(({ RecordMenuItems }) => RecordMenuItems)

export type PartsOnDemand = OnDemand<{ parts: readonly ListParts[] }>

export interface RecordMenu {
  screens: Screens
  texts: ResourceTexts
  record: AnyRecord
  onOpenPanel: () => void
  onDelete: () => void
}

/** The items of the base come together with those of modules. */
export function recordMenuOf(parts: PartsOnDemand) {
  const from = createOnDemand(() =>
    Promise.all([items.fetch(), parts.fetch(), menus.fetch()]).then(([menu]) => menu),
  )
  return ({ onLeave, ...menu }: RecordMenu & { onLeave: () => void }) => (
    <RowMenu name={nameOf(menu.screens.resource, menu.record)} onLeave={onLeave} from={from}>
      <Items {...menu} parts={parts} />
    </RowMenu>
  )
}
