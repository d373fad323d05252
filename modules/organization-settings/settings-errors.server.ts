import { errorsIn, type Organization, rightsBy } from '#modules/organizations/index.server.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

export const deletionErrors = {
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION: [403],
} as const

const deletion = errorsIn(deletionErrors)
export const deletionErrorMap = deletion.errorMapOf

export const deletionRight = rightsBy(deletion.errorOf)(
  { organisation: ['delete'] },
  'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION',
)

export const organizationConflict = (current?: Organization, isOwn?: boolean) =>
  httpErrors.conflict('organization', current, isOwn)
