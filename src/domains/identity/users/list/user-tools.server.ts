import { procedureTool } from '#kit/mcp/index.server.ts'
import { usersApi } from '../users.api.server.ts'

export const userTools = [procedureTool(usersApi.list, { name: 'search_users' })]
