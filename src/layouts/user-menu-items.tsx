import { use } from 'react'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { CommandLink } from './commands/command-link.tsx'
import type { Command } from './commands/command.ts'
import { CommandRegistry } from './commands/use-commands.ts'
import { DisplayChoices } from './display/display-choices.tsx'
import type { UserMenuProps } from './user-menu.tsx'

export { Menu } from '#ui/overlays/parts/menu.tsx'

export function UserMenuItems(props: UserMenuProps) {
  const { person, places, workplace, choices, signOut } = props
  const registered = [...use(CommandRegistry).ofOwners.values()].flat()
  return (
    <>
      <p className="px-2.5 py-1.5 text-sm">
        <bdi className="one-line font-medium">{person.name}</bdi>
        <bdi className="one-line text-ink-soft">{person.email}</bdi>
      </p>
      <MenuSeparator />
      <Entries of={places} />
      {workplace}
      <Entries of={registered.filter(({ inUserMenu }) => inUserMenu)} />
      <MenuSeparator />
      <DisplayChoices {...choices} />
      <MenuSeparator />
      <Entries of={[signOut]} />
    </>
  )
}

function Entries({ of: commands }: { of: readonly Command[] }) {
  return commands.map((command) => {
    const { id, icon, label, keys } = command
    const look = { icon, shortcut: keys && <KeyboardHint keys={keys} />, children: label }
    return command.run ? (
      <MenuItem key={id} {...look} onClick={command.run} />
    ) : (
      <MenuLinkItem key={id} {...look} render={<CommandLink place={command} />} />
    )
  })
}
