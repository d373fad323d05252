import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/texts.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import type { RecordSearch } from '#layouts/commands/record-search.ts'
import type { ActivityParts } from './activity-parts.ts'

interface OverlayProps {
  commands: readonly Command[]
  open: boolean
  onClose: () => void
}

interface Overlays {
  CommandPalette: ComponentType<OverlayProps & { area: Area; closingKeys: string }>
  ShortcutSheet: ComponentType<OverlayProps>
}

/** Shows the id of a record by its name, by the name of the resource. */
interface References {
  [resource: string]: ComponentType<{ id: string; fallback: ReactNode }> | undefined
}

/** A domain's commands and searches in the palette. */
export interface PaletteParts {
  commands: (t: TFunction<'layouts'>, language: Language) => Command[]
  searches: RecordSearch[]
}

/** What a domain adds to pages of other domains. */
export interface DomainParts {
  loadPalette?: () => Promise<PaletteParts>
  references?: References
  /** Loads what references show. */
  prepareReferences?: (queryClient: QueryClient) => Promise<unknown>
  /** The texts of its pieces of the dashboard. */
  dashboardTexts?: Namespace[]
}

/** The components that domains supply to the kit. */
export interface Parts {
  SignInAgainDialog: ComponentType<{ onDismiss: () => void }>
  loadOverlays: () => Promise<Overlays>
  loadActivity: () => Promise<{ domains: ActivityParts[] }>
  references: References
  prepareReferences: (queryClient: QueryClient) => Promise<unknown>[]
  dashboardTexts: Namespace[]
}

/** Provided by `app/router.tsx`. */
export const PartsContext = createContext<Parts | null>(null)

export function useParts(): Parts {
  const parts = use(PartsContext)
  if (!parts) throw new Error('A page needs PartsContext around it')
  return parts
}
