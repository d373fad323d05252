export { dashboardApi } from './dashboard.api.server.ts'
export { countFiguresJob } from './figures/count-figures.server.ts'
