import { z } from 'zod/mini'
import { sendFile } from '#kit/api/index.ts'
import { readAnswer } from '#kit/session/index.ts'
import type { Mapping } from '../import-fields.ts'
import { importResultSchema, type ImportResult } from '../import-result.ts'

export type ImportCall = {
  file: File
  type: string
  mapping: Mapping
  update: boolean
  dryRun: boolean
  /** From 0 to 1. */
  onSent: (part: number) => void
}

export async function importCall(call: ImportCall): Promise<ImportResult> {
  const { file, type, mapping, update, dryRun, onSent } = call
  const query = new URLSearchParams({
    dryRun: `${dryRun}`,
    update: `${update}`,
    mapping: JSON.stringify(mapping),
  })
  const sent = await sendFile(`/books/import?${query}`, file, { type, onProgress: onSent })
  return z.parse(importResultSchema, await readAnswer(sent))
}
