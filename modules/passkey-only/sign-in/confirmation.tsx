import type { ConfirmationProps } from '#kit/parts/index.ts'
import { usePasskeyOnly } from '../card/use-passkey-only.ts'
import { ConfirmByPasskeyDialog } from './confirm-by-passkey-dialog.tsx'

export function ConfirmByPasskeyOnly({ onDismiss, onSignedIn, children }: ConfirmationProps) {
  return usePasskeyOnly() ? <ConfirmByPasskeyDialog {...{ onDismiss, onSignedIn }} /> : children()
}
