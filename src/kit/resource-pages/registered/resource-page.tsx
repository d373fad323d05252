import { use } from 'react'
import { ImportPage } from '#kit/import/index.ts'
import { DuplicatesPage } from '../duplicates/duplicates-page.tsx'
import { CreatePage } from '../form/create-page.tsx'
import { UpdatePage } from '../form/update-page.tsx'
import { linkTo } from '../link-to.ts'
import { ListPage } from '../list/list-page.tsx'
import { DetailPage } from '../record/detail-page.tsx'
import { TrashPage } from '../trash/trash-page.tsx'
import { importTarget } from './import-target.ts'
import { pageOf, pagesOf, type ResourceParams, type Resources } from './resources.ts'

interface ResourcePageProps {
  resources: Resources
  params: ResourceParams
  search: Record<string, string>
}

export function ResourcePage({ resources, params, search }: ResourcePageProps) {
  const { screens, detail = { screens }, form = { screens } } = use(pagesOf(resources, params))
  const shown = pageOf(params)
  if (shown.page === 'detail') return <DetailPage detail={detail} id={shown.id} />
  if (shown.page === 'update') return <UpdatePage form={form} id={shown.id} />
  if (shown.page === 'create') return <CreatePage form={form} />
  if (shown.page === 'trash') return <TrashPage screens={screens} search={search} />
  if (shown.page === 'duplicates') return <DuplicatesPage screens={screens} search={search} />
  if (shown.page === 'import') {
    return (
      <ImportPage {...importTarget(screens)} list={linkTo(screens.resource).list} search={search} />
    )
  }
  return <ListPage {...{ screens, detail, search }} />
}
