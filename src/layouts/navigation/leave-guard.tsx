import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface LeaveGuardProps {
  hasUnsaved: () => boolean
  onLeave?: () => void
}

export function LeaveGuard({ hasUnsaved, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      open={status === 'blocked'}
      onStay={() => reset?.()}
      onLeave={() => {
        onLeave?.()
        proceed?.()
      }}
    />
  )
}

interface LeaveQuestionProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('layouts')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={t('leave.title')}
      text={t('leave.text')}
      tone="danger"
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => Promise.resolve(onLeave())}
      errorText={() => null}
    />
  )
}
