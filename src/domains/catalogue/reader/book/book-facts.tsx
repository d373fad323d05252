import { useTranslation } from 'react-i18next'
import type { BookSummary } from '#domains/catalogue/books/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'

export function BookFacts({ book: { publishedYear, publisher, isbn } }: { book: BookSummary }) {
  const { t } = useTranslation('books')
  const format = useFormat()
  const facts = [
    {
      name: t('fields.publishedYear'),
      value: publishedYear === null ? null : yearText(publishedYear, format),
    },
    { name: t('fields.publisher'), value: publisher },
    { name: t('fields.isbn'), value: isbn },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd className="mt-0.5 text-sm tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
