export { mailTemplatesDoor } from './templates/mail-templates-door.server.ts'
