import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Parts, useParts } from '#kit/parts/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { dropInput } from '#ui/first-use/held/hold.ts'

type Overlays = Awaited<ReturnType<Parts['loadOverlays']>>

export function useOverlays() {
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
