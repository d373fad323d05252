import type { AssistantTool } from '#kit/features/index.server.ts'
import { usersApi } from '../users.api.server.ts'

export const userTools: AssistantTool[] = [{ name: 'search_users', procedure: usersApi.list }]
