import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeEntry, DeveloperHint, forgetCode } from '#domains/identity/login/index.ts'
import { authCall, useSessionChanged } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SentTo } from '../sent-to.tsx'

interface EmailCodeProps {
  newEmail: string
  /** The label of the choice to end other access, too. */
  alsoEnds: string | undefined
  onRetype: () => void
  onChange: () => void
  onDone: () => void
}

export function EmailCode({ newEmail, alsoEnds, onRetype, onChange, onDone }: EmailCodeProps) {
  const { t } = useTranslation('account')
  const sessionChanged = useSessionChanged()

  const [revokeKeys, setRevokeKeys] = useState(false)

  async function change(otp: string) {
    await authCall('/email-otp/change-email', { newEmail, otp, revokeKeys })
    toast.success(t('email.done'))
    await sessionChanged()
    onChange()
    onDone()
    forgetCode('change-email')
  }

  return (
    <>
      <SentTo email={newEmail} text={t('email.sent')} />
      <Button variant="quiet" size="sm" className="-ms-3 mt-1" onClick={onRetype}>
        {t('email.otherAddress')}
      </Button>
      <div className="my-4">
        {alsoEnds !== undefined && (
          <Checkbox label={alsoEnds} checked={revokeKeys} onCheckedChange={setRevokeKeys} />
        )}
      </div>
      <CodeEntry purpose="change-email" email={newEmail} onCode={change} />
      <DeveloperHint />
    </>
  )
}
