import { notFound } from '@tanstack/react-router'
import type { FormScreens } from '../form/form-options.ts'
import type { DetailScreens } from '../record/detail-options.ts'
import type { Screens } from '../screens.ts'

/** Without `detail` and `form`, those pages follow the description. */
interface ResourcePages {
  screens: Screens
  detail?: DetailScreens
  form?: FormScreens
}

/** Resources whose pages have no route files of their own, by the path of the resource. */
export type Resources = Readonly<Record<string, (() => Promise<ResourcePages>) | undefined>>

export interface ResourceParams {
  resource: string
  _splat?: string | undefined
}

const loaded = new Map<string, Promise<ResourcePages>>()

export function pagesOf(resources: Resources, { resource }: ResourceParams) {
  const load = Object.hasOwn(resources, resource) ? resources[resource] : undefined
  if (!load) throw notFound()
  const pages = loaded.get(resource) ?? load()
  loaded.set(resource, pages)
  // Lets the next visit try again.
  pages.catch(() => loaded.delete(resource))
  return pages
}

type Action = 'read' | 'create' | 'update' | 'delete'

/** One page of a resource by the rest of its address. */
type PageOf =
  | { page: 'list'; action: Action }
  | { page: 'create'; action: Action }
  | { page: 'trash'; action: Action }
  | { page: 'detail'; action: Action; id: string }
  | { page: 'update'; action: Action; id: string }

export function pageOf({ _splat = '' }: ResourceParams): PageOf {
  const [first = '', second, ...more] = _splat.split('/')
  if (more.length > 0) throw notFound()
  if (second === 'update') return { page: 'update', id: first, action: 'update' }
  if (second !== undefined) throw notFound()
  if (first === '') return { page: 'list', action: 'read' }
  if (first === 'new') return { page: 'create', action: 'create' }
  if (first === 'trash') return { page: 'trash', action: 'delete' }
  return { page: 'detail', id: first, action: 'read' }
}
