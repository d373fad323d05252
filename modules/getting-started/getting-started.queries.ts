import { queryOf } from '#kit/api/index.ts'

export const gettingStartedQuery = queryOf('dashboard.gettingStarted')
