import { mutationOptions, type QueryClient } from '@tanstack/react-query'
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

export const importReadingListMutation = (queryClient: QueryClient) =>
  mutationOptions({
    async mutationFn({ file, dryRun, onSent }: Sending): Promise<ReadingListReport> {
      const address = `/reading/import?dryRun=${dryRun}`
      const sent = await sendFile(address, file, { type: 'text/csv', onProgress: onSent })
      return z.parse(readingListReportSchema, await readAnswer(sent))
    },
    async onSettled(_report, _error, { dryRun }) {
      if (dryRun) return
      await queryClient.invalidateQueries({ queryKey: readingsKey })
      await queryClient.invalidateQueries({ queryKey: shelvesKey })
    },
  })
