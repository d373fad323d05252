import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import {
  AttentionItem,
  AttentionRow,
  type Dashboard,
  type PieceProps,
} from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

const few = 5

/** A genre with a single book is often a misspelling of another. */
export const lonelyGenresOf = ({ genres = [] }: Dashboard) =>
  genres.filter(({ count }) => count <= 1)

export function LonelyGenres({ of }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const { number } = useFormat()
  const genres = lonelyGenresOf(of)
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
