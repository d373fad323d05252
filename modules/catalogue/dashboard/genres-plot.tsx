import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { PieceProps } from '#kit/dashboard/index.ts'
import { useGenreName } from '#modules/catalogue/genres/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { BarRows } from '#ui/data/bar-rows.tsx'
import { Card } from '#ui/data/card.tsx'
import { hueColours } from '#ui/theme/hue.ts'

const first = 12

export function GenresPlot({ of: { genres } }: PieceProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const { number } = useFormat()
  const nameOf = useGenreName()
  if (!genres) return null
  const rows = genres.map((genre) => ({
    id: genre.id,
    name: (
      <TextLink to="/manager/books" search={{ genre: genre.id }}>
        <bdi>{nameOf(genre)}</bdi>
      </TextLink>
    ),
    value: genre.count,
    style: hueColours(genre.colour),
  }))
  const shared = {
    headers: { name: t('genres.name'), value: t('figures.books') },
    most: genres[0]?.count ?? 0,
    number,
  }
  return (
    <div id="genres" className="scroll-mt-20">
      <Card title={t('genres.title')}>
        {rows.length === 0 && <p className="text-ink-soft">{t('genres.none')}</p>}
        <BarRows label={t('genres.title')} rows={rows.slice(0, first)} {...shared} />
        {rows.length > first && (
          <details className="mt-2 text-sm">
            <summary className="w-fit cursor-pointer rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-3">
              {t('genres.more', { count: rows.length - first })}
            </summary>
            <BarRows label={t('genres.others')} rows={rows.slice(first)} {...shared} />
          </details>
        )}
      </Card>
    </div>
  )
}
