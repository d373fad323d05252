import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { ConfirmAction } from '#kit/actions/index.ts'
import {
  BulkBar,
  BulkExport,
  BulkReport,
  Counting,
  useExactCount,
  type useRecordList,
} from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { needsOf } from '../link-to.ts'
import { nameIn, type Options } from '../references.tsx'
import type { AnyRecord, Screens, View } from '../screens.ts'
import { useTrashDays } from '../trash/use-trash-days.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { exportOf } from './list-more.tsx'
import { SetDialog } from './set-dialog.tsx'
import { bulkFieldsOf, setAction, useBulkRecords } from './use-bulk-records.ts'

interface ListBulkProps {
  list: ReturnType<typeof useRecordList<AnyRecord>>
  screens: Screens
  view: View
  options: Options
}

export function ListBulk({ list, screens, view, options }: ListBulkProps) {
  const { resource } = screens
  const { t, tField } = useResourceTexts(resource)
  const { number } = useFormat()
  const bulk = useBulkRecords(screens)
  const { selection, chosen, rows } = list
  const [asked, setAsked] = useState<string>()
  // Keeps the count for the dialog's exit animation, when the selection is already empty.
  const [known, keep] = useState<typeof chosen & { isAll: boolean }>()
  const { sort: _order, ...wanted } = view
  const target = { ids: selection.ids, filter: selection.isAll ? wanted : undefined }
  const isDeleting = asked === 'delete'
  const counted = useExactCount({
    known,
    isAsked: isDeleting,
    of: [resource.path, wanted],
    count: async (signal) => (await screens.calls()).count(wanted, { signal }),
  })
  const { count } = counted
  const total = count === undefined ? '…' : number(count)
  const days = useTrashDays()
  const { trash } = resource
  const close = () => setAsked(undefined)

  function askToDelete() {
    keep({ ...chosen, isAll: selection.isAll })
    setAsked('delete')
  }

  function remove() {
    bulk.act(target, { type: 'delete' })
    list.release({ leave: true })
    return Promise.resolve()
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        {bulkFieldsOf(resource).map((field) => (
          <Allowed key={field} needs={needsOf(resource, 'update', 'delete')}>
            <Button size="sm" onClick={() => setAsked(`set ${field}`)}>
              <Tag aria-hidden />
              {tField('list.set', field)}
            </Button>
          </Allowed>
        ))}
        <BulkExport {...exportOf(resource, view)} selection={selection} />
        <Allowed needs={needsOf(resource, 'update', 'delete')}>
          <Button
            size="sm"
            onClick={() => (selection.isAll || !trash ? askToDelete() : void remove())}
          >
            <Trash2 aria-hidden />
            {t('list.delete')}
          </Button>
        </Allowed>
      </BulkBar>
      {bulkFieldsOf(resource).map((field) => (
        <SetDialog
          key={field}
          open={asked === `set ${field}`}
          {...{ screens, field, options }}
          onClose={close}
          onChoose={(value) => {
            bulk.act(target, setAction(field, value))
            list.release({ leave: false })
          }}
        />
      ))}
      <ConfirmAction
        open={isDeleting}
        onClose={close}
        title={known?.isAll ? t('list.deleteAll', { total }) : t('list.deleteMany', { count })}
        text={trash ? t('list.deleteAllText', { count: days }) : t('list.deleteForGood')}
        confirmLabel={t(trash ? 'list.delete' : 'trash.deletePermanently')}
        onConfirm={remove}
        isReady={count !== undefined}
      >
        <Counting counted={counted} />
      </ConfirmAction>
      <BulkReport bulk={bulk} nameOf={nameIn(resource, rows)} />
    </>
  )
}
