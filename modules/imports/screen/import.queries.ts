import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { sendFile } from '#kit/api/index.ts'
import { readAnswer } from '#kit/session/index.ts'
import type { Fix } from '../fixes.ts'
import type { ImportRun, ProblemLine, Review, Undo } from '../runs/import-run.ts'
import { isBusy } from '../runs/import-run.ts'
import type { ImportTarget } from './use-import.ts'

interface Options {
  signal: AbortSignal
}

interface One {
  id: string
}

export interface ImportCalls {
  list: (input: undefined, options: Options) => Promise<{ items: ImportRun[] }>
  get: (input: One, options: Options) => Promise<ImportRun>
  check: (input: CheckInput) => Promise<ImportRun>
  review: (input: One, options: Options) => Promise<Review & { lines: ProblemLine[] }>
  correct: (input: One & { line: number; values: Record<string, string> }) => Promise<ProblemLine>
  fix: (input: One & { fixes: Fix[] }) => Promise<ImportRun>
  start: (input: One) => Promise<ImportRun>
  cancel: (input: One) => Promise<ImportRun>
  undoPreview: (input: One, options: Options) => Promise<Undo>
  undo: (input: One) => Promise<ImportRun>
}

/** The server checks the names of the fields. */
export function checkInput(
  run: One,
  fields: readonly (string | null)[],
  update: boolean,
): CheckInput
export function checkInput({ id }: One, fields: unknown, update: boolean): object {
  return { id, fields, update }
}

interface CheckInput extends One {
  /** Each resource's call names its own fields. */
  fields: never[]
  update: boolean
}

type Target = Pick<ImportTarget, 'resource' | 'calls'>

/** Another tab or user may work on it. */
const pollMs = 1000

const below = (target: Target, ...name: string[]) => ['imports', target.resource.path, ...name]

export const runsQuery = (target: Target) =>
  queryOptions({
    queryKey: below(target),
    queryFn: async ({ signal }) => (await target.calls()).list(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? pollMs : false),
  })

export const runQuery = (target: Target, id: string) =>
  queryOptions({
    queryKey: below(target, 'one', id),
    queryFn: async ({ signal }) => (await target.calls()).get({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? pollMs : false),
  })

export const reviewQuery = (target: Target, id: string) =>
  queryOptions({
    queryKey: below(target, 'review', id),
    queryFn: async ({ signal }) => (await target.calls()).review({ id }, { signal }),
  })

export const undoQuery = (target: Target, id: string) =>
  queryOptions({
    queryKey: below(target, 'undo', id),
    queryFn: async ({ signal }) => (await target.calls()).undoPreview({ id }, { signal }),
  })

/** Shows the new state at once, and polls on from there. */
export const runMutation = <Input extends One>(
  target: Target,
  act: (calls: ImportCalls, input: Input) => Promise<ImportRun>,
) =>
  mutationOptions({
    mutationFn: async (input: Input) => act(await target.calls(), input),
    onSuccess(run, _input, _before, { client }) {
      client.setQueryData(runQuery(target, run.id).queryKey, run)
      return client.invalidateQueries({ queryKey: below(target), exact: true })
    },
  })

export const correctMutation = (target: Target, id: string) =>
  mutationOptions({
    mutationFn: async (input: { line: number; values: Record<string, string> }) =>
      (await target.calls()).correct({ id, ...input }),
    onSuccess(corrected, _input, _before, { client }) {
      client.setQueryData(
        reviewQuery(target, id).queryKey,
        (review) =>
          review && {
            ...review,
            lines: review.lines.map((line) => (line.line === corrected.line ? corrected : line)),
          },
      )
      return client.invalidateQueries({ queryKey: runQuery(target, id).queryKey })
    },
  })

interface Upload {
  file: File
  onSent: (part: number) => void
}

export const uploadMutation = ({ resource }: Target) =>
  mutationOptions({
    async mutationFn({ file, onSent }: Upload): Promise<string> {
      const type = /\.(jsonl|ndjson)$/i.test(file.name) ? 'application/jsonl' : 'text/csv'
      const query = new URLSearchParams({ fileName: file.name })
      const address = `/imports/${resource.path}/upload?${query}`
      const sent = await sendFile(address, file, { type, onProgress: onSent })
      return z.parse(uploaded, await readAnswer(sent)).id
    },
  })

const uploaded = z.object({ id: z.string() })
