import { mutationOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { type Member, organizationsChanged, useOrganization } from '#modules/organizations/index.ts'
import type { TeamChange } from '../team.server.ts'

interface Place {
  teamId: string
  member: Pick<Member, 'id' | 'name' | 'email'>
}

export function useTeamMutations() {
  const { id } = useOrganization()
  const queryClient = useQueryClient()
  const changing = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
    mutationOptions({ mutationFn, onSettled: () => organizationsChanged(queryClient) })
  return {
    create: changing(async (name: string) => (await api()).teams.create({ id, name })),
    rename: changing(async (renamed: Omit<TeamChange, 'id'>) =>
      (await api()).teams.update({ id, ...renamed }),
    ),
    remove: changing(async (teamId: string) => (await api()).teams.delete({ id, teamId })),
    join: changing(async ({ teamId, member }: Place) =>
      (await api()).teams.addMember({ id, teamId, memberId: member.id }),
    ),
    quit: changing(async ({ teamId, member }: Place) =>
      (await api()).teams.removeMember({ id, teamId, memberId: member.id }),
    ),
  }
}
