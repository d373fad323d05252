import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { CommandMenuItem } from './commands/command-menu-item.tsx'
import type { Command } from './commands/command.ts'
import type { useDisplayChoices } from './commands/use-display-choices.tsx'
import { DisplayChoices } from './display/display-choices.tsx'

interface UserMenuProps {
  person: { name: string; email: string; image: string | null }
  places: readonly Command[]
  workplace?: ReactNode
  help: readonly Command[]
  choices: ReturnType<typeof useDisplayChoices>
  signOut: Command
}

export function UserMenu({ person, places, workplace, help, choices, signOut }: UserMenuProps) {
  const { t } = useTranslation('layouts')
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" size="icon">
          <Avatar name={person.name} image={person.image} size="small" />
          <span className="sr-only">{t('navigation.userMenu')}</span>
        </Button>
      }
    >
      <p className="px-2.5 py-1.5 text-sm">
        <bdi className="one-line font-medium">{person.name}</bdi>
        <bdi className="one-line text-ink-soft">{person.email}</bdi>
      </p>
      <MenuSeparator />
      <Entries of={places} />
      {workplace}
      <Entries of={help} />
      <MenuSeparator />
      <DisplayChoices {...choices} />
      <MenuSeparator />
      <CommandMenuItem command={signOut} />
    </Menu>
  )
}

function Entries({ of: commands }: { of: readonly Command[] }) {
  return commands.map((command) => <CommandMenuItem key={command.id} command={command} />)
}
