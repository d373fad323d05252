import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { sendFile } from '#kit/api/index.ts'
import { readAnswer } from '#kit/session/index.ts'
import type { Resource } from '../../resource/index.ts'
import { type Mapping, referenceNames } from '../import-fields.ts'
import { type ImportResult, importResultOf } from '../import-result.ts'

export interface ImportCall {
  file: File
  type: string
  mapping: Mapping
  update: boolean
  dryRun: boolean
  onSent: (part: number) => void
}

export const importMutation = (resource: Resource, queryClient: QueryClient) =>
  mutationOptions<ImportResult, Error, ImportCall>({
    mutationFn: (call) => importCall(resource, call),
    onSuccess: (_result, { dryRun }) => (dryRun ? undefined : queryClient.invalidateQueries()),
  })

async function importCall(resource: Resource, call: ImportCall): Promise<ImportResult> {
  const { file, type, mapping, update, dryRun, onSent } = call
  const query = new URLSearchParams({
    dryRun: `${dryRun}`,
    update: `${update}`,
    mapping: JSON.stringify(mapping),
  })
  const address = `/${resource.path}/import?${query}`
  const sent = await sendFile(address, file, { type, onProgress: onSent })
  return z.parse(importResultOf(referenceNames(resource)), await readAnswer(sent))
}
