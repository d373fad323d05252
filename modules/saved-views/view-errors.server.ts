import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { viewMessages } from './view.ts'

export const viewErrors = {
  notFound: () => httpErrors.notFound('View'),
  notAllowed: () => new HttpError(403, 'FORBIDDEN', 'This view belongs to another user'),
  nameTaken: () => httpErrors.duplicate('VIEW_NAME_TAKEN', viewMessages.nameTaken, 'name'),
  tooMany: () => new HttpError(403, 'VIEW_LIMIT_REACHED', 'View limit reached'),
  search: () => httpErrors.notValid('The list refuses this search', { search: 'Invalid search' }),
}
