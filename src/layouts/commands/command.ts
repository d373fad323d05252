import type { ReactNode, RefObject } from 'react'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'

export type CommandGroup =
  | 'list'
  | 'page'
  | 'app'
  | 'manager'
  | 'new'
  | 'general'
  | 'theme'
  | 'language'

interface Known {
  id: string
  group: CommandGroup
  label: string
  detail?: string
  /** Only for a label in another language than the page. */
  lang?: string
  icon?: ReactNode
  keys?: string
  /** The shortcut works only inside this element, there even while the user types. */
  within?: RefObject<HTMLElement | null>
  /** The user menu lists it, too. */
  inUserMenu?: boolean
  needs?: Permissions
}

export interface Place extends Known {
  to: string
  hash?: string
  search?: Record<string, string>
  reloadDocument?: boolean
  run?: undefined
}

export interface Act extends Known {
  to?: undefined
  run: () => void
}

export interface Choice<Value extends string> extends Act {
  value: Value
  isChosen: boolean
}

export type Command = Place | Act

/** Only for display; the server checks permissions again. */
export const isAllowed = ({ needs = {} }: Pick<Command, 'needs'>, permissions: Permissions) =>
  includesAll(permissions, needs)
