import { Link } from '@tanstack/react-router'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useLeaving } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/parts/menu-item.tsx'
import { linkTo, needsOf } from '../link-to.ts'
import type { PartsOnDemand, RecordMenu } from './record-menu.tsx'

export { Menu } from '#ui/overlays/parts/menu.tsx'

interface RecordMenuItemsProps extends RecordMenu {
  parts: PartsOnDemand
}

export function RecordMenuItems({ screens, texts: { t }, record, ...menu }: RecordMenuItemsProps) {
  const { parts, onOpenPanel, onDelete } = menu
  const PanelItem = parts.here()?.parts.find((part) => part.PanelItem)?.PanelItem
  const { resource, icon } = screens
  const links = linkTo(resource)
  const leave = useLeaving(onDelete)
  return (
    <>
      <MenuLinkItem icon={icon} render={<Link to={links.detail(record.id)} />}>
        {t('list.open')}
      </MenuLinkItem>
      {PanelItem && <PanelItem onClick={onOpenPanel} />}
      <Allowed needs={needsOf(resource, 'update')}>
        <MenuLinkItem
          icon={<Pencil />}
          shortcut={<KeyboardHint keys="e" />}
          render={<Link to={links.update(record.id)} />}
        >
          {t('form.update')}
        </MenuLinkItem>
      </Allowed>
      <Allowed needs={needsOf(resource, 'create')}>
        <MenuLinkItem
          icon={<Copy />}
          render={<Link to={links.create} search={{ from: record.id }} />}
        >
          {t('form.duplicate')}
        </MenuLinkItem>
      </Allowed>
      <Allowed needs={needsOf(resource, 'delete')}>
        <MenuItem
          icon={<Trash2 />}
          tone="danger"
          shortcut={<KeyboardHint keys="#" />}
          onClick={resource.trash ? leave : onDelete}
        >
          {t('list.delete')}
        </MenuItem>
      </Allowed>
    </>
  )
}
