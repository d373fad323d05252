import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import {
  AttentionItem,
  AttentionRow,
  type Dashboard,
  type PieceProps,
} from '#kit/dashboard/index.ts'
import { useGenreName } from '#modules/catalogue/genres/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'

const few = 5

/** A genre with a single book is often a misspelling of another. */
export const lonelyGenresOf = ({ genres = [] }: Dashboard) =>
  genres.filter(({ count }) => count <= 1)

export function LonelyGenres({ of }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const { number } = useFormat()
  const nameOf = useGenreName()
  const genres = lonelyGenresOf(of)
  return (
    <AttentionItem
      icon={<Tag />}
      count={number(genres.length)}
      title={t('attention.lonelyGenres')}
      action={
        <LinkButton size="sm" to="/manager/genres">
          {t('attention.mergeGenres')}
        </LinkButton>
      }
    >
      {genres.slice(0, few).map((genre) => (
        <AttentionRow key={genre.id}>
          <TextLink to="/manager/books" search={{ genre: genre.id }}>
            <bdi>{nameOf(genre)}</bdi>
          </TextLink>
        </AttentionRow>
      ))}
    </AttentionItem>
  )
}
