import type { AddedPage } from '#kit/resource-pages/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { ImportPage, prepareImportPage } from './import-page.tsx'

type Added = Awaited<ReturnType<AddedPage['load']>>

export const addedImport = (resource: Resource): Added => ({
  prepare: (context, _screens, search) => prepareImportPage(context, resource, search),
  Page: ({ search }) => <ImportPage resource={resource} search={search} />,
})
