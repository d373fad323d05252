import type { AddedPage } from '#kit/resource-pages/index.ts'
import { ImportPage, prepareImportPage } from './import-page.tsx'
import type { ImportTarget } from './use-import.ts'

type Added = Awaited<ReturnType<AddedPage['load']>>

export const addedImport = (target: ImportTarget): Added => ({
  prepare: (context, _screens, search) => prepareImportPage(context, target, search),
  Page: ({ search }) => <ImportPage {...target} search={search} />,
})
