import { defineOperation } from '#kit/features/index.server.ts'
import { teamLimits } from './team-limits.server.ts'

export default defineOperation({ variables: [teamLimits] })
