import { notFound } from '@tanstack/react-router'
import { namespaceOf } from '#kit/resource/index.ts'
import type { Crumb } from '#layouts/document/page-title.ts'
import type { Permissions } from '#rules/permissions.ts'
import { linkToAdded } from '../added-page.ts'
import { linkTo, needsOf } from '../link-to.ts'
import { prepareListPage } from '../list/prepare-list-page.ts'
import type { ListContext } from '../manager-module.ts'
import {
  prepareCreatePage,
  prepareDetailPage,
  prepareUpdatePage,
} from '../record/prepare-record-page.ts'
import type { Screens } from '../screens.ts'
import { prepareTrashPage } from '../trash/prepare-trash-page.ts'
import { pagesOf, type ResourceParams, type Resources, type ShownPages } from './resources.ts'

interface Context extends ListContext {
  resources: Resources
}

interface Visit {
  context: Context
  params: ResourceParams
  search: Record<string, string>
  guard: (needs: Permissions) => void
}

export async function prepareResourcePage({ context, params, search, guard }: Visit) {
  const { screens, shown } = await pagesOf(context.resources, params)
  const { resource } = screens
  if (shown.page === 'trash' && !resource.trash) throw notFound()
  guard(needsOf(resource, ...shown.actions))
  let record: { name: string | undefined } | undefined
  if (shown.page === 'detail') record = await prepareDetailPage(context, screens, shown.id)
  else if (shown.page === 'update') record = await prepareUpdatePage(context, screens, shown.id)
  else if (shown.page === 'list') await prepareListPage(context, screens, search)
  else if (shown.page === 'trash') await prepareTrashPage(context, screens, search)
  else if (shown.page === 'create') await prepareCreatePage(context, screens)
  else {
    await Promise.all([
      shown.added.prepare(context, screens, search),
      context.i18n.loadNamespaces('resource-pages'),
    ])
  }
  return { ...record, crumbs: trailTo(context, screens, shown) }
}

function trailTo(context: Context, screens: Screens, shown: ShownPages['shown']): Crumb[] {
  const links = linkTo(screens.resource)
  const crumb = (page: keyof typeof titles, pathname: string) => ({
    pathname,
    label: titleOf(context, screens, titles[page]),
  })
  const list = crumb('list', links.list)
  if (shown.page === 'list') return [list]
  if (shown.page === 'added') {
    const pathname = linkToAdded(screens.resource, shown.added)
    return [list, { pathname, label: titleOf(context, screens, shown.added.title) }]
  }
  if (!('id' in shown)) return [list, crumb(shown.page, links[shown.page])]
  const record = { ...crumb('detail', links.detail(shown.id)), isRecord: true }
  if (shown.page === 'detail') return [list, record]
  return [list, record, crumb('update', links.update(shown.id))]
}

const titles = {
  list: 'caption',
  detail: 'details',
  create: 'new',
  trash: 'trash.caption',
  update: 'form.update',
}

function titleOf({ i18n }: Context, { resource }: Screens, key: string) {
  const t = i18n.getFixedT(i18n.language, [namespaceOf(resource), 'resource-pages'])
  return t([key], { defaultValue: key })
}
