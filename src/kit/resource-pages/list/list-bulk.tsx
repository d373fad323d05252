import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { ConfirmAction } from '#kit/actions/index.ts'
import {
  BulkBar,
  BulkReport,
  Counting,
  useExactCount,
  type useRecordList,
} from '#kit/record-list/index.ts'
import type { View } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import type { Act } from '#layouts/commands/command.ts'
import { useCommands } from '#layouts/commands/use-commands.ts'
import { Button } from '#ui/actions/button.tsx'
import { needsOf } from '../link-to.ts'
import type { BulkToolProps, ListParts } from '../list-parts.ts'
import { ownButtonsOf, setAction, useBulkRecords } from '../list-state/use-bulk-records.ts'
import type { ListActions } from '../manager-module.ts'
import { nameIn, type Options } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { SetDialog } from './set-dialog.tsx'
import { useTrashDays } from './use-trash-days.ts'

const NoTool = ({ children }: BulkToolProps) => children()

interface ListBulkProps extends Pick<Partial<ListActions>, 'BulkButton'> {
  list: ReturnType<typeof useRecordList<AnyRecord>>
  screens: Screens
  view: View
  options: Options
  parts: readonly ListParts[]
}

export function ListBulk(props: ListBulkProps) {
  const { list, screens, view, options, parts, BulkButton } = props
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

  const removal: Act = {
    id: 'list.delete',
    group: 'list',
    keys: '#',
    label: t('list.delete'),
    icon: <Trash2 />,
    needs: needsOf(resource, 'update', 'delete'),
    run: () => (selection.isAll || !trash ? askToDelete() : void remove()),
  }
  useCommands(selection.isEmpty ? [] : [removal])
  const [Tool = NoTool] = parts.flatMap(({ BulkTool = [] }) => BulkTool)

  function remove() {
    void bulk.act(target, { type: 'delete' })
    list.release({ leave: true })
    return Promise.resolve()
  }

  return (
    <>
      <Tool
        {...{ screens, options, target }}
        isEmpty={selection.isEmpty}
        onChange={(action) => {
          const done = bulk.act(target, action)
          list.release({ leave: false })
          return done
        }}
      >
        {(button) => (
          <BulkBar list={list} progress={bulk.progress}>
            {ownButtonsOf(resource).map((field) => (
              <Allowed key={field} needs={needsOf(resource, 'update', 'delete')}>
                <Button size="sm" onClick={() => setAsked(`set ${field}`)}>
                  <Tag aria-hidden />
                  {tField('list.set', field)}
                </Button>
              </Allowed>
            ))}
            {button}
            {BulkButton && <BulkButton {...{ resource, view, selection }} />}
            <Allowed needs={needsOf(resource, 'update', 'delete')}>
              <Button size="sm" onClick={removal.run}>
                <Trash2 aria-hidden />
                {t('list.delete')}
              </Button>
            </Allowed>
          </BulkBar>
        )}
      </Tool>
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
