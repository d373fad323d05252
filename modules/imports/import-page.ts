import { Upload } from 'lucide-react'
import type { AddedPage } from '#kit/resource-pages/index.ts'
import type { ImportTarget } from './screen/use-import.ts'

/** The import in four steps, among the pages of a resource. */
export const importPage = (target: ImportTarget): AddedPage => ({
  path: 'import',
  needs: ['create', 'update'],
  name: 'list.import',
  Icon: Upload,
  isBeginning: true,
  load: async () => (await import('./screen/added-import.tsx')).addedImport(target),
})
