import { type AnyProcedure, call } from '@orpc/server'
import type { HandlerServices } from '#kit/features/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { acceptsKey } from '#platform/access/key-access.ts'
import { hasAll } from '#platform/api/admit.ts'
import { apiError, errorBody } from '#platform/api/api-error.ts'
import type { ApiContext, ApiServices } from '#platform/context/api-context.ts'
import { isRefusedInDemo } from '#platform/context/upload.ts'
import { definitionOf, type Run } from './tools/tool.server.ts'

export interface Asked {
  services: ApiServices & Pick<HandlerServices, 'translate'>
  request: Request
  caller: Caller
}

/** The procedure admits the caller itself, as it does at any other address. */
export const runFor =
  ({ services, request, caller }: Asked): Run =>
  (procedure, input, upload) => {
    const context: ApiContext = {
      ...services,
      // The key was looked up and counted when the request arrived.
      access: { ...services.access, readCaller: () => Promise.resolve(caller) },
      request,
      upload,
      answerHeaders: new Headers(),
      progress: { reached: true },
    }
    return call(procedure, input, { context, signal: request.signal })
  }

export function mayRun(
  { services: { config }, caller }: Pick<Asked, 'services' | 'caller'>,
  procedure: AnyProcedure,
): boolean {
  const { meta, route } = definitionOf(procedure)
  if (config.demoMode && isRefusedInDemo(meta, route.method)) return false
  return meta.wanted !== undefined && hasAll(caller, meta) && acceptsKey(caller, meta)
}

/** The error in the terms of REST. */
export function refusalOf(thrown: unknown, { services, request }: Asked) {
  const shown = apiError(thrown, new Headers(), (message) =>
    services.translate(message, request.headers),
  )
  return errorBody(shown)
}
