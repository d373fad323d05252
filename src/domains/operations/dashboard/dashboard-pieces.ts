import type { DashboardPieces } from '#kit/dashboard/index.ts'
import { MailStep, NameStep } from './getting-started/steps.tsx'
import { FailedMails } from './mails/failed-mails.tsx'

export const pieces: DashboardPieces = {
  name: 'operations',
  attention: [
    { order: 10, count: (of) => of.attention.mails?.total.count ?? 0, Show: FailedMails },
  ],
  steps: [
    { order: 20, name: 'name', Show: NameStep },
    { order: 60, name: 'mail', Show: MailStep },
  ],
}
