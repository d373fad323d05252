import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import {
  AttentionItem,
  type Dashboard,
  lastWeek,
  type PieceProps,
  sum,
} from '#kit/dashboard/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'

export const failuresOf = ({ days }: Dashboard) => lastWeek(days.failedSignIns ?? [])

export function FailedSignIns({ of }: PieceProps) {
  const { t } = useTranslation('identity-dashboard')
  const { number } = useFormat()
  const days = failuresOf(of)
  return (
    <AttentionItem
      icon={<KeyRound />}
      count={number(sum(days))}
      title={t('attention.failedSignIns')}
      action={
        <LinkButton
          size="sm"
          className="button-wrap"
          to="/manager/activity"
          search={{ action: 'code.fail', from: days[0]?.day }}
        >
          {t('attention.viewFailed')}
        </LinkButton>
      }
    />
  )
}
