import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router'
import { readKept } from './kept-lists.ts'

/** Offline, pages open in the running app only if their code and texts came before. */
export async function fetchKeptPages(router: RegisteredRouter): Promise<void> {
  const { routes = [], texts = [] } = (await readKept())?.pages ?? {}
  const known: Record<string, AnyRoute> = { ...router.routesById }
  await Promise.all([
    ...routes.map((id) => known[id] && router.loadRouteChunk(known[id])),
    router.options.context.i18n.loadNamespaces(texts),
  ])
}
