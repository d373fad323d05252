import { useTranslation } from 'react-i18next'
import { CardPending } from '#kit/record-page/index.ts'
import { TwoColumns } from '#layouts/two-columns.tsx'

const WIDTHS = ['w-20', 'w-16', 'w-24', 'w-40', 'w-44']

export function UserPending() {
  const { t } = useTranslation('users')
  return (
    <TwoColumns>
      <CardPending label={t('user.loading')} widths={WIDTHS} round />
    </TwoColumns>
  )
}
