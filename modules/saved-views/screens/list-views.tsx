import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import type { ListToolProps } from '#kit/resource-pages/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { menus, Menu } from '#ui/overlays/menu.tsx'
import { savedSearchOf } from '../saved-search.ts'
import { searchOf } from '../view-search.ts'
import type { SavedView } from '../view.ts'
import { changeViewMutation, createViewMutation, deleteViewMutation } from '../views.mutations.ts'
import { viewsQuery } from '../views.queries.ts'

const items = createOnDemand(() => menus.fetch().then(() => import('./view-items.tsx')))
const Items = items.part(({ ViewItems }) => ViewItems)
const ViewDialog = dialogOnDemand(async () => (await import('./view-dialog.tsx')).ViewDialog)

export function ListViews({ resource, search, columns, ...props }: ListToolProps) {
  const { t } = useTranslation('saved-views')
  const navigate = useNavigate()
  const query = useQuery(viewsQuery)
  const [asked, setAsked] = useState<{ view?: SavedView | undefined; open: boolean }>()
  const views = (query.data ?? []).filter((view) => view.resource === resource.path)
  const current = views.find(({ id }) => id === search['view'])
  const shown = { search: savedSearchOf(resource, search), columns: [...columns] }
  const isChanged =
    current &&
    (current.search !== shown.search ||
      (current.columns !== null && current.columns.join('.') !== columns.join('.')))

  const go = (to: object) =>
    void navigate({ to: '.', search: () => ({ ...to }), resetScroll: false })
  const save = useReportedMutation(changeViewMutation, {
    done: ({ name }) => [t('saved', { name })],
    failed: () => t('saveFailed', { name: current?.name }),
  })
  const restore = useReportedMutation(createViewMutation, {
    done: ({ name }) => [t('saved', { name })],
    failed: ({ name }) => t('undoFailed', { name }),
  })
  const remove = useReportedMutation(deleteViewMutation, {
    done: (_, { id: _id, isOwn, ...view }) => [
      t('deleted', { name: view.name }),
      isOwn ? { action: { label: t('undo'), onClick: () => restore.mutate(view) } } : {},
    ],
    failed: ({ name }) => t('deleteFailed', { name }),
  })

  async function removeCurrent() {
    if (!current) return
    await remove.mutateAsync(current).then(
      () => go(Object.fromEntries(new URLSearchParams(shown.search))),
      () => undefined,
    )
  }

  const ask = (view?: SavedView) => setAsked({ view, open: true })
  return (
    <div className="grid grid-cols-1 justify-items-end gap-2">
      <div className="flex max-w-full gap-3 print:hidden">
        <Menu
          align="end"
          from={items}
          trigger={
            <Button className="max-w-60 min-w-0 shrink">
              <Bookmark aria-hidden />
              <span className={current ? 'sr-only' : 'sr-only 2xl:not-sr-only'}>{t('menu')}</span>
              {current && (
                <bdi dir="auto" className="truncate">
                  {current.name}
                </bdi>
              )}
            </Button>
          }
        >
          <Items
            {...{ resource, views, current }}
            hasFailed={query.isError}
            onRetry={() => void query.refetch()}
            onSaveAs={() => ask()}
            onEdit={() => ask(current)}
            onDelete={() => void removeCurrent()}
          />
        </Menu>
        {props.children}
      </div>
      {isChanged && (
        <div className="flex max-w-full flex-wrap items-center justify-end gap-1 print:hidden">
          <output className="line-clamp-2 min-w-0 text-sm wrap-anywhere text-ink-soft">
            {t('changed', { name: current.name })}
          </output>
          {current.isOwn && (
            <Button
              size="sm"
              pending={save.isPending}
              onClick={() => save.mutate({ id: current.id, ...shown })}
            >
              {t('save')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => ask()}>
            {t('saveAsShort')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              props.onResetColumns?.()
              go(searchOf(current))
            }}
          >
            {t('reset')}
          </Button>
        </div>
      )}
      {asked && (
        <ViewDialog
          open={asked.open}
          view={asked.view}
          draft={{ resource: resource.path, ...shown }}
          onClose={() => setAsked((before) => before && { ...before, open: false })}
          onCreated={(view) => go(searchOf(view))}
        />
      )}
    </div>
  )
}
