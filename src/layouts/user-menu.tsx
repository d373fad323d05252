import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { Menu, menus } from '#ui/overlays/menu.tsx'
import type { Command } from './commands/command.ts'
import type { useDisplayChoices } from './display/use-display-choices.tsx'

export interface UserMenuProps {
  person: { name: string; email: string; image: string | null }
  places: readonly Command[]
  workplace?: ReactNode
  choices: ReturnType<typeof useDisplayChoices>
  signOut: Command
}

/** With the code of all menus, which submenus need. */
const items = createOnDemand(() => menus.fetch().then(() => import('./user-menu-items.tsx')))
const Items = items.part(({ UserMenuItems }) => UserMenuItems)

export function UserMenu(props: UserMenuProps) {
  const { name, image } = props.person
  const { t } = useTranslation('layouts')
  return (
    <Menu
      align="end"
      isFixed
      from={items}
      trigger={
        <Button variant="quiet" size="icon">
          <Avatar name={name} image={image} size="small" />
          <span className="sr-only">{t('navigation.userMenu')}</span>
        </Button>
      }
    >
      <Items {...props} />
    </Menu>
  )
}
