import { ArchiveRestore } from 'lucide-react'
import { BulkBar, BulkReport, type useRecordList } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { needsOf } from '../link-to.ts'
import { useBulkRecords } from '../list-state/use-bulk-records.ts'
import { nameIn } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'

interface TrashBulkProps {
  list: ReturnType<typeof useRecordList<AnyRecord>>
  screens: Screens
  searchTerm: string
}

export function TrashBulk({ list, screens, searchTerm }: TrashBulkProps) {
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const bulk = useBulkRecords(screens)
  const { selection, rows } = list

  function restore() {
    const filter = selection.isAll ? { searchTerm: searchTerm || undefined } : undefined
    void bulk.act({ ids: selection.ids, filter }, { type: 'restore' })
    list.release({ leave: true })
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Allowed needs={needsOf(resource, 'update', 'delete')}>
          <Button size="sm" onClick={restore}>
            <ArchiveRestore aria-hidden />
            {t('trash.restore')}
          </Button>
        </Allowed>
      </BulkBar>
      <BulkReport bulk={bulk} nameOf={nameIn(resource, rows)} />
    </>
  )
}
