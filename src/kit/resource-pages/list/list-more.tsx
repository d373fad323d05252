import { Ellipsis, Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllowedOf } from '#layouts/commands/allowed.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { linkToAdded } from '../added-page.ts'
import { linkTo, needsOf } from '../link-to.ts'
import type { ListState } from '../list-state/use-resource-list.ts'
import { listActionsOf, ManagerModules } from '../manager-module.ts'
import type { Screens } from '../screens.ts'

interface ListMoreProps extends Pick<Screens, 'added'> {
  of: Pick<ListState, 'resource' | 'texts' | 'view'>
}

export function ListMore({ of: { resource, texts, view }, added }: ListMoreProps) {
  const { t } = useTranslation('record-list')
  const actions = listActionsOf(use(ManagerModules))
  const [{ from, Items }] = useState(() => {
    const items = createOnDemand(async () => {
      await actions?.fetch()
      return import('./list-more-items.tsx')
    })
    return { from: items, Items: items.part(({ ListMoreItems }) => ListMoreItems) }
  })
  const trash = {
    to: linkTo(resource).trash,
    Icon: Trash2,
    label: texts.t('trash.caption'),
    needs: needsOf(resource, 'delete'),
  }
  const links = useAllowedOf([
    ...(added ?? []).map((page) => ({
      to: linkToAdded(resource, page),
      Icon: page.Icon,
      label: texts.tFirst([page.link]),
      needs: needsOf(resource, ...page.needs),
    })),
    ...(resource.trash ? [trash] : []),
  ])
  if (!actions && links.length === 0) return null
  return (
    <Menu
      align="end"
      from={from}
      trigger={
        <IconButton label={t('more')}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <Items {...{ resource, view, actions, links }} />
    </Menu>
  )
}
