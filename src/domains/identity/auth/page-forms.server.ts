import { httpErrors } from '#platform/errors/http-errors.ts'

const formType = 'application/x-www-form-urlencoded'

export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!request.headers.get('content-type')?.startsWith(formType)) {
    throw httpErrors.mediaType(formType)
  }
  return new URLSearchParams(await request.text())
}

/** The call with the headers of the form, so that origin and limits are checked as always. */
export function callFor({ url, headers }: Request, path: string, payload: object): Request {
  const sent = new Headers(headers)
  sent.set('content-type', 'application/json')
  sent.delete('content-length')
  return new Request(new URL(`/api/auth${path}`, url), {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(payload),
  })
}

export function leadTo(
  path: string,
  search: Record<string, string>,
  cookies: string[] = [],
): Response {
  const filled = Object.entries(search).filter(([, value]) => value !== '')
  const query = filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
  const headers = new Headers({ location: path + query, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
