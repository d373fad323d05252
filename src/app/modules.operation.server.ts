import type { Operation } from '#kit/features/index.server.ts'
import backup from '#modules/backup/module.operation.server.ts'
import catalogue from '#modules/catalogue/module.operation.server.ts'
import doctor from '#modules/doctor/module.operation.server.ts'
import organizations from '#modules/organizations/module.operation.server.ts'
import webhooks from '#modules/webhooks/module.operation.server.ts'

export const modules: readonly Operation[] = [backup, catalogue, doctor, organizations, webhooks]
