import { Keyboard, Search } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OverlaysProps, useParts } from '#kit/parts/index.ts'
import { useAllowedOf } from '#layouts/commands/allowed.tsx'
import type { Act } from '#layouts/commands/command.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { CommandRegistry, createCommandRegistry } from '#layouts/commands/use-commands.ts'
import { useKeys, withGoKeys } from '#layouts/commands/use-keys.ts'
import { usePlaces } from '#layouts/commands/use-places.tsx'
import { holdForOverlay } from '#ui/first-use/held/hold.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { OpenersContext, paletteKeys } from './openers.tsx'

interface CommandCentreProps {
  area: Area
  children: ReactNode
}

export function CommandCentre({ area, children }: CommandCentreProps) {
  const { t, i18n } = useTranslation('layouts')
  const { loadOverlays } = useParts()
  const [registry] = useState(createCommandRegistry)
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps>>()
  const [{ prepare, require }] = useState(() =>
    createOnDemand(async () => {
      const texts = i18n.loadNamespaces(['commands', 'about'])
      const [loaded] = await Promise.all([loadOverlays(), texts])
      setOverlays(() => loaded)
    }),
  )
  const [shown, setShown] = useState<Pick<OverlaysProps, 'open' | 'commands'>>({ commands: [] })

  function open(overlay: OverlaysProps['open']) {
    // Nothing opens later by itself if loading fails.
    const forgo = () => setShown({ commands: [] })
    setShown({ open: overlay, commands: commandsNow() })
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
    run: () => open('sheet'),
  }
  const { app, manager, account } = usePlaces()
  const places = useAllowedOf(
    withGoKeys(
      area === 'app' ? [...app, account.app] : [...manager.application, ...manager.configuration],
    ),
  )
  const commandsNow = () => [...registry.ofOwners.values(), [palette, sheet], places].flat()
  useKeys(commandsNow, registry.later)

  return (
    <CommandRegistry value={registry}>
      <OpenersContext value={{ palette, sheet, prepare }}>
        {children}
        {Overlays && (
          <Overlays area={area} {...shown} onClose={() => setShown({ commands: shown.commands })} />
        )}
      </OpenersContext>
    </CommandRegistry>
  )
}
