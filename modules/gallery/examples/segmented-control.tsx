import { LayoutGrid, List, Table } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'

export const group = 'fields'

export default function SegmentedControlExample() {
  const { t } = useTranslation('gallery')
  const [view, setView] = useState<'covers' | 'list' | 'table'>('covers')
  return (
    <SegmentedControl
      label={t('field.view')}
      value={view}
      onChange={setView}
      options={[
        { value: 'covers', label: t('field.viewCovers'), icon: <LayoutGrid /> },
        { value: 'list', label: t('field.viewList'), icon: <List /> },
        { value: 'table', label: t('field.viewTable'), icon: <Table /> },
      ]}
    />
  )
}
