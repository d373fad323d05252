import { queryOptions } from '@tanstack/react-query'
import type { Resource } from '#kit/resource/index.ts'
import {
  type ImportRun,
  importsKey,
  isBusy,
  sendImportCall,
} from '#modules/imports/screen/index.ts'

/** Another tab or user may work on them. */
const pollMs = 1000

export const runsQuery = (resource: Resource) =>
  queryOptions({
    queryKey: importsKey(resource),
    queryFn: ({ signal }) =>
      sendImportCall<{ items: ImportRun[] }>(resource, 'list', undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? pollMs : false),
  })
