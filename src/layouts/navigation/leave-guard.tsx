import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

/** Leaving a page, or a step that its address names, asks first while there is something to lose. */
export function LeaveGuard({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const { t } = useTranslation(['layouts', 'common'])
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title={t('leave.title')}
      text={t('leave.text')}
      tone="danger"
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => Promise.resolve(proceed?.())}
      errorText={() => null}
    />
  )
}
