import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { sendFile } from '#kit/api/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import { readAnswer } from '#kit/session/index.ts'
import type { ImportRun, ProblemLine, Review } from '../runs/import-run.ts'
import { isBusy } from '../runs/import-run.ts'
import { importsKey, sendImportCall } from './import-call.ts'

interface One {
  id: string
}

export interface CheckInput extends One {
  fields: readonly (string | null)[]
  update: boolean
}

/** Another tab or user may work on it. */
const pollMs = 1000

export const runQuery = (resource: Resource, id: string) =>
  queryOptions({
    queryKey: importsKey(resource, 'one', id),
    queryFn: ({ signal }) => sendImportCall<ImportRun>(resource, 'get', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? pollMs : false),
  })

export const reviewQuery = (resource: Resource, id: string) =>
  queryOptions({
    queryKey: importsKey(resource, 'review', id),
    queryFn: ({ signal }) =>
      sendImportCall<Review & { lines: ProblemLine[] }>(resource, 'review', { id }, { signal }),
  })

/** Shows the new state at once, and polls on from there. */
export const runMutation = <Input extends One = One>(resource: Resource, verb: string) =>
  mutationOptions({
    mutationFn: (input: Input) => sendImportCall<ImportRun>(resource, verb, input),
    onSuccess(run, _input, _before, { client }) {
      client.setQueryData(runQuery(resource, run.id).queryKey, run)
      return client.invalidateQueries({ queryKey: importsKey(resource), exact: true })
    },
  })

export const checkMutation = (resource: Resource) => runMutation<CheckInput>(resource, 'check')

interface Upload {
  file: File
  onSent: (part: number) => void
}

export const uploadMutation = ({ path }: Resource) =>
  mutationOptions({
    async mutationFn({ file, onSent }: Upload): Promise<string> {
      const type = /\.(jsonl|ndjson)$/i.test(file.name) ? 'application/jsonl' : 'text/csv'
      const query = new URLSearchParams({ fileName: file.name })
      const sent = await sendFile(`/imports/${path}/upload?${query}`, file, {
        type,
        onProgress: onSent,
      })
      return z.parse(uploaded, await readAnswer(sent)).id
    },
  })

const uploaded = z.object({ id: z.string() })
