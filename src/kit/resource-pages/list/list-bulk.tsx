import { Pencil, Tag, Trash2 } from 'lucide-react'
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
import { bulkFieldsOf, type View } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { Button } from '#ui/actions/button.tsx'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import { needsOf } from '../link-to.ts'
import { ownButtonsOf, setAction, useBulkRecords } from '../list-state/use-bulk-records.ts'
import { nameIn, type Options } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { exportOf } from './list-more.tsx'
import { SetDialog } from './set-dialog.tsx'
import { useTrashDays } from './use-trash-days.ts'

const BulkEdit = dialogOnDemand(
  async () => (await import('../bulk-edit/bulk-edit-dialog.tsx')).BulkEditDialog,
)

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
  const [edits, setEdits] = useState(0)
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

  const removal: Act = {
    id: 'list.delete',
    group: 'list',
    keys: '#',
    label: t('list.delete'),
    icon: <Trash2 />,
    needs: needsOf(resource, 'update', 'delete'),
    run: () => (selection.isAll || !trash ? askToDelete() : void remove()),
  }
  const edit: Act = {
    id: 'list.editMany',
    group: 'list',
    keys: 'E',
    label: t('bulkEdit.open'),
    icon: <Pencil />,
    needs: needsOf(resource, 'update', 'delete'),
    run() {
      setEdits(edits + 1)
      setAsked('edit')
    },
  }
  const mayEdit = bulkFieldsOf(resource).length > 0
  useCommands(selection.isEmpty ? [] : [removal, ...(mayEdit ? [edit] : [])])

  function remove() {
    void bulk.act(target, { type: 'delete' })
    list.release({ leave: true })
    return Promise.resolve()
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        {ownButtonsOf(resource).map((field) => (
          <Allowed key={field} needs={needsOf(resource, 'update', 'delete')}>
            <Button size="sm" onClick={() => setAsked(`set ${field}`)}>
              <Tag aria-hidden />
              {tField('list.set', field)}
            </Button>
          </Allowed>
        ))}
        {mayEdit && (
          <Allowed needs={needsOf(resource, 'update', 'delete')}>
            <Button size="sm" onClick={edit.run}>
              <Pencil aria-hidden />
              {t('bulkEdit.open')}
            </Button>
          </Allowed>
        )}
        <BulkExport {...exportOf(resource, view)} selection={selection} />
        <Allowed needs={needsOf(resource, 'update', 'delete')}>
          <Button size="sm" onClick={removal.run}>
            <Trash2 aria-hidden />
            {t('list.delete')}
          </Button>
        </Allowed>
      </BulkBar>
      {ownButtonsOf(resource).map((field) => (
        <SetDialog
          key={field}
          open={asked === `set ${field}`}
          {...{ screens, field, options }}
          onClose={close}
          onChoose={(value) => {
            void bulk.act(target, setAction(field, value))
            list.release({ leave: false })
          }}
        />
      ))}
      <BulkEdit
        key={edits}
        open={asked === 'edit'}
        {...{ screens, options, target }}
        onClose={close}
        onChange={(action) => {
          const done = bulk.act(target, action)
          list.release({ leave: false })
          return done
        }}
      />
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
