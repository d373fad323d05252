import { ariaKeys } from '#ui/actions/aria-keys.ts'
import type { ButtonVariant } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useAllowed } from './allowed.tsx'
import type { Command } from './command.ts'

interface CommandButtonProps {
  command: Command
  variant?: ButtonVariant
}

export function CommandButton({ command, variant }: CommandButtonProps) {
  const { needs = {}, icon, label, keys } = command
  const isShown = useAllowed(needs)
  const look = { variant, 'aria-keyshortcuts': ariaKeys(keys) }
  const children = (
    <>
      {icon}
      {label}
    </>
  )
  if (!isShown) return null
  if (command.run) return <Button {...look} {...{ children }} onClick={command.run} />
  const { to, hash, reloadDocument } = command
  return <LinkButton {...look} {...{ to, hash, reloadDocument, children }} />
}
