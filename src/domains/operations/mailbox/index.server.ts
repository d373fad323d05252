export { mailTemplatesHandler } from './templates/mail-templates-handler.server.ts'
