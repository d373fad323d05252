import type { i18n as I18n } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { FieldKind, Resource } from '#kit/resource/index.ts'
import type { Action, DomainActivity } from '#platform/activity/actions.ts'

/** How the pages of the activity record show what a domain records. */
export interface ActivityParts extends DomainActivity {
  /** Their pages, names and facts follow from the description. */
  resources?: Resource[]
  /** Actions without one get the icon of their verb. */
  icons?: { [action: Action]: LucideIcon }
  /** Shown with the warning colour. */
  warnings?: Action[]
  /** Recorded values that no description has, in display order. */
  facts?: { [name: string]: FieldKind }
  /** Target types without a description. */
  targets?: { [targetType: string]: ActivityTarget }
}

export interface ActivityTarget {
  /** The last part of `/manager/users`, if records of the type have pages. */
  path?: string
  /** Left out of the filter by target type. */
  isUnlisted?: boolean
  /** The text file that `nameIn` needs. */
  namespace?: string
  /** Translates the recorded name. */
  nameIn?: (i18n: I18n, name: string) => string
}
