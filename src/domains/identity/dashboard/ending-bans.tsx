import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExactTime } from '#kit/activity/index.ts'
import { AttentionItem, AttentionRow, type PieceProps } from '#kit/dashboard/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'

export function EndingBans({ of: { attention } }: PieceProps) {
  const { t } = useTranslation('identity-dashboard')
  const countOf = useCount()
  const bans = attention.bansEnding
  if (!bans) return null
  return (
    <AttentionItem
      icon={<Hourglass />}
      count={countOf(bans.total)}
      title={t('attention.bansEnding')}
      action={
        <LinkButton size="sm" to="/manager/users" search={{ status: 'banned' }}>
          {t('attention.viewBanned')}
        </LinkButton>
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
