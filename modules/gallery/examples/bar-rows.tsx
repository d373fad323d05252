import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { BarRows } from '#ui/data/bar-rows.tsx'
import { hueColours } from '#ui/theme/hue.ts'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function BarRowsExample() {
  const { t } = useTranslation('gallery')
  const { number } = useFormat()
  return (
    <div className="max-w-md">
      <BarRows
        label={t('books')}
        headers={{ name: t('bookTitle'), value: t('copies') }}
        rows={sampleBooks.map(({ title, copies }, at) => ({
          id: title,
          name: <bdi>{title}</bdi>,
          value: copies,
          style: hueColours(at * 60),
        }))}
        most={Math.max(...sampleBooks.map(({ copies }) => copies))}
        number={number}
      />
    </div>
  )
}
