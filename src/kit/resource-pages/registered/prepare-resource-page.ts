import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { namespaceOf } from '#kit/resource/index.ts'
import type { Permissions } from '#rules/permissions.ts'
import { linkTo, needsOf } from '../link-to.ts'
import { prepareListPage } from '../list/prepare-list-page.ts'
import {
  prepareCreatePage,
  prepareDetailPage,
  prepareUpdatePage,
} from '../record/prepare-record-page.ts'
import type { Screens } from '../screens.ts'
import { prepareTrashPage } from '../trash/prepare-trash-page.ts'
import { pageOf, pagesOf, type ResourceParams, type Resources } from './resources.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
  resources: Resources
}

interface Visit {
  context: Context
  params: ResourceParams
  search: Record<string, string>
  guard: (needs: Permissions) => void
}

export async function prepareResourcePage({ context, params, search, guard }: Visit) {
  const shown = pageOf(params)
  const { screens } = await pagesOf(context.resources, params)
  const { resource } = screens
  if (shown.page === 'trash' && !resource.trash) throw notFound()
  guard(needsOf(resource, ...shown.actions))
  const detail =
    shown.page === 'detail' ? await prepareDetailPage(context, screens, shown.id) : undefined
  if (shown.page === 'list') await prepareListPage(context, screens, search)
  else if (shown.page === 'trash') await prepareTrashPage(context, screens, search)
  else if (shown.page === 'create') await prepareCreatePage(context, screens)
  else if (shown.page === 'update') await prepareUpdatePage(context, screens, shown.id)
  else if (shown.page === 'import') {
    if (!screens.isImported) throw notFound()
    await context.i18n.loadNamespaces(['import', 'resource-pages', namespaceOf(resource)])
  }
  const label = titleOf(context, screens, titles[shown.page])
  const { list } = linkTo(resource)
  const { _splat: path = '' } = params
  const crumbs = [{ pathname: list, label: titleOf(context, screens, titles.list) }]
  if (path) crumbs.push({ pathname: `${list}/${path}`, label })
  return { name: detail?.name ?? label, crumbs }
}

const titles = {
  list: 'caption',
  detail: 'details',
  create: 'new',
  trash: 'trash.caption',
  update: 'edit',
  import: 'list.import',
}

function titleOf({ i18n }: Context, { resource }: Screens, key: string) {
  const t = i18n.getFixedT(i18n.language, [namespaceOf(resource), 'resource-pages'])
  return t([key], { defaultValue: key })
}
