export { mailTemplatesDoor } from './mail-templates-door.server.ts'
