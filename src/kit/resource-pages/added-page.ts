import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Resource } from '#kit/resource/index.ts'
import type { Action } from './link-to.ts'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

type Search = Record<string, string>

export interface LoadedPage {
  prepare: (context: Context, search: Search) => Promise<unknown>
  Page: ComponentType<{ search: Search }>
}

/** A page of a resource that a module brings, with a link in the list. */
export interface AddedPage {
  /** Follows the address of the list. */
  path: string
  needs: readonly Action[]
  /** The key of its name in the texts of the resource or of its pages. */
  name: string
  Icon: LucideIcon
  /** An empty list offers it beside the creation of a record. */
  isBeginning?: boolean
  load: () => Promise<LoadedPage>
}

export const linkToAdded = ({ path }: Pick<Resource, 'path'>, added: Pick<AddedPage, 'path'>) =>
  `/manager/${path}/${added.path}`
