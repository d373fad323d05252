import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useListCommands } from '#kit/record-list/index.ts'
import type { Resource, Search } from '#kit/resource/index.ts'
import { Allowed, useAllowed } from '#layouts/commands/allowed.tsx'
import { useLaterCommands } from '#layouts/commands/use-commands.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import { linkTo, needsOf } from '../link-to.ts'
import { listQuery } from '../list-state/list-query.ts'
import { type ListState, useResourceList } from '../list-state/use-resource-list.ts'
import type { DetailScreens } from '../record/detail-options.ts'
import { nameOf, type Options, wantedBy, WithOptions } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { useRemoval } from '../use-removal.tsx'
import { columnsOf, usualColumnsOf } from './columns.tsx'
import { ListMore } from './list-more.tsx'
import { NothingYet } from './no-records-on-demand.ts'
import { type PartsOnDemand, recordMenuOf } from './record-menu.tsx'
import { ResourceList } from './resource-list.tsx'
import { useDisplay } from './use-display.ts'
import { useListActions } from './use-list-actions.ts'

const bulk = createOnDemand(() => import('./list-bulk.tsx'))
const tools = createOnDemand(() => import('../tools/list-tools.tsx'))

interface ListPageProps {
  screens: Screens
  detail?: DetailScreens | undefined
  search: Search
  parts: PartsOnDemand
}

export function ListPage({ search, ...props }: ListPageProps) {
  const { screens } = props
  const shown = useResourceList<Resource, AnyRecord>(screens.resource, {
    search,
    query: (view, cursor) => listQuery(screens, view, cursor),
  })
  return (
    <WithOptions
      screens={screens}
      records={[...shown.list.rows, wantedBy(screens.resource, shown.view)]}
    >
      {(options) => <List {...props} {...{ shown, options }} />}
    </WithOptions>
  )
}

interface ListProps extends Omit<ListPageProps, 'search'> {
  shown: ListState
  options: Options
}

function List({ screens, detail, shown, options, parts }: ListProps) {
  const { resource, references } = screens
  const { list, view } = shown
  const display = useDisplay(screens, options)
  const { texts } = display
  const { t } = texts
  const navigate = useNavigate()
  const links = linkTo(resource)
  const isUsed = list.activeRow !== undefined
  const many = useOnceWanted(bulk, !list.selection.isEmpty)
  const used = useLaterCommands(tools, isUsed)
  const added = useLaterCommands(parts, isUsed || !list.selection.isEmpty)?.parts
  const actions = useListActions(!list.selection.isEmpty)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [recordMenu] = useState(() => recordMenuOf(parts))
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
      onOpenPanel() {
        list.moveTo(list.rows.indexOf(record), false)
        setPanelOpen(true)
      },
      onLeave: () => list.moveOn(record),
    })

  return (
    <Page
      title={t('caption')}
      action={
        <div className="flex items-center gap-2">
          <ListMore of={shown} added={screens.added} />
          <Allowed needs={needsOf(resource, 'create')}>
            <LinkButton to={links.create} variant="primary">
              {t('new')}
            </LinkButton>
          </Allowed>
        </div>
      }
    >
      {used && <used.ListChanges screens={screens} shown={shown} />}
      <ResourceList
        of={shown}
        {...{ options, references }}
        calls={screens.calls}
        columns={columnsOf(display)}
        usualColumns={usualColumnsOf(screens)}
        nameOf={(record) => nameOf(resource, record)}
        actions={menuOf}
        hasTools
        empty={<NothingYet {...screens} />}
      />
      {many && added && actions && (
        <many.ListBulk {...{ list, screens, view, options }} {...actions} parts={added} />
      )}
      {used && (
        <used.ListTools
          {...{ screens, detail, list, options, open, remove, isPanelOpen, setPanelOpen }}
          parts={added}
        />
      )}
      {removal.dialog}
    </Page>
  )
}
