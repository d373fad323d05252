import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAskedCode } from '#domains/identity/login/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { EmailCode } from './email-code.tsx'
import { EmailForm } from './email-form.tsx'

interface EmailDrawerProps {
  open: boolean
  current: string
  newEmail: string
  alsoEnds: string | undefined
  onPropose: (email: string) => Promise<void>
  onChange: () => void
  onClose: () => void
}

/** Opening the URL of the second step never sends a code. */
export function EmailDrawer({
  open,
  current,
  newEmail,
  alsoEnds,
  onPropose,
  onChange,
  onClose,
}: EmailDrawerProps) {
  const { t } = useTranslation(['account', 'common'])
  const asked = useAskedCode('change-email')
  const [retyping, setRetyping] = useState(false)
  const hasCode = newEmail !== '' && asked?.email === newEmail && !retyping

  function close() {
    setRetyping(false)
    onClose()
  }

  const drawer = (isOpen: boolean) => (
    <Drawer
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title={t('email.change')}
      description={hasCode ? undefined : t('email.explanation')}
      closeLabel={t('common:actions.close')}
    >
      {hasCode ? (
        <EmailCode
          newEmail={newEmail}
          alsoEnds={alsoEnds}
          onRetype={() => setRetyping(true)}
          onChange={onChange}
          onDone={close}
        />
      ) : (
        <EmailForm
          current={current}
          newEmail={newEmail}
          onPropose={onPropose}
          onSent={() => setRetyping(false)}
        />
      )}
    </Drawer>
  )
  return (
    <AfterRecentSignIn open={open} onDismiss={close}>
      {drawer}
    </AfterRecentSignIn>
  )
}
