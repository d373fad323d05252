import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { CoverPlace } from '../cover-place.tsx'

const places = 21

export function GridPending() {
  const { t } = useTranslation('books')
  const room: CSSProperties & Record<'--books' | '--above', number> = {
    '--books': places,
    '--above': 0,
  }
  return (
    <Loading label={t('reader.loading')}>
      <div className="mt-1 mb-4 flex min-h-11 items-center">
        <Skeleton className="h-4 w-24" />
      </div>
      <div className="cover-grid-frame">
        <ul className="cover-grid" style={room}>
          {Array.from({ length: places }, (_, at) => (
            <CoverPlace key={at} />
          ))}
        </ul>
      </div>
    </Loading>
  )
}
