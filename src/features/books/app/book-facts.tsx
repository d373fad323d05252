import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { BookSummary } from '../book.ts'

/** What stands in the imprint; what is not known is left out. */
export function BookFacts({ book: { publishedYear, publisher, isbn } }: { book: BookSummary }) {
  const { t } = useTranslation('books')
  const yearOf = useYear()
  const facts = [
    {
      name: t('fields.publishedYear'),
      value: publishedYear === null ? null : yearOf(publishedYear),
    },
    { name: t('fields.publisher'), value: publisher },
    { name: t('fields.isbn'), value: isbn },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd className="mt-0.5 text-sm tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** 1851, or 441 BC. */
function useYear() {
  const { t } = useTranslation('books')
  const { number } = useFormat()
  return (year: number) => {
    const digits = number(Math.abs(year), { useGrouping: false })
    return year < 0 ? t('reader.beforeCommonEra', { year: digits }) : digits
  }
}
