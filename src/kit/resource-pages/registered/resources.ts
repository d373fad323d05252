import { notFound } from '@tanstack/react-router'
import type { AddedPage, LoadedPage } from '../added-page.ts'
import type { FormScreens } from '../kinds/form-options.ts'
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

export interface ShownPages extends ResourcePages {
  shown: PageOf
}

const loaded = new Map<string, Promise<ShownPages>>()

/** The screens of a resource, and which of its pages the address is. */
export function pagesOf(resources: Resources, params: ResourceParams): Promise<ShownPages> {
  const { resource, _splat = '' } = params
  const load = Object.hasOwn(resources, resource) ? resources[resource] : undefined
  if (!load) throw notFound()
  const address = `${resource}/${_splat}`
  const pages = loaded.get(address) ?? load().then((screens) => withShown(screens, _splat))
  loaded.set(address, pages)
  // Lets the next visit try again.
  pages.catch(() => loaded.delete(address))
  return pages
}

async function withShown(pages: ResourcePages, path: string): Promise<ShownPages> {
  const added = pages.screens.added?.find((page) => page.path === path)
  if (!added || !('load' in added)) return { ...pages, shown: pageOf(path) }
  const { path: page, needs: actions, title } = added
  return {
    ...pages,
    shown: { page: 'added', actions, added: { path: page, title, ...(await added.load()) } },
  }
}

type Actions = AddedPage['needs']

type PageOf =
  | { page: 'list'; actions: Actions }
  | { page: 'create'; actions: Actions }
  | { page: 'trash'; actions: Actions }
  | { page: 'added'; actions: Actions; added: LoadedPage & Pick<AddedPage, 'path' | 'title'> }
  | { page: 'detail'; actions: Actions; id: string }
  | { page: 'update'; actions: Actions; id: string }

function pageOf(path: string): PageOf {
  const [first = '', second, ...more] = path.split('/')
  if (more.length > 0) throw notFound()
  if (second === 'update') return { page: 'update', id: first, actions: ['update'] }
  if (second !== undefined) throw notFound()
  if (first === '') return { page: 'list', actions: ['read'] }
  if (first === 'new') return { page: 'create', actions: ['create'] }
  if (first === 'trash') return { page: 'trash', actions: ['delete'] }
  return { page: 'detail', id: first, actions: ['read'] }
}
