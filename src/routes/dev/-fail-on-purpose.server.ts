import { HttpError } from '#platform/errors/http-error.ts'
import { requireLocalMode } from '#platform/require-local-mode.ts'

export async function failOnPurpose(status: number): Promise<void> {
  await requireLocalMode()
  if (status) throw new HttpError(status, 'ON_PURPOSE', 'Refused on purpose')
  throw new Error('a secret of the server')
}
