import type { AddedPage } from '#kit/resource-pages/index.ts'
import { ImportPage } from './import-page.tsx'
import { prepareImportPage } from './prepare-import.ts'
import type { ImportTarget } from './use-import.ts'

type Added = Awaited<ReturnType<AddedPage['load']>>

export const addedImport = (target: ImportTarget): Added => ({
  prepare: (context, _screens, search) => prepareImportPage(context, target, search),
  Page: ({ search }) => <ImportPage {...target} search={search} />,
})
