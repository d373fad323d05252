import type { GettingStartedStep } from '#kit/dashboard/index.server.ts'
import { isProductNamed } from '#rules/product.ts'

export const operationsSteps: GettingStartedStep[] = [
  {
    name: 'name',
    order: 20,
    needs: {},
    isDone: () => isProductNamed,
    title: 'dashboard:gettingStarted.name',
    guide: 'renaming',
    code: 'npm run rename -- "<name>"',
  },
  {
    name: 'mail',
    order: 60,
    needs: {},
    isDone: ({ mail }) => mail.mailbox === undefined,
    title: 'dashboard:gettingStarted.mail',
    guide: 'configuration',
    code: 'SMTP_URL, MAIL_FROM',
  },
]
