import { useTranslation } from 'react-i18next'
import type { SignInHelpProps } from '#kit/parts/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

/** For users who sign in with passkeys only and have none at hand. */
export function RecoveryLink({ email = '', redirect }: SignInHelpProps) {
  const { t } = useTranslation('login')
  return (
    <p className="mt-4 text-sm">
      <TextLink to="/login/recovery" search={{ email, redirect }}>
        {t('recovery.link')}
      </TextLink>
    </p>
  )
}
