import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { WholeDashboard } from '../dashboard.ts'
import { AttentionItem, AttentionRow } from './attention-item.tsx'

const few = 5

/** A genre with a single book is often a misspelling of another. */
export function LonelyGenres({ genres }: Pick<WholeDashboard, 'genres'>) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  return (
    <AttentionItem
      icon={<Tag />}
      count={number(genres.length)}
      title={
        <TextLink to="/manager/dashboard" hash="genres">
          {t('attention.lonelyGenres')}
        </TextLink>
      }
    >
      {genres.slice(0, few).map(({ id, name }) => (
        <AttentionRow key={id}>
          <TextLink to="/manager/books" search={{ genre: id }}>
            <bdi>{name}</bdi>
          </TextLink>
        </AttentionRow>
      ))}
    </AttentionItem>
  )
}
