import { mutationOptions } from '@tanstack/react-query'
import type { Resource } from '#kit/resource/index.ts'
import type { Fix } from '#modules/import-files/index.ts'
import {
  type ProblemLine,
  reviewQuery,
  runMutation,
  runQuery,
  sendImportCall,
} from '#modules/imports/screen/index.ts'

export const fixMutation = (resource: Resource) =>
  runMutation<{ id: string; fixes: Fix[] }>(resource, 'fix')

export const correctMutation = (resource: Resource, id: string) =>
  mutationOptions({
    mutationFn: (input: { line: number; values: Record<string, string> }) =>
      sendImportCall<ProblemLine>(resource, 'correct', { id, ...input }),
    onSuccess(corrected, _input, _before, { client }) {
      client.setQueryData(
        reviewQuery(resource, id).queryKey,
        (review) =>
          review && {
            ...review,
            lines: review.lines.map((line) => (line.line === corrected.line ? corrected : line)),
          },
      )
      return client.invalidateQueries({ queryKey: runQuery(resource, id).queryKey })
    },
  })
