import { useInfiniteQuery } from '@tanstack/react-query'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  LeavingItem,
  ListCount,
  RecordList,
  RowMenu,
  useListCommands,
  useRecordList,
  useRenewal,
} from '#kit/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { linkTo } from '../link-to.ts'
import { nameOf, type Options, WithOptions } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { DeletePermanently } from './delete-permanently.tsx'
import { TrashBulk } from './trash-bulk.tsx'
import { trashQuery } from './trash-query.ts'
import { useMoveRecord } from './use-move-record.ts'
import { useTrashColumns } from './use-trash-columns.tsx'
import { useTrashDays } from './use-trash-days.ts'

export const TrashPage = ({ screens }: { screens: Screens }) => (
  <WithOptions screens={screens}>
    {(options) => <Trash screens={screens} options={options} />}
  </WithOptions>
)

function Trash({ screens, options }: { screens: Screens; options: Options }) {
  const { resource } = screens
  const { t } = useResourceTexts(resource)
  const trash = trashQuery(screens)
  const query = useInfiniteQuery(trash)
  const list = useRecordList({
    query,
    view: 'trash',
    belongsToView: ({ deletedAt }: AnyRecord) => Boolean(deletedAt),
  })
  const renew = useRenewal(trash)
  const { restore } = useMoveRecord(screens)
  const columns = useTrashColumns(screens, options, query.dataUpdatedAt)
  useListCommands(list, {})
  const [doomed, setDoomed] = useState<AnyRecord>()

  const menuOf = (record: AnyRecord) => (
    <RowMenu name={nameOf(resource, record)} onLeave={() => list.moveOn(record)}>
      <LeavingItem icon={<ArchiveRestore />} onClick={() => restore(record)}>
        {t('trash.restore')}
      </LeavingItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={() => setDoomed(record)}>
        {t('trash.deletePermanently')}
      </MenuItem>
    </RowMenu>
  )

  return (
    <Page title={t('trash.caption')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{t('trash.explanation', { count: useTrashDays() })}</p>
        <ListCount shown={list.rows.length} total={list.total} />
      </div>
      <RecordList
        caption={t('trash.caption')}
        list={list}
        columns={columns}
        nameOf={(record) => nameOf(resource, record)}
        actions={menuOf}
        onPlace={renew}
        none={
          <EmptyState
            title={t('trash.empty.title')}
            text={t('trash.empty.text')}
            actions={<LinkButton to={linkTo(resource).list}>{t('trash.empty.action')}</LinkButton>}
          />
        }
      />
      <TrashBulk list={list} screens={screens} />
      <DeletePermanently screens={screens} record={doomed} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
