import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AttentionItem, AttentionRow, type PieceProps } from '#kit/dashboard/index.ts'
import { useCount } from '#kit/record-list/index.ts'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
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
      title={
        <TextLink to="/manager/books" search={{ cover: 'none' }}>
          {t('attention.coverless')}
        </TextLink>
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
