import { traverseContractProcedures } from '@orpc/server'
import type { Permissions } from '../access/permissions.ts'
import type { Limits } from '../config/limits.ts'
import { httpErrors } from '../http/http-errors.ts'
import type { ApiRouter } from './router.ts'

/** A file on its way in: read as it comes, never held whole. */
export type Upload = { type: string; body: ReadableStream<Uint8Array> }

/** What a procedure says of itself beside its route. */
export type ApiMeta = {
  /** The permissions of its callers; anybody may call it without them. */
  wanted?: Permissions
  /** The file that it takes in place of JSON. */
  upload?: Accepted
  /** It changes nothing, though it is no GET: what it is asked for is too long for an address. */
  reads?: true
  /** Allowed in a demo, though it changes something. */
  inDemo?: true
  /** Only a browser can use it: the API reference leaves it out. */
  inBrowser?: true
  /**
   * Whether the call is allowed while impersonating. By default reads are allowed and changes are refused, because a
   * change can outlive the impersonation or give power.
   */
  whileImpersonating?: 'allowed' | 'refused'
}

type Accepted = {
  /** As their sender says; without them the procedure looks at the bytes. */
  types?: readonly string[]
  limit: keyof Limits & `${string}Megabytes`
}

export function isRefusedWhileImpersonating(
  { whileImpersonating, reads }: ApiMeta,
  method: string | undefined,
): boolean {
  const isReading = method === 'GET' || reads === true
  return (whileImpersonating ?? (isReading ? 'allowed' : 'refused')) === 'refused'
}

/** In a demo every change is refused that does not say otherwise. */
export const isRefusedInDemo = ({ inDemo, reads }: ApiMeta, method: string | undefined): boolean =>
  method !== 'GET' && !reads && !inDemo

/** The paths at which a file may come in, and what may. */
export function uploadsOf(router: ApiRouter): (Accepted & { path: string })[] {
  const found: (Accepted & { path: string })[] = []
  const note = ({ meta: { upload }, route: { path } }: Described) => {
    if (upload && path !== undefined) found.push({ ...upload, path })
  }
  traverseContractProcedures({ router, path: [] }, ({ contract }) => note(contract['~orpc']))
  return found
}

type Described = { meta: ApiMeta; route: { path?: string } }

export function readUpload({ headers, body }: Request, types: Accepted['types']): Upload {
  const type = mediaTypeOf(headers)
  if (types && !types.includes(type)) throw httpErrors.mediaType(types.join(', '))
  return { type, body: body ?? new ReadableStream({ start: (stream) => stream.close() }) }
}

/** The same call to whoever would read a body before anybody asks for it. */
export const withoutBody = ({ url, method, signal, headers }: Request) => {
  const rest = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'content-disposition']) rest.delete(name)
  return new Request(url, { method, signal, headers: rest })
}

export const mediaTypeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
