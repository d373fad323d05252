import { ariaKeys } from '#ui/actions/aria-keys.ts'
import type { ButtonVariant } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import type { Command } from './command.ts'
import { useAllowed } from './use-permissions.ts'

interface CommandButtonProps {
  command: Command
  variant?: ButtonVariant
}

export function CommandButton({ command, variant }: CommandButtonProps) {
  const isShown = useAllowed(command.needs ?? {})
  const { icon, label, keys } = command
  const look = { variant, 'aria-keyshortcuts': ariaKeys(keys) }
  if (!isShown) return null
  if (command.run) {
    return (
      <Button {...look} onClick={command.run}>
        {icon}
        {label}
      </Button>
    )
  }
  const { to, hash, reloadDocument } = command
  return (
    <LinkButton {...look} to={to} hash={hash} reloadDocument={reloadDocument}>
      {icon}
      {label}
    </LinkButton>
  )
}
