import { useTranslation } from 'react-i18next'
import type { BookRecord } from '#modules/catalogue/books/index.ts'

type Opening = Pick<BookRecord, 'openingLine' | 'openingLineTranslation' | 'language'>

export function OpeningLine({ openingLine, openingLineTranslation, language }: Opening) {
  const { t } = useTranslation('books')
  if (!openingLine) return null
  return (
    <figure className="mt-8 border-s-2 border-accent ps-5">
      <figcaption className="sr-only">{t('fields.openingLine')}</figcaption>
      <blockquote className="grid gap-3 font-serif">
        <p
          lang={language ?? undefined}
          dir="auto"
          className="along-page text-2xl/9 wrap-anywhere whitespace-pre-line italic [&:lang(ar)]:not-italic"
        >
          {openingLine}
        </p>
        {openingLineTranslation && (
          <p
            dir="auto"
            className="along-page text-lg/relaxed wrap-anywhere whitespace-pre-line text-ink-soft"
          >
            {openingLineTranslation}
          </p>
        )}
      </blockquote>
    </figure>
  )
}
