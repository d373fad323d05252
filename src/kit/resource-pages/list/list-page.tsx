import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import {
  Filters,
  ListBar,
  RecordList,
  SearchBox,
  useAddressPlace,
  useChosenColumns,
  useListCommands,
  useRecordList,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { filtersOf, sortsOf } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { atRest, createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { addressIn, belongsTo, type ListAddress, type Search, viewOf } from '../address.ts'
import { linkTo, needsOf } from '../link-to.ts'
import { nameOf, type Options, WithOptions } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useMoveRecord } from '../trash/use-move-record.ts'
import { columnsOf, usualColumnsOf } from './columns.tsx'
import { listFilters } from './list-filters.tsx'
import { listMore } from './list-more.tsx'
import { listQuery } from './list-query.ts'
import { NoRecords } from './no-records-on-demand.ts'
import { ordersOf } from './orders.ts'
import { recordMenu } from './record-menu.tsx'
import { useDisplay } from './use-display.ts'

/** Loads with the first selected record. */
const bulk = createOnDemand(() => import('./list-bulk.tsx'))

interface ListPageProps {
  screens: Screens
  search: Search
}

export const ListPage = (props: ListPageProps) => (
  <WithOptions screens={props.screens}>
    {(options) => <List {...props} options={options} />}
  </WithOptions>
)

function List({ screens, search, options }: ListPageProps & { options: Options }) {
  const { resource } = screens
  const address = addressIn(resource, search)
  const display = useDisplay(screens, options)
  const { texts } = display
  const { t } = texts
  const navigate = useNavigate()
  const links = linkTo(resource)
  const view = viewOf(resource, address)
  const query = listQuery(screens, view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    view: JSON.stringify(view),
    belongsToView: belongsTo(resource, view),
  })
  useEffect(() => void atRest(() => void NoRecords.preload?.()), [])
  const place = useAddressPlace(address.cursor, query)
  const many = useOnceWanted(bulk, !list.selection.isEmpty)
  const { remove } = useMoveRecord(screens)
  const columns = columnsOf(display)
  const chosen = useChosenColumns(resource.path, usualColumnsOf(screens))
  const { effective, orders } = ordersOf(display, address)

  const setSearch = (change: Partial<ListAddress>) =>
    void navigate({ to: '.', search: { ...address, cursor: '', ...change } })
  const open = ({ id }: AnyRecord) => void navigate({ to: links.detail(id) })
  const edit = ({ id }: AnyRecord) => void navigate({ to: links.update(id) })
  const mayEdit = useAllowed(needsOf(resource, 'update'))
  useListCommands(list, { open, ...(mayEdit && { edit }) })
  const sorting = {
    sort: effective,
    onSort: (sort: string) => setSearch({ sort: sortsOf(resource).includes(sort) ? sort : '' }),
  }
  const everything = Object.fromEntries(filtersOf(resource).map(({ param }) => [param, '']))

  const menuOf = (record: AnyRecord) =>
    recordMenu({
      screens,
      texts,
      record,
      onDelete: () => remove(record),
      onLeave: () => list.moveOn(record),
    })

  return (
    <Page
      title={t('caption')}
      action={
        <div className="flex items-center gap-2">
          {listMore(screens, texts, view)}
          <Allowed needs={needsOf(resource, 'create')}>
            <LinkButton to={links.create} variant="primary">
              {t('new')}
            </LinkButton>
          </Allowed>
        </div>
      }
    >
      <ListBar
        list={list}
        view={<ViewMenu columns={columns} chosen={chosen} sorting={sorting} orders={orders} />}
      >
        <SearchBox searchTerm={address.searchTerm} label={t('list.search')} />
        <Filters>{listFilters(display, { address, onChange: setSearch })}</Filters>
      </ListBar>
      <RecordList
        caption={t('caption')}
        list={list}
        columns={columns}
        chosen={chosen}
        nameOf={(record) => nameOf(resource, record)}
        actions={menuOf}
        sorting={sorting}
        {...place}
        none={
          <Suspense>
            <NoRecords
              screens={screens}
              address={address}
              options={options}
              onClear={() => setSearch({ ...everything, searchTerm: '' })}
            />
          </Suspense>
        }
      />
      {many && <many.ListBulk list={list} screens={screens} view={view} options={options} />}
    </Page>
  )
}
