import type { GettingStartedStep } from '#modules/getting-started/index.server.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { lastBackup } from '../last-backup.server.ts'

/** A note that can't be read must not hide the other steps. */
const isBackedUp = (dataDir: string) =>
  lastBackup(dataDir).then(
    (at) => at !== undefined,
    (error: unknown) => {
      currentRequest().log.warn({ err: error }, 'The note of the last backup cannot be read')
      return false
    },
  )

export const steps: GettingStartedStep[] = [
  {
    name: 'backup',
    order: 70,
    needs: {},
    isDone: ({ config }) => isBackedUp(config.dataDir),
    title: 'dashboard:gettingStarted.backup',
    guide: 'operating',
    code: 'npm run admin -- backup <file>',
  },
]
