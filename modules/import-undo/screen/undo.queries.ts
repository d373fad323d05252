import { queryOptions } from '@tanstack/react-query'
import type { Resource } from '#kit/resource/index.ts'
import { importsKey, runMutation, sendImportCall } from '#modules/imports/screen/index.ts'
import type { Undo } from '../undo.ts'

export const undoQuery = (resource: Resource, id: string) =>
  queryOptions({
    queryKey: importsKey(resource, 'undo', id),
    queryFn: ({ signal }) => sendImportCall<Undo>(resource, 'undoPreview', { id }, { signal }),
  })

export const undoMutation = (resource: Resource) => runMutation(resource, 'undo')
