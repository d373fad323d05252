import type { Member } from './member.server.ts'

export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email
