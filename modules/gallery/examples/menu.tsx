import { Link } from '@tanstack/react-router'
import { BookOpen, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { MenuCheckItem, MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuGroup, MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu, Submenu } from '#ui/overlays/menu.tsx'

export const group = 'overlays'

export default function MenuExample() {
  const { t } = useTranslation('gallery')
  const [publisher, setPublisher] = useState(true)
  const [sort, setSort] = useState('title')
  return (
    <Menu trigger={<Button>{t('menu.open')}</Button>}>
      <MenuItem
        icon={<Pencil />}
        shortcut={<KeyboardHint keys="e" />}
        onClick={() => toast.info(t('edit'))}
      >
        {t('edit')}
      </MenuItem>
      <MenuLinkItem icon={<BookOpen />} render={<Link to="/app" />}>
        {t('menu.view')}
      </MenuLinkItem>
      <Submenu icon={<Share2 />} label={t('share')}>
        <MenuItem onClick={() => toast.info(t('menu.shareLink'))}>{t('menu.shareLink')}</MenuItem>
        <MenuItem onClick={() => toast.info(t('menu.shareMail'))}>{t('menu.shareMail')}</MenuItem>
      </Submenu>
      <MenuSeparator />
      <MenuGroup label={t('menu.columns')}>
        <MenuCheckItem checked={publisher} onCheckedChange={setPublisher}>
          {t('publisher')}
        </MenuCheckItem>
      </MenuGroup>
      <MenuRadioGroup
        label={t('menu.sort')}
        value={sort}
        onValueChange={setSort}
        options={[
          { value: 'title', label: t('bookTitle') },
          { value: 'author', label: t('author') },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onClick={() => toast.info(t('toast.deleted'))}>
        {t('delete')}
      </MenuItem>
    </Menu>
  )
}
