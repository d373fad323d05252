import { queryOf } from '#kit/api/index.ts'

export const dashboardQuery = queryOf('dashboard.items')
