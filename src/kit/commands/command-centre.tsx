import { Keyboard, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Parts, useParts } from '#kit/parts/index.ts'
import { CommandRegistry, createCommandRegistry } from '#layouts/commands/command-registry.ts'
import { type Command, isAllowed } from '#layouts/commands/command.ts'
import { withGoKeys } from '#layouts/commands/go-keys.ts'
import type { Area } from '#layouts/commands/navigation.ts'
import { useKeys } from '#layouts/commands/use-keys.ts'
import { usePermissions } from '#layouts/commands/use-permissions.ts'
import { usePlaces } from '#layouts/commands/use-places.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { dropInput, holdForOverlay } from '#ui/first-use/held/hold.ts'
import { type Opener, OpenersContext } from './openers.ts'

interface CommandCentreProps {
  area: Area
  children: ReactNode
}

export function CommandCentre({ area, children }: CommandCentreProps) {
  const { t } = useTranslation('layouts')
  const [registry] = useState(createCommandRegistry)
  const permissions = usePermissions()
  const { overlays, prepare, require } = useOverlays()
  const [opened, setOpened] = useState<Opened>({ commands: [] })

  function open(overlay: 'palette' | 'sheet') {
    setOpened({ overlay, commands: commandsNow() })
    const close = () => setOpened({ commands: [] })
    holdForOverlay(close)
    require(close)
  }
  const palette: Opener = {
    id: 'commands.palette',
    group: 'general',
    label: t('commands.palette'),
    icon: <Search />,
    keys: 'mod+k',
    run: () => open('palette'),
  }
  const sheet: Opener = {
    id: 'commands.sheet',
    group: 'general',
    label: t('commands.sheet'),
    icon: <Keyboard />,
    keys: '?',
    run: () => open('sheet'),
  }
  const { app, manager, account } = usePlaces()
  const places = withGoKeys(
    area === 'app' ? [...app, account.app] : [...manager.application, ...manager.configuration],
  ).filter((place) => isAllowed(place, permissions))
  const commandsNow = () => [...registry.all(), palette, sheet, ...places]
  useKeys(commandsNow, registry.later)

  const shown = (overlay: 'palette' | 'sheet') => ({
    commands: opened.commands,
    open: opened.overlay === overlay,
    onClose: () => setOpened({ commands: opened.commands }),
  })
  return (
    <CommandRegistry value={registry}>
      <OpenersContext value={{ palette, sheet, prepare }}>
        {children}
        {overlays && (
          <>
            <overlays.CommandPalette area={area} closingKeys={palette.keys} {...shown('palette')} />
            <overlays.ShortcutSheet {...shown('sheet')} />
          </>
        )}
      </OpenersContext>
    </CommandRegistry>
  )
}

interface Opened {
  overlay?: 'palette' | 'sheet'
  commands: readonly Command[]
}

type Overlays = Awaited<ReturnType<Parts['loadOverlays']>>

function useOverlays() {
  const { t, i18n } = useTranslation('layouts')
  const { loadOverlays } = useParts()
  const [overlays, setOverlays] = useState<Overlays>()

  async function fetchOverlays() {
    const [fetched] = await Promise.all([
      loadOverlays(),
      i18n.loadNamespaces(['commands', 'about']),
    ])
    setOverlays(fetched)
  }

  return {
    overlays,
    prepare: () => void (overlays ?? fetchOverlays().catch(() => undefined)),
    /** If loading fails, the request is dropped, so that nothing opens later by itself. */
    require: (forgo: () => void) =>
      void (
        overlays ??
        fetchOverlays().catch(() => {
          dropInput()
          toast.error(t('commands.unavailable'))
          forgo()
        })
      ),
  }
}
