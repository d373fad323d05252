import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AttentionItem, AttentionRow, type PieceProps } from '#kit/dashboard/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'

export function Coverless({ of: { attention } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const countOf = useCount()
  const mayUpdate = useAllowed({ book: ['update'] })
  const books = attention.coverless
  if (!books) return null
  return (
    <AttentionItem
      icon={<ImageOff />}
      count={countOf(books.total)}
      title={t('attention.coverless')}
      action={
        <LinkButton size="sm" to="/manager/books" search={{ cover: 'none' }}>
          {t('attention.addCovers')}
        </LinkButton>
      }
    >
      {books.some.map(({ id, title, author }) => (
        <AttentionRow key={id}>
          <TextLink
            to={mayUpdate ? '/manager/books/$id/update' : '/manager/books/$id'}
            params={{ id }}
          >
            <bdi>{title}</bdi>
          </TextLink>
          <bdi>{author}</bdi>
        </AttentionRow>
      ))}
    </AttentionItem>
  )
}
