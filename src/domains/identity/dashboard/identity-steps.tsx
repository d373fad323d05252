import { useTranslation } from 'react-i18next'
import { GettingStartedRow, type StepProps } from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

export function AdminStep({ isDone }: StepProps) {
  const { t } = useTranslation('identity-dashboard')
  return <GettingStartedRow isDone={isDone} title={t('steps.admin')} />
}

export function InviteStep({ isDone }: StepProps) {
  const { t } = useTranslation('identity-dashboard')
  const title = t('steps.invite')
  const link = <TextLink to="/manager/users/new">{title}</TextLink>
  return <GettingStartedRow isDone={isDone} title={title} link={link} />
}
