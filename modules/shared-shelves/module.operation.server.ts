import { defineOperation } from '#kit/features/index.server.ts'
import { linkCalls } from './link-calls.server.ts'

export default defineOperation({ variables: [linkCalls] })
