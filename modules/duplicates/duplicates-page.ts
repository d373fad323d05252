import { Copy } from 'lucide-react'
import type { AddedLink, AddedPage } from '#kit/resource-pages/index.ts'
import type { GetCalls } from './duplicate-calls.ts'

export const duplicatesLink: AddedLink = {
  path: 'duplicates',
  needs: ['update', 'delete'],
  link: 'duplicates.find',
  title: 'duplicates.caption',
  Icon: Copy,
}

/** The search for records that are alike, among the pages of a resource whose description has rules for it. */
export const duplicatesPage = (calls: GetCalls): AddedPage => ({
  ...duplicatesLink,
  load: async () => (await import('./screens/added-duplicates.tsx')).addedDuplicates(calls),
})
