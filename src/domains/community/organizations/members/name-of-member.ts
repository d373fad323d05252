import type { Member } from './member.server.ts'

/** A member without a name is known by the address. */
export const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email
