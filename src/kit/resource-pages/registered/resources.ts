import { notFound } from '@tanstack/react-router'
import type { FormScreens } from '../form/form-options.ts'
import type { DetailScreens } from '../record/detail-options.ts'
import type { Screens } from '../screens.ts'

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
type Actions = readonly Action[]

type PageOf =
  | { page: 'list'; actions: Actions }
  | { page: 'create'; actions: Actions }
  | { page: 'trash'; actions: Actions }
  | { page: 'import'; actions: Actions }
  | { page: 'duplicates'; actions: Actions }
  | { page: 'detail'; actions: Actions; id: string }
  | { page: 'update'; actions: Actions; id: string }

export function pageOf({ _splat = '' }: ResourceParams): PageOf {
  const [first = '', second, ...more] = _splat.split('/')
  if (more.length > 0) throw notFound()
  if (second === 'update') return { page: 'update', id: first, actions: ['update'] }
  if (second !== undefined) throw notFound()
  if (first === '') return { page: 'list', actions: ['read'] }
  if (first === 'new') return { page: 'create', actions: ['create'] }
  if (first === 'import') return { page: 'import', actions: ['create', 'update'] }
  if (first === 'duplicates') return { page: 'duplicates', actions: ['update', 'delete'] }
  if (first === 'trash') return { page: 'trash', actions: ['delete'] }
  return { page: 'detail', id: first, actions: ['read'] }
}
