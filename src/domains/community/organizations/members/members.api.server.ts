import { requirePermission } from '#platform/api/procedure.ts'
import { organizationErrorMap } from '../organization-errors.server.ts'
import { listMembers } from './list/list-members.server.ts'
import {
  memberChangeSchema,
  memberIdSchema,
  memberPageSchema,
  memberQuerySchema,
  memberSchema,
} from './member.server.ts'
import { removeMember } from './verbs/remove-member.server.ts'
import { updateMember } from './verbs/update-member.server.ts'

const inApp = { apps: ['app'] } as const
const unknown = organizationErrorMap('ORGANIZATION_NOT_FOUND', 'MEMBER_NOT_FOUND')
const last = organizationErrorMap('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER')

export const membersApi = {
  list: requirePermission(inApp)
    .errors(organizationErrorMap('ORGANIZATION_NOT_FOUND', 'TEAM_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/organizations/{id}/members',
      summary: 'List members',
      description: 'A page of members, searched, filtered by role and team, and sorted.',
    })
    .input(memberQuerySchema)
    .output(memberPageSchema)
    .handler(({ context, input }) => listMembers(context, input)),

  update: requirePermission(inApp)
    .errors({
      ...unknown,
      ...last,
      ...organizationErrorMap('ROLE_NOT_FOUND', 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'),
    })
    .route({
      method: 'PATCH',
      path: '/organizations/{id}/members/{memberId}',
      summary: 'Change a member’s role',
      description: 'An organization always keeps at least one owner.',
    })
    .input(memberChangeSchema)
    .output(memberSchema)
    .handler(({ context, input }) => updateMember(context, input)),

  remove: requirePermission(inApp)
    .errors({
      ...unknown,
      ...last,
      ...organizationErrorMap('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER'),
    })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/members/{memberId}',
      successStatus: 204,
      summary: 'Remove a member',
      description: 'Ends the membership of another user.',
    })
    .input(memberIdSchema)
    .handler(({ context, input }) => removeMember(context, input)),
}
