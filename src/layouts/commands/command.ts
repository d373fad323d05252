import type { ReactNode, RefObject } from 'react'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'

/** Under which heading a command stands; the palette shows them in this order. */
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
] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

interface Known {
  id: string
  group: CommandGroup
  /** What it is called, in the language of the page. */
  label: string
  /** What it says besides, in small; it is found by these words too. */
  detail?: string
  /** Where the label is in another language than the page. */
  lang?: string
  icon?: ReactNode
  /** A key as a Latin keyboard names it: `j`, `?`, `mod+k`. */
  keys?: string
  /** Its keys act only in here, and there even while somebody types. */
  within?: RefObject<HTMLElement | null>
  /** What somebody must be allowed to do; where nothing is said, whoever is signed in may. */
  needs?: Permissions
}

/** Somewhere to go. */
export interface Place extends Known {
  /** Its path, as an address has it. */
  to: string
  hash?: string
  /** A page outside the areas, which comes as a whole. */
  reloadDocument?: boolean
  run?: undefined
}

/** Something to do. */
export interface Act extends Known {
  to?: undefined
  run: () => void
}

/** A setting of which one is in force. */
export interface Choice<Value extends string> extends Act {
  value: Value
  isChosen: boolean
}

/** What somebody can do here: one object makes its menu entry, its button, its key and its line in palette and sheet. */
export type Command = Place | Act

/** Whether that is something for somebody who may do so much; the server decides again. */
export const isAllowed = ({ needs = {} }: Pick<Command, 'needs'>, permissions: Permissions) =>
  includesAll(permissions, needs)
