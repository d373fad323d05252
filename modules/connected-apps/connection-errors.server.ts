import { httpErrors } from '#platform/errors/http-errors.ts'

export const connectionErrors = {
  notValid: () => httpErrors.notValid('The app’s request is not valid'),
}
