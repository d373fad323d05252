import { z } from 'zod/mini'
import { AuthError } from '#features/session/index.ts'
import type { Mapping } from '../import-fields.ts'
import { importResultSchema, type ImportResult } from '../import-result.ts'
import { ImportRefused } from './import-refused.ts'

export type ImportCall = {
  file: File
  type: string
  mapping: Mapping
  update: boolean
  dryRun: boolean
  /** How much of the file has been sent: from 0 to 1. */
  onSent: (part: number) => void
}

const refusalSchema = z.object({
  code: z.catch(z.string(), 'UNKNOWN_ERROR'),
  message: z.catch(z.string(), ''),
  line: z.catch(z.optional(z.int()), undefined),
})

/** Sends a file as it is; only this way does a browser tell how much of it has been sent. */
export function importCall({ file, type, mapping, update, dryRun, onSent }: ImportCall) {
  const query = new URLSearchParams({
    dryRun: `${dryRun}`,
    update: `${update}`,
    mapping: JSON.stringify(mapping),
  })
  return new Promise<ImportResult>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', `/api/v1/books/import?${query}`)
    call.setRequestHeader('content-type', type)
    call.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    call.addEventListener('error', () =>
      reject(new AuthError('Offline', { status: 0, code: 'OFFLINE' })),
    )
    call.addEventListener('load', () => {
      const answer = parse(call.responseText)
      const result = z.safeParse(importResultSchema, answer)
      if (call.status === 200 && result.success) resolve(result.data)
      else reject(refusal(call, answer))
    })
    call.send(file)
  })
}

function refusal(call: XMLHttpRequest, answer: unknown) {
  const { data } = z.safeParse(refusalSchema, answer)
  const { code = 'UNKNOWN_ERROR', message = '', line } = data ?? {}
  const requestId = call.getResponseHeader('x-request-id') ?? undefined
  return new ImportRefused(message, { status: call.status, code, requestId }, line)
}

/** A proxy on the way may answer in its own words, which are no JSON. */
function parse(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
