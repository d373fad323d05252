import { HttpError } from '#platform/errors/http-error.ts'

/** RFC 7644, 3.12: the `scimType` of an error. */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness'

const refusal = (status: number, type: ScimType, detail: string) =>
  new HttpError(status, type, detail)

const withoutType = (status: number, detail: string) => new HttpError(status, '', detail)

export const scimErrors = {
  invalid: (type: ScimType, detail: string) => refusal(400, type, detail),
  tooMany: (detail: string) => refusal(413, 'tooMany', detail),
  forbidden: (detail: string) => withoutType(403, detail),
  duplicate: (detail: string) => refusal(409, 'uniqueness', detail),
  notFound: (what: string) => withoutType(404, `${what} not found`),
  changed: () => withoutType(412, 'The resource was changed in the meantime'),
  unsupported: (what: string) => withoutType(501, `${what} is not supported`),
}

const types: ReadonlyMap<string, ScimType> = new Map<string, ScimType>([
  ['invalidFilter', 'invalidFilter'],
  ['invalidPath', 'invalidPath'],
  ['invalidSyntax', 'invalidSyntax'],
  ['invalidValue', 'invalidValue'],
  ['mutability', 'mutability'],
  ['noTarget', 'noTarget'],
  ['tooMany', 'tooMany'],
  ['uniqueness', 'uniqueness'],
  ['VALIDATION_ERROR', 'invalidValue'],
  ['TEAM_ALREADY_EXISTS', 'uniqueness'],
])

export const scimTypeOf = (code: string): ScimType | undefined => types.get(code)

/** Refused by a rule about the resource itself, not about the caller. */
const conflicts = new Set([
  'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER',
  'UNABLE_TO_REMOVE_LAST_TEAM',
])

export const scimStatusOf = ({ status, code }: { status: number; code: string }): number =>
  conflicts.has(code) ? 409 : status
