import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuestion } from '#kit/actions/index.ts'
import {
  LeavingItem,
  ListBar,
  RecordList,
  RowMenu,
  SearchBox,
  useListCommands,
  useRecordList,
  useRenewal,
} from '#kit/record-list/index.ts'
import { isSearched, type Search } from '#kit/resource/index.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { linkTo } from '../link-to.ts'
import { useTrashDays } from '../list/use-trash-days.ts'
import { nameOf, type Options, WithOptions } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { DeletePermanently } from './delete-permanently.tsx'
import { TrashBulk } from './trash-bulk.tsx'
import { trashQuery } from './trash-query.ts'
import { useMoveRecord } from './use-move-record.ts'
import { useTrashColumns } from './use-trash-columns.tsx'

interface TrashPageProps {
  screens: Screens
  search: Search
}

export const TrashPage = ({ screens, search }: TrashPageProps) => (
  <WithOptions screens={screens} records={[]}>
    {(options) => <Trash {...{ screens, search, options }} />}
  </WithOptions>
)

function Trash({ screens, search, options }: TrashPageProps & { options: Options }) {
  const { resource } = screens
  const { searchTerm = '' } = search
  const { t } = useResourceTexts(resource)
  const { t: tList } = useTranslation('record-list')
  const navigate = useNavigate()
  const trash = trashQuery(screens, searchTerm || undefined)
  const query = useInfiniteQuery({ ...trash, placeholderData: keepPreviousData })
  const list = useRecordList({
    query,
    view: `trash ${searchTerm}`,
    belongsToView: ({ deletedAt }: AnyRecord) => Boolean(deletedAt),
  })
  const renew = useRenewal(trash)
  const { restore } = useMoveRecord(screens)
  const isEmpty = !searchTerm && list.total?.count === 0
  const columns = useTrashColumns(screens, options, query.dataUpdatedAt)
  useListCommands(list, {})
  const { ask, about } = useQuestion<AnyRecord, 'delete'>()
  const deletedIndexRef = useRef(0)

  const clear = () => void navigate({ to: '.', search: {} })

  function remove(record: AnyRecord) {
    deletedIndexRef.current = list.rows.indexOf(record)
    ask('delete', record)
  }

  const menuOf = (record: AnyRecord) => (
    <RowMenu name={nameOf(resource, record)} onLeave={() => list.moveOn(record)}>
      <LeavingItem icon={<ArchiveRestore />} onClick={() => restore(record)}>
        {t('trash.restore')}
      </LeavingItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={() => remove(record)}>
        {t('trash.deletePermanently')}
      </MenuItem>
    </RowMenu>
  )

  return (
    <Page title={t('trash.caption')}>
      <p className="mb-4 text-sm text-ink-soft">
        {t('trash.explanation', { count: useTrashDays() })}
      </p>
      {!isEmpty && (
        <ListBar list={list}>
          {isSearched(resource) && <SearchBox searchTerm={searchTerm} label={t('list.search')} />}
        </ListBar>
      )}
      <RecordList
        caption={t('trash.caption')}
        list={list}
        columns={columns}
        nameOf={(record) => nameOf(resource, record)}
        actions={menuOf}
        onPlace={renew}
        none={
          searchTerm ? (
            <NoMatchState
              title={t('list.noMatch')}
              text={<span className="wrap-anywhere">{tList('searched', { searchTerm })}</span>}
              actions={<Button onClick={clear}>{tList('clearSearch')}</Button>}
            />
          ) : (
            <EmptyState
              drawing={<EmptyTray />}
              title={t('trash.empty.title')}
              text={t('trash.empty.text')}
              actions={
                <LinkButton to={linkTo(resource).list}>{t('trash.empty.action')}</LinkButton>
              }
            />
          )
        }
      />
      <TrashBulk {...{ list, screens, searchTerm }} />
      <DeletePermanently
        {...{ screens, ...about('delete') }}
        moveFocus={() => list.moveToPlace(deletedIndexRef.current)}
      />
    </Page>
  )
}
