export { dashboardApi } from './dashboard.api.server.ts'
export { countFigures } from './figures/count-figures.server.ts'
