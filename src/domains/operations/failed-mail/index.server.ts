export { reportFailedMail } from './report-failed-mail.server.ts'
