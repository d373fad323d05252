import { lastBackup } from '#domains/operations/backup/index.server.ts'
import type { GettingStartedStep } from '#kit/dashboard/index.server.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { isProductNamed } from '#rules/product.ts'

/** A note that can't be read must not hide the other steps. */
const isBackedUp = (dataDir: string) =>
  lastBackup(dataDir).then(
    (at) => at !== undefined,
    (error: unknown) => {
      currentRequest().log.warn({ err: error }, 'The note of the last backup cannot be read')
      return false
    },
  )

export const operationsSteps: GettingStartedStep[] = [
  { name: 'name', needs: {}, isDone: () => isProductNamed },
  { name: 'mail', needs: {}, isDone: ({ mail }) => mail.mailbox === undefined },
  { name: 'backup', needs: {}, isDone: ({ config }) => isBackedUp(config.dataDir) },
]
