import { MoreMenu } from '#kit/record-list/index.ts'
import { exportViewOf, type Resource, type View } from '#kit/resource/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { menus } from '#ui/overlays/menu.tsx'
import type { Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

/** With the code of all menus, which the item for the export needs. */
const items = createOnDemand(() => menus.fetch().then(() => import('./list-more-items.tsx')))
const Items = items.part(({ ListMoreItems }) => ListMoreItems)

export const exportOf = ({ path }: Resource, view: View) => ({
  path: `/${path}/export`,
  view: exportViewOf(view),
})

export const listMore = (screens: Screens, texts: ResourceTexts, view: View) => (
  <MoreMenu exporting={exportOf(screens.resource, view)} from={items}>
    <Items screens={screens} texts={texts} />
  </MoreMenu>
)
