import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawer } from '#ui/overlays/drawer.tsx'

interface RowDrawerProps<Row> {
  row: Row | undefined
  titleOf: (row: Row) => ReactNode
  onClose: () => void
  children: (row: Row) => ReactNode
}

/** A closing drawer keeps its contents. */
export function RowDrawer<Row>({ row, titleOf, onClose, children }: RowDrawerProps<Row>) {
  const { t } = useTranslation('common')
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const shown = row ?? last
  return (
    <Drawer
      open={row !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown && titleOf(shown)}
      closeLabel={t('actions.close')}
    >
      {shown && children(shown)}
    </Drawer>
  )
}
