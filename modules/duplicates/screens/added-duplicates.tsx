import type { AddedPage } from '#kit/resource-pages/index.ts'
import type { GetCalls } from '../duplicate-calls.ts'
import { DuplicatesPage, prepareDuplicatesPage } from './duplicates-page.tsx'

type Added = Awaited<ReturnType<AddedPage['load']>>

export const addedDuplicates = (calls: GetCalls): Added => ({
  prepare: (context, screens, search) => prepareDuplicatesPage(context, screens, calls, search),
  Page: (props) => <DuplicatesPage {...props} calls={calls} />,
})
