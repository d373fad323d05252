export { forAnyOrigin } from './for-any-origin.server.ts'
export { mcpPath } from './mcp-address.server.ts'
export { mcpVariables, requireMcp } from './mcp-variables.server.ts'
