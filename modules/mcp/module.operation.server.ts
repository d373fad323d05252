import { defineOperation } from '#kit/features/index.server.ts'
import { mcpVariables } from './mcp-variables.server.ts'

export default defineOperation({ variables: [mcpVariables] })
