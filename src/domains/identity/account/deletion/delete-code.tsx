import { useTranslation } from 'react-i18next'
import { CodeEntry, DeveloperHint, forgetCode } from '#domains/identity/login/index.ts'
import { authCall, tellOtherTabs } from '#kit/session/index.ts'
import { SentTo } from '../sent-to.tsx'

export function DeleteCode({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return (
    <>
      <SentTo email={email} text={t('delete.code')} />
      <CodeEntry
        purpose="delete-account"
        email={email}
        onCode={deleteAccount}
        submitLabel={t('delete.submit')}
        tone="danger"
      />
      <DeveloperHint />
    </>
  )
}

async function deleteAccount(otp: string) {
  await authCall('/delete-user', { otp })
  for (const purpose of ['sign-in', 'change-email', 'delete-account'] as const) forgetCode(purpose)
  tellOtherTabs()
  location.assign('/login')
}
