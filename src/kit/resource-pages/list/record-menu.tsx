import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { linkTo, needsOf } from '../link-to.ts'
import { nameOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import type { ResourceTexts } from '../use-resource-texts.ts'

interface RecordMenu {
  screens: Screens
  texts: ResourceTexts
  record: AnyRecord
  onDelete: () => void
}

export const recordMenu = ({ onLeave, ...menu }: RecordMenu & { onLeave: () => void }) => (
  <RowMenu name={nameOf(menu.screens.resource, menu.record)} onLeave={onLeave}>
    <Items {...menu} />
  </RowMenu>
)

function Items({ screens, texts: { t }, record, onDelete }: RecordMenu) {
  const { resource, icon } = screens
  const links = linkTo(resource)
  const DeleteItem = resource.trash ? LeavingItem : MenuItem
  return (
    <>
      <MenuLinkItem icon={icon} render={<Link to={links.detail(record.id)} />}>
        {t('list.open')}
      </MenuLinkItem>
      <Allowed needs={needsOf(resource, 'update')}>
        <MenuLinkItem icon={<Pencil />} render={<Link to={links.update(record.id)} />}>
          {t('form.update')}
        </MenuLinkItem>
      </Allowed>
      <Allowed needs={needsOf(resource, 'delete')}>
        <DeleteItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
          {t('list.delete')}
        </DeleteItem>
      </Allowed>
    </>
  )
}
