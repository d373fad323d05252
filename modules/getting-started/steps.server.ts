import { isProductNamed } from '#rules/product.ts'
import { hasCreatedUsers } from './created-users.server.ts'
import type { GettingStartedStep } from './step.server.ts'

export const steps: GettingStartedStep[] = [
  {
    name: 'admin',
    order: 10,
    needs: { user: ['set-role'] },
    isDone: () => true,
    title: 'identity-dashboard:steps.admin',
  },
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
    name: 'invite',
    order: 50,
    needs: { user: ['create'] },
    isDone: ({ database }) => hasCreatedUsers(database),
    title: 'identity-dashboard:steps.invite',
    link: { to: '/manager/users/new' },
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
