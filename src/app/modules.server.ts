import webhooks from '#modules/webhooks/module.server.ts'

export const modules = [webhooks]
