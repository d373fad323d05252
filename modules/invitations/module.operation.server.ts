import { defineOperation } from '#kit/features/index.server.ts'
import { invitationLimits } from './invitation-limits.server.ts'

export default defineOperation({ variables: [invitationLimits] })
