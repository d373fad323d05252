import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useListCommands } from '#kit/record-list/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import type { Search } from '../address.ts'
import { linkTo, needsOf } from '../link-to.ts'
import { nameOf, type Options, WithOptions } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useRemoval } from '../use-removal.tsx'
import { columnsOf, usualColumnsOf } from './columns.tsx'
import { listMore } from './list-more.tsx'
import { listQuery } from './list-query.ts'
import { NothingYet } from './no-records-on-demand.ts'
import { recordMenu } from './record-menu.tsx'
import { ResourceList } from './resource-list.tsx'
import { useDisplay } from './use-display.ts'
import { type ListState, useResourceList } from './use-resource-list.ts'

const bulk = createOnDemand(() => import('./list-bulk.tsx'))

interface ListPageProps {
  screens: Screens
  search: Search
}

export function ListPage({ screens, search }: ListPageProps) {
  const shown = useResourceList<Resource, AnyRecord>(screens.resource, {
    search,
    query: (view, cursor) => listQuery(screens, view, cursor),
  })
  return (
    <WithOptions screens={screens} records={[...shown.list.rows, shown.view]}>
      {(options) => <List {...{ screens, shown, options }} />}
    </WithOptions>
  )
}

interface ListProps {
  screens: Screens
  shown: ListState
  options: Options
}

function List({ screens, shown, options }: ListProps) {
  const { resource, references } = screens
  const { list, view } = shown
  const display = useDisplay(screens, options)
  const { texts } = display
  const { t } = texts
  const navigate = useNavigate()
  const links = linkTo(resource)
  const many = useOnceWanted(bulk, !list.selection.isEmpty)
  const deletedIndexRef = useRef(0)
  const removal = useRemoval(screens, {
    moveFocus: () => list.moveToPlace(deletedIndexRef.current),
  })

  const open = ({ id }: AnyRecord) => void navigate({ to: links.detail(id) })
  const edit = ({ id }: AnyRecord) => void navigate({ to: links.update(id) })
  const mayEdit = useAllowed(needsOf(resource, 'update'))
  useListCommands(list, { open, ...(mayEdit && { edit }) })

  function remove(record: AnyRecord) {
    deletedIndexRef.current = list.rows.indexOf(record)
    removal.remove(record)
  }

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
      <ResourceList
        of={shown}
        {...{ options, references }}
        columns={columnsOf(display)}
        usualColumns={usualColumnsOf(screens)}
        nameOf={(record) => nameOf(resource, record)}
        actions={menuOf}
        empty={<NothingYet {...screens} />}
      />
      {many && <many.ListBulk list={list} screens={screens} view={view} options={options} />}
      {removal.dialog}
    </Page>
  )
}
