import { errorMap } from '#platform/api/error-map.ts'
import { HttpError } from '#platform/errors/http-error.ts'

/** The code of an error is its message, unless it has one: 'Team not found'. */
type ErrorTable<Code extends string> = Readonly<
  Record<Code, readonly [status: number, message?: string]>
>

export function errorsIn<Code extends string>(table: ErrorTable<Code>) {
  function errorOf(code: Code): HttpError {
    const [status, message] = table[code]
    const words = code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
    return new HttpError(status, code, message ?? words)
  }
  const errorMapOf = (...codes: Code[]) => errorMap(...codes.map(errorOf))
  return { errorOf, errorMapOf }
}
