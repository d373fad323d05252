import { ListRestart, ListX } from 'lucide-react'
import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'
import { jobNameIn } from './jobs/job-name.ts'

export const activity: ActivityParts = {
  ...recorded,
  icons: {
    'job.retry': ListRestart,
    'job.delete': ListX,
  },
  targets: { job: { isUnlisted: true, namespace: 'jobs', nameIn: jobNameIn } },
}
