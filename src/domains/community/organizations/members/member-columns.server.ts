import { members } from './member.table.server.ts'

export const memberColumns = {
  id: members.id,
  userId: members.userId,
  name: members.name,
  email: members.email,
  role: members.role,
  createdAt: members.createdAt,
}
