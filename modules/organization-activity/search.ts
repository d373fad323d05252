import { texts } from '#routes/-search.ts'

export const organizationActivitySearch = texts('action', 'cursor')
