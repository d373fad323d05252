import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { WholeDashboard } from '../dashboard.ts'
import { AttentionItem, AttentionRow } from './attention-item.tsx'

export function EndingBans({ bans }: { bans: WholeDashboard['attention']['bansEnding'] }) {
  const { t } = useTranslation('dashboard')
  const countOf = useCount()
  return (
    <AttentionItem
      icon={<Hourglass />}
      count={countOf(bans.total)}
      title={
        <TextLink to="/manager/users" search={{ status: 'banned' }}>
          {t('attention.bansEnding')}
        </TextLink>
      }
    >
      {bans.some.map(({ id, name, email, ends }) => (
        <AttentionRow key={id}>
          <TextLink to="/manager/users/$id" params={{ id }}>
            <bdi>{name || email}</bdi>
          </TextLink>
          <ExactTime at={ends} />
        </AttentionRow>
      ))}
    </AttentionItem>
  )
}
