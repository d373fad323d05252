import type { ManagerList } from '#kit/resource/index.server.ts'
import { user } from '../user.resource.ts'
import { listUsers } from './list-users.server.ts'

export const managedUsers: ManagerList = {
  resource: user,
  needs: { user: ['list'] },
  totalOf: async (acting, filter) => (await listUsers({ acting }, { ...filter, limit: 5 })).total,
}
