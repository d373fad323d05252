import type { i18n as I18n, ResourceNamespaceMap } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { FieldKind, Resource } from '#kit/resource/index.ts'
import type { Action, DomainActivity } from '#platform/activity/actions.ts'

export interface ActivityParts extends DomainActivity {
  resources?: Resource[]
  /** The activity of organizations, besides the resources that belong to them. */
  organizationActions?: readonly Action[]
  icons?: { [action: Action]: LucideIcon }
  warnings?: Action[]
  /** Words for values of facts, besides those of all products. */
  words?: { [value: string]: keyof ResourceNamespaceMap['activity']['values'] }
  facts?: { [name: string]: FieldKind }
  targets?: { [targetType: string]: ActivityTarget }
}

export interface ActivityTarget {
  path?: string
  isUnlisted?: boolean
  namespace?: string
  nameIn?: (i18n: I18n, name: string) => string
}
