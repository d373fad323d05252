export { countFigures, countFiguresJob } from './count-figures.server.ts'
export { dashboardApi } from './dashboard.api.server.ts'
export { mailsPart } from './mails-part.server.ts'
