import { useTranslation } from 'react-i18next'
import { CardPending } from '#kit/record-page/index.ts'

const WIDTHS = ['w-20', 'w-16', 'w-24', 'w-40', 'w-44']

export function UserPending() {
  const { t } = useTranslation('users')
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <CardPending label={t('user.loading')} widths={WIDTHS} round />
    </div>
  )
}
