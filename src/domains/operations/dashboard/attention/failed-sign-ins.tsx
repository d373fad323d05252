import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Series } from '../dashboard.ts'
import { sum } from '../days.ts'
import { AttentionItem } from './attention-item.tsx'

export function FailedSignIns({ days }: { days: Series }) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  return (
    <AttentionItem
      icon={<KeyRound />}
      count={number(sum(days))}
      title={
        <TextLink to="/manager/activity" search={{ action: 'code.fail', from: days[0]?.day }}>
          {t('attention.failedSignIns')}
        </TextLink>
      }
    />
  )
}
