import type { GettingStartedStep } from '#kit/dashboard/index.server.ts'
import { isProductNamed } from '#rules/product.ts'

export const operationsSteps: GettingStartedStep[] = [
  { name: 'name', needs: {}, isDone: () => isProductNamed },
  { name: 'mail', needs: {}, isDone: ({ mail }) => mail.mailbox === undefined },
]
