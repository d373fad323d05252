import type { DashboardPieces } from '#kit/dashboard/index.ts'
import { FailedMails } from './mails/failed-mails.tsx'

export const pieces: DashboardPieces = {
  name: 'mail',
  attention: [
    { order: 10, count: (of) => of.attention.mails?.total.count ?? 0, Show: FailedMails },
  ],
}
