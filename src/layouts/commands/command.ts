import type { ReactNode, RefObject } from 'react'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'

/** The headings of the palette, in this order. */
export const COMMAND_GROUPS = [
  'list',
  'page',
  'app',
  'manager',
  'new',
  'general',
  'theme',
  'language',
  'books',
  'users',
  'records',
] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

interface Known {
  id: string
  group: CommandGroup
  label: string
  /** Shown in small type; the palette's search covers it too. */
  detail?: string
  /** Set when the label is in another language than the page. */
  lang?: string
  icon?: ReactNode
  /** A key by its Latin name: `j`, `?`, `mod+k`. */
  keys?: string
  /** Limits the shortcut to this element, where it works even while the user types. */
  within?: RefObject<HTMLElement | null>
  /** The required permissions; without them, every signed-in user may run the command. */
  needs?: Permissions
}

export interface Place extends Known {
  to: string
  hash?: string
  /** For pages outside the areas, which need a full page load. */
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

/** A command defines its menu entry, its button, its shortcut and its line in palette and shortcut sheet. */
export type Command = Place | Act

/** Only for display; the server checks permissions again. */
export const isAllowed = ({ needs = {} }: Pick<Command, 'needs'>, permissions: Permissions) =>
  includesAll(permissions, needs)
