import { Upload } from 'lucide-react'
import type { AddedLink, AddedPage } from '#kit/resource-pages/index.ts'
import type { Resource } from '#kit/resource/index.ts'

export const importLink: AddedLink = {
  path: 'import',
  needs: ['create', 'update'],
  link: 'list.import',
  title: 'list.import',
  Icon: Upload,
  isBeginning: true,
}

/** The import in four steps, among the pages of a resource. */
export const importPage = (resource: Resource): AddedPage => ({
  ...importLink,
  load: async () => (await import('./screen/added-import.tsx')).addedImport(resource),
})
