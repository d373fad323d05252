import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PageContext } from '#kit/page/index.ts'
import type { Resource } from '#kit/resource/index.ts'
import type { Action } from './link-to.ts'
import type { Screens } from './screens.ts'

type Search = Record<string, string>

export interface LoadedPage {
  prepare: (context: PageContext, screens: Screens, search: Search) => Promise<unknown>
  Page: ComponentType<{ screens: Screens; search: Search }>
}

/** A page of a resource that a module brings, as its list links to it. */
export interface AddedLink {
  /** Follows the address of the list. */
  path: string
  needs: readonly Action[]
  /** Keys of its names in the texts of the resource or of its pages. */
  link: string
  title: string
  Icon: LucideIcon
  /** An empty list offers it beside the creation of a record. */
  isBeginning?: boolean
}

export interface AddedPage extends AddedLink {
  load: () => Promise<LoadedPage>
}

export const linkToAdded = ({ path }: Pick<Resource, 'path'>, added: Pick<AddedLink, 'path'>) =>
  `/manager/${path}/${added.path}`
