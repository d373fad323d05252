import { queryOf } from '#kit/api/index.ts'

export const dashboardQuery = queryOf('dashboard.items')

export const gettingStartedQuery = queryOf('dashboard.gettingStarted')
