import { defineOperation } from '#kit/features/index.server.ts'
import { shelfLimits } from './shelf-limits.server.ts'

export default defineOperation({ variables: [shelfLimits] })
