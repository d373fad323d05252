import { defineOperation } from '#kit/features/index.server.ts'
import { organizationLimits } from './members/organization-limits.server.ts'

export default defineOperation({ variables: [organizationLimits] })
