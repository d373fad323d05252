import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { BookCover } from '#modules/covers/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { addressOf, useShelfName } from '#modules/shelves/index.ts'
import { ListRow } from '#ui/data/list-rows.tsx'
import type { SharedShelf } from '../../sharing.server.ts'

interface SharedShelfRowProps {
  shelf: SharedShelf
  withWay: boolean
}

export function SharedShelfRow({ shelf, withWay }: SharedShelfRowProps) {
  const { t } = useTranslation('shelves')
  const format = useFormat()
  const nameOf = useShelfName()
  const { data: genres } = useQuery(genresQuery)
  const { owner, through, bookCount } = shelf
  const [front] = shelf.covers
  const hue = genres?.find((genre) => genre.id === front?.genreId)?.colour
  const ways = format.list(through.map(({ name }) => name))
  return (
    <ListRow
      render={<Link to="/app/shelves/$shelf" params={{ shelf: addressOf(shelf) }} />}
      leading={
        <div aria-hidden className="w-8 shrink-0">
          {front && <BookCover book={{ ...front, hue }} size="row" />}
        </div>
      }
      title={<bdi>{nameOf(shelf)}</bdi>}
      detail={
        withWay
          ? t('shared.byThrough', { owner: owner.name, organization: ways })
          : t('shared.by', { owner: owner.name })
      }
      trailing={t('books', { count: bookCount })}
    />
  )
}
