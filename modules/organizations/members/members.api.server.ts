import { routesBelow } from '#platform/api/routes.ts'
import { inOrganization } from '../organization-errors.server.ts'
import { rights } from '../organization-rights.server.ts'
import { listMembers } from './list/list-members.server.ts'
import { memberGroups } from './member-groups.server.ts'
import {
  memberChangeSchema,
  memberIdSchema,
  memberPageSchema,
  memberQuerySchema,
  memberSchema,
} from './member.server.ts'
import { removeMember, updateMember } from './verbs/change-members.server.ts'

const { get, patch, delete: remove } = routesBelow('/organizations/{id}/members')

export const membersApi = {
  list: inOrganization({ member: ['read'] })
    .errors(memberGroups?.errors() ?? {})
    .route(
      get(
        '',
        'List members',
        'A page of members, searched, filtered by role and team, and sorted.',
      ),
    )
    .input(memberQuerySchema)
    .output(memberPageSchema)
    .handler(({ context, input }) => listMembers(context, input)),

  update: inOrganization(
    { member: ['update'] },
    rights.updateMember.code,
    'MEMBER_NOT_FOUND',
    'ROLE_NOT_FOUND',
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
  )
    .route(
      patch(
        '/{memberId}',
        'Change a member’s role',
        'An organization always keeps at least one owner.',
      ),
    )
    .input(memberChangeSchema)
    .output(memberSchema)
    .handler(({ context, input }) => updateMember(context, input)),

  remove: inOrganization(
    { member: ['delete'] },
    rights.deleteMember.code,
    'MEMBER_NOT_FOUND',
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
  )
    .route(remove('/{memberId}', 'Remove a member', 'Ends the membership of another user.'))
    .input(memberIdSchema)
    .handler(({ context, input }) => removeMember(context, input)),
}
