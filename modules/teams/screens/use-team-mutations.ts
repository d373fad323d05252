import { mutationOf } from '#kit/api/index.ts'
import { type Member, organizationsChanged, useOrganization } from '#modules/organizations/index.ts'
import type { TeamChange } from '../team.server.ts'

interface Place {
  teamId: string
  member: Pick<Member, 'id' | 'name' | 'email'>
}

const renew = organizationsChanged

export function useTeamMutations() {
  const { id } = useOrganization()
  const input = ({ teamId, member }: Place) => ({ id, teamId, memberId: member.id })
  return {
    create: mutationOf('teams.create', { input: (name: string) => ({ id, name }), renew }),
    rename: mutationOf('teams.update', {
      input: (renamed: Omit<TeamChange, 'id'>) => ({ id, ...renamed }),
      renew,
    }),
    remove: mutationOf('teams.delete', { input: (teamId: string) => ({ id, teamId }), renew }),
    join: mutationOf('teams.addMember', { input, renew }),
    quit: mutationOf('teams.removeMember', { input, renew }),
  }
}
