import { errorsIn } from '#modules/organizations/index.server.ts'

export const activeErrors = {
  NO_ACTIVE_ORGANIZATION: [404],
} as const

export const { errorOf: activeError, errorMapOf: activeErrorMap } = errorsIn(activeErrors)
