import { useTranslation } from 'react-i18next'
import { useUserCommands } from '#domains/identity/users/index.ts'
import { searchUsers } from '#domains/identity/users/users.commands.tsx'
import { spokenBy } from '#i18n/languages.ts'
import { useAboutCommands } from '#kit/about/index.ts'
import { CommandPalette } from '#kit/commands/command-palette.tsx'
import { ShortcutSheet } from '#kit/commands/shortcut-sheet.tsx'
import type { OverlaysProps, PaletteParts } from '#kit/parts/index.ts'
import {
  registeredSearch,
  type Resources,
  useRegisteredCommands,
} from '#kit/resource-pages/index.ts'
import type { Command } from '#layouts/commands/command.ts'

const ofModules = import.meta.glob<PaletteParts>('../../modules/*/module.palette.ts', {
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
