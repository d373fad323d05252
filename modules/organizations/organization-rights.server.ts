import type { HttpError } from '#platform/errors/http-error.ts'
import type { OrganizationPermissions } from './members/organization-roles.ts'
import { organizationError } from './organization-errors.server.ts'

/** The permissions of a verb, and the refusal of members without them. */
export type Right = { wanted: OrganizationPermissions; refusal: () => HttpError }

export const rightsBy =
  <Code extends string>(errorOf: (code: Code) => HttpError) =>
  (wanted: OrganizationPermissions, code: Code) => ({
    wanted,
    code,
    refusal: () => errorOf(code),
  })

const right = rightsBy(organizationError)

export const rights = {
  updateOrganization: right(
    { organisation: ['update'] },
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  ),
  updateMember: right({ member: ['update'] }, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER'),
  deleteMember: right({ member: ['delete'] }, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER'),
}
