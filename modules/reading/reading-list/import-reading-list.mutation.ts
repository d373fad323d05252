import { mutationOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { sendFile } from '#kit/api/index.ts'
import { readAnswer } from '#kit/session/index.ts'
import { shelvesKey } from '#modules/shelves/index.ts'
import { readingsKey } from '../reading.queries.ts'
import { type ReadingListReport, readingListReportSchema } from './reading-list.ts'

export interface Sending {
  file: File
  dryRun: boolean
  onSent: (part: number) => void
}

export const importReadingListMutation = mutationOptions({
  async mutationFn({ file, dryRun, onSent }: Sending): Promise<ReadingListReport> {
    const address = `/reading/import?dryRun=${dryRun}`
    const sent = await sendFile(address, file, { type: 'text/csv', onProgress: onSent })
    return z.parse(readingListReportSchema, await readAnswer(sent))
  },
  async onSettled(_report, _error, { dryRun }, _before, { client }) {
    if (dryRun) return
    await client.invalidateQueries({ queryKey: readingsKey })
    await client.invalidateQueries({ queryKey: shelvesKey })
  },
})
