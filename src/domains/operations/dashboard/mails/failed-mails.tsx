import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AttentionItem, type PieceProps } from '#kit/dashboard/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'

export function FailedMails({ of: { attention } }: PieceProps) {
  const { t } = useTranslation('dashboard')
  const countOf = useCount()
  const { mails } = attention
  if (!mails) return null
  return (
    <AttentionItem
      icon={<MailWarning />}
      count={countOf(mails.total)}
      title={t('attention.mails')}
      action={
        <LinkButton size="sm" to="/manager/jobs">
          {t('attention.viewMails')}
        </LinkButton>
      }
    >
      {mails.some.map(({ id, recipient, failure, attempts, lostAt }) => (
        <li key={id} className="wrap-anywhere">
          <bdi className="text-ink">{recipient}</bdi>{' '}
          {lostAt ? t('attention.givenUp') : t('attention.tried', { count: attempts })}{' '}
          <bdi dir="ltr">{failure}</bdi>
        </li>
      ))}
    </AttentionItem>
  )
}
