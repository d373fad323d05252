import backup from '#modules/backup/module.server.ts'
import catalogue from '#modules/catalogue/module.server.ts'
import connectedApps from '#modules/connected-apps/module.server.ts'
import organizations from '#modules/organizations/module.server.ts'
import shelves from '#modules/shelves/module.server.ts'
import webhooks from '#modules/webhooks/module.server.ts'

export const modules = [backup, catalogue, connectedApps, organizations, shelves, webhooks]
