import { useRouter } from '@tanstack/react-router'
import { Keyboard, Search } from 'lucide-react'
import { type ComponentType, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HeaderPart } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import type { Act } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { CommandRegistry, useCommands } from '#layouts/commands/use-commands.ts'
import { usePlaces } from '#layouts/commands/use-places.tsx'
import { holdForOverlay } from '#ui/first-use/held/hold.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { withGoKeys } from './go-keys.ts'
import type { OverlaysProps } from './overlays.tsx'
import { paletteKeys } from './palette-keys.ts'
import { SearchButton } from './ui/search-button.tsx'

function PaletteButton({ area }: { area: Area }) {
  // Renders seldom: memo caches would only make the first load larger.
  'use no memo'
  const { t, i18n } = useTranslation('layouts')
  const { resources } = useRouter().options.context
  const { ofOwners } = use(CommandRegistry)
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps>>()
  const [{ prepare, require }] = useState(() =>
    createOnDemand(async () => {
      const texts = i18n.loadNamespaces(['commands', 'about'])
      const [loaded] = await Promise.all([loadOverlays(resources), texts])
      setOverlays(() => loaded)
    }),
  )
  const [shown, setShown] = useState<Pick<OverlaysProps, 'open' | 'commands'>>({ commands: [] })

  function open(overlay: OverlaysProps['open']) {
    // Nothing opens later by itself if loading fails.
    const forgo = () => setShown({ commands: [] })
    setShown({ open: overlay, commands: [...ofOwners.values()].flat() })
    holdForOverlay(forgo)
    require(() => undefined, forgo)
  }
  const palette: Act = {
    id: 'commands.palette',
    group: 'general',
    label: t('commands.palette'),
    icon: <Search />,
    keys: paletteKeys,
    run: () => open('palette'),
  }
  const sheet: Act = {
    id: 'commands.sheet',
    group: 'general',
    label: t('commands.sheet'),
    icon: <Keyboard />,
    keys: '?',
    inUserMenu: true,
    run: () => open('sheet'),
  }
  const { app, manager, account } = usePlaces()
  const places =
    area === 'app' ? [...app, account.app] : [...manager.application, ...manager.configuration]
  useCommands([palette, sheet, ...withGoKeys(places)])

  return (
    <>
      <SearchButton
        label={palette.label}
        keys={paletteKeys}
        iconOnly={area === 'app'}
        onClick={palette.run}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {Overlays && (
        <Overlays area={area} {...shown} onClose={() => setShown({ commands: shown.commands })} />
      )}
    </>
  )
}

const loadOverlays = async (resources: Resources) =>
  (await import('./overlays.tsx')).loadOverlays(resources)

export const headerPart: HeaderPart = { place: 'search', Part: PaletteButton }
