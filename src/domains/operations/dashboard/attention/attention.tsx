import { useTranslation } from 'react-i18next'
import { Card } from '#ui/data/card.tsx'
import type { Dashboard, Series } from '../dashboard.ts'
import { lastWeek, sum } from '../days.ts'
import { Coverless } from './coverless.tsx'
import { EndingBans } from './ending-bans.tsx'
import { FailedMails } from './failed-mails.tsx'
import { FailedSignIns } from './failed-sign-ins.tsx'
import { LonelyGenres } from './lonely-genres.tsx'

interface AttentionProps extends Pick<Dashboard, 'attention' | 'genres'> {
  failedSignIns?: Series | undefined
}

export function Attention({ attention, genres, failedSignIns }: AttentionProps) {
  const { t } = useTranslation('dashboard')
  const { coverless, bansEnding, mails } = attention
  const lonely = genres?.filter(({ count }) => count <= 1) ?? []
  const failedLately = lastWeek(failedSignIns ?? [])
  const failed = sum(failedLately)
  const counts = [mails, bansEnding, coverless].map((part) => part?.total.count ?? 0)
  const isCalm = [...counts, failed, lonely.length].every((count) => count === 0)
  return (
    <Card title={t('attention.title')}>
      {isCalm ? (
        <p className="text-ink-soft">{t('attention.none')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {mails && mails.total.count > 0 && <FailedMails mails={mails} />}
          {failed > 0 && <FailedSignIns days={failedLately} />}
          {bansEnding && bansEnding.total.count > 0 && <EndingBans bans={bansEnding} />}
          {lonely.length > 0 && <LonelyGenres genres={lonely} />}
          {coverless && coverless.total.count > 0 && <Coverless books={coverless} />}
        </ul>
      )}
    </Card>
  )
}
