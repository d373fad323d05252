import backup from '#modules/backup/module.server.ts'
import connectedApps from '#modules/connected-apps/module.server.ts'
import webhooks from '#modules/webhooks/module.server.ts'

export const modules = [backup, connectedApps, webhooks]
