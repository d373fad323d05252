import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import type { BookSummary } from '#modules/catalogue/books/index.ts'

/** One line of facts; their names are for screen readers. */
export function BookFacts({ book }: { book: BookSummary }) {
  const { publishedYear, language, publisher, isbn } = book
  const { t } = useTranslation('books')
  const format = useFormat()
  const facts = [
    {
      name: t('fields.publishedYear'),
      value: publishedYear === null ? null : yearText(publishedYear, format),
    },
    { name: t('fields.language'), value: language && format.language(language) },
    { name: t('fields.publisher'), value: publisher },
    { name: t('fields.isbn'), value: isbn },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    // The dot before the first fact of a line is outside, and clipped.
    <div className="mt-4 overflow-x-clip">
      <dl className="-ms-5 flex flex-wrap gap-y-1 text-sm text-ink-soft tabular-nums">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex min-w-0 before:w-5 before:shrink-0 before:text-center before:text-ink-faint before:content-['·']"
          >
            <dt className="sr-only">{name}</dt>
            <dd className="min-w-0 wrap-break-word">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
