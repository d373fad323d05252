import { type ComponentProps, use } from 'react'
import { ListPage } from '../list/list-page.tsx'
import { CreatePage } from '../record/create-page.tsx'
import { DetailPage } from '../record/detail-page.tsx'
import { UpdatePage } from '../record/update-page.tsx'
import { TrashPage } from '../trash/trash-page.tsx'
import { pagesOf, type ResourceParams, type Resources } from './resources.ts'

interface ResourcePageProps {
  resources: Resources
  params: ResourceParams
  search: Record<string, string>
  listParts: ComponentProps<typeof ListPage>['parts']
  Facts: ComponentProps<typeof DetailPage>['Facts']
}

export function ResourcePage({ resources, params, search, listParts, Facts }: ResourcePageProps) {
  const {
    screens,
    shown,
    detail = { screens },
    form = { screens },
  } = use(pagesOf(resources, params))
  if (shown.page === 'detail') return <DetailPage detail={detail} id={shown.id} Facts={Facts} />
  if (shown.page === 'update') return <UpdatePage form={form} id={shown.id} />
  if (shown.page === 'create') return <CreatePage form={form} />
  if (shown.page === 'trash') return <TrashPage screens={screens} search={search} />
  if (shown.page === 'added') return <shown.added.Page screens={screens} search={search} />
  return <ListPage {...{ screens, detail, search }} parts={listParts} />
}
