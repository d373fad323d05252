import { traverseContractProcedures } from '@orpc/server'
import type { Permissions } from '../access/permissions.ts'
import { httpErrors } from '../errors/http-errors.ts'
import type { ApiConfig } from './api-config.ts'
import type { ApiRouter } from './router.ts'

export type Upload = { type: string; body: ReadableStream<Uint8Array> }

export type ApiMeta = {
  wanted?: Permissions
  anyOf?: readonly Permissions[]
  /** A key needs all permissions of one of these. */
  scopes?: readonly Permissions[]
  upload?: Accepted
  /** A read by POST, because its input is too long for a URL. */
  reads?: true
  /** Fields of the answer that are shown once: an answer for an `Idempotency-Key` is kept without them. */
  shownOnce?: readonly string[]
  inDemo?: true
  inBrowser?: true
  /** Default: reads are allowed, changes refused, because a change can outlive the impersonation or grant power. */
  whileImpersonating?: 'allowed' | 'refused'
  /** Default: by a key of a user that has the scopes, not by one of an organization. */
  byKey?: 'refused' | 'any'
}

type Accepted = {
  types?: readonly string[]
  megabytes: (config: ApiConfig) => number
}

export function isRefusedWhileImpersonating(meta: ApiMeta, method: string | undefined): boolean {
  const usual = isReading(meta, method) ? 'allowed' : 'refused'
  return (meta.whileImpersonating ?? usual) === 'refused'
}

export const isReading = ({ reads }: ApiMeta, method: string | undefined): boolean =>
  method === 'GET' || reads === true

export const isRefusedInDemo = (meta: ApiMeta, method: string | undefined): boolean =>
  !isReading(meta, method) && !meta.inDemo

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

/** The body belongs to the upload handler, so oRPC must not read it. */
export const withoutBody = ({ url, method, signal, headers }: Request) => {
  const rest = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'content-disposition']) rest.delete(name)
  return new Request(url, { method, signal, headers: rest })
}

export const mediaTypeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
