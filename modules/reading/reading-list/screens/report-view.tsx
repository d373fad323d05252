import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { saveTable } from '#modules/import-files/index.ts'
import { useShelfName } from '#modules/shelves/index.ts'
import { shelfKinds } from '#modules/shelves/kinds/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import type { ReadingListReport } from '../reading-list.ts'

const mostShown = 20

interface ReportViewProps {
  report: ReadingListReport
  isDone: boolean
}

export function ReportView({ report, isDone }: ReportViewProps) {
  const { t } = useTranslation('reading-list')
  const { number, list } = useFormat()
  const nameOf = useShelfName()
  const { found, missing, kept, placed } = report
  const figures = [
    ...shelfKinds.map((kind) => ({ name: nameOf({ kind, name: '' }), count: placed[kind] })),
    ...(['rated', 'dated', 'noted'] as const).map((name) => ({
      name: t(`counts.${name}`),
      count: report[name],
    })),
  ]
  const remarks = (['rounded', 'shortened', 'full', 'malformed'] as const).filter(
    (name) => report[name] > 0,
  )
  return (
    <>
      <div>
        <h2 className="text-2xl/snug font-medium">
          {t(isDone ? 'done.title' : 'review.found', { count: found })}
        </h2>
        <p className="mt-1 text-ink-soft">{t(isDone ? 'done.text' : 'review.text')}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ name, count }) => (
          <div key={name} className="rounded-lg border border-line bg-card px-4 py-3">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="mt-1 text-2xl font-medium tabular-nums">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {remarks.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
          {remarks.map((name) => (
            <li key={name}>{t(`remarks.${name}`, { count: report[name] })}</li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <Card title={t('kept.title', { count: kept.length })} description={t('kept.text')}>
          <BookList
            items={kept.map(({ bookId, title, fields }) => ({
              key: bookId,
              title,
              detail: list(fields.map((field) => t(`kept.fields.${field}`))),
            }))}
          />
        </Card>
      )}
      {missing.length > 0 && (
        <Card title={t('missing.title', { count: missing.length })} description={t('missing.text')}>
          <BookList
            items={missing.map(({ title, author }) => ({
              key: `${title} ${author}`,
              title,
              detail: author,
            }))}
          />
          <Button
            className="mt-4"
            onClick={() =>
              saveTable('not-in-this-library.csv', [
                ['Title', 'Author', 'ISBN'],
                ...missing.map(({ title, author, isbn }) => [title, author, isbn ?? '']),
              ])
            }
          >
            <Download aria-hidden />
            {t('missing.download')}
          </Button>
        </Card>
      )}
    </>
  )
}

function BookList({ items }: { items: readonly Record<'key' | 'title' | 'detail', string>[] }) {
  const { t } = useTranslation('reading-list')
  const more = items.length - mostShown
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {items.slice(0, mostShown).map(({ key, title, detail }) => (
          <li key={key} className="py-2">
            <span dir="auto" className="block along-page font-medium wrap-anywhere">
              {title}
            </span>
            <span dir="auto" className="block along-page text-ink-soft">
              {detail}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-soft">{t('more', { count: more })}</p>}
    </>
  )
}
