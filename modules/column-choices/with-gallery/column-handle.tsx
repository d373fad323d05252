import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnHandle, ColumnMark } from '../ui/column-handle.tsx'

export const group = 'data'

export default function ColumnHandleExample() {
  const { t } = useTranslation('gallery')
  const [at, setAt] = useState<DOMRect>()
  return (
    <p className="relative w-40 border-b border-line py-2 text-sm">
      {t('author')}
      <ColumnHandle
        onPointerDown={({ currentTarget }) => setAt(currentTarget.getBoundingClientRect())}
        onDoubleClick={() => setAt(undefined)}
      />
      {at && <ColumnMark x={at.x} top={at.top} height={at.height} />}
    </p>
  )
}
