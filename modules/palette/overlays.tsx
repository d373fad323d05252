import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Language, spokenBy } from '#i18n/languages.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { CommandPalette } from './command-palette.tsx'
import type { RecordSearch } from './search/record-search.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { useAboutCommands } from './sources/about.commands.tsx'
import { registeredSearch, useRegisteredCommands } from './sources/registered-commands.ts'
import { searchUsers, useUserCommands } from './sources/users.commands.tsx'

export interface OverlaysProps {
  area: Area
  commands: readonly Command[]
  open?: 'palette' | 'sheet'
  onClose: () => void
}

/** Another module adds them by its `with-palette/palette-parts.ts`. */
export interface PaletteParts {
  commands?: (t: TFunction<'layouts'>, language: Language) => Command[]
  useCommands?: () => Command[]
  searches?: RecordSearch[]
}

const ofModules = import.meta.glob<PaletteParts>('../*/with-palette/palette-parts.ts', {
  import: 'default',
  eager: true,
})
const palettes = Object.values(ofModules)

export async function loadOverlays(resources: Resources) {
  const pages = await Promise.all(Object.values(resources).flatMap((load) => load?.() ?? []))
  const registered = pages.map(({ screens }) => screens)
  const searches = [
    ...palettes.flatMap(({ searches: ofPalette = [] }) => ofPalette),
    ...registered.map(registeredSearch),
    searchUsers,
  ]

  return function Overlays({ open, ...props }: OverlaysProps) {
    const { t, i18n } = useTranslation('layouts')
    const known = [
      ...palettes.flatMap(({ commands }) => commands?.(t, spokenBy(i18n)) ?? []),
      ...useRegisteredCommands(registered),
      ...useModuleCommands(),
      ...useUserCommands(),
      ...useAboutCommands(),
    ]
    return (
      <>
        <CommandPalette {...props} {...{ known, searches }} open={open === 'palette'} />
        <ShortcutSheet {...props} open={open === 'sheet'} />
      </>
    )
  }
}

const useModuleCommands = palettes
  .flatMap(({ useCommands = [] }) => useCommands)
  .reduce(joinHooks, () => [])

function joinHooks(useFirst: () => Command[], useNext: () => Command[]) {
  return function useBoth() {
    return [...useFirst(), ...useNext()]
  }
}
