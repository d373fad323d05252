import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { CommandLink } from './command-link.tsx'
import type { Command } from './command.ts'

export function CommandMenuItem({ command }: { command: Command }) {
  const { icon, label, keys } = command
  const shortcut = keys && <KeyboardHint keys={keys} />
  if (command.run) {
    return (
      <MenuItem icon={icon} shortcut={shortcut} onClick={command.run}>
        {label}
      </MenuItem>
    )
  }
  return (
    <MenuLinkItem icon={icon} shortcut={shortcut} render={<CommandLink place={command} />}>
      {label}
    </MenuLinkItem>
  )
}
