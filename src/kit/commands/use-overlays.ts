import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Parts, useParts } from '#kit/parts/index.ts'
import { toast } from '#ui/feedback/toast.ts'

type Overlays = Awaited<ReturnType<Parts['loadOverlays']>>

/** The palette and the sheet of keys with their texts, once somebody has asked for them: no page waits for them. */
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
    /** Out of reach, it is asked for again by whoever opens them. */
    prepare: () => void (overlays ?? fetchOverlays().catch(() => undefined)),
    /** Out of reach, the person is told, and what they wanted is forgone: nothing opens by itself later on. */
    require: (forgo: () => void) =>
      void (
        overlays ??
        fetchOverlays().catch(() => {
          toast.error(t('commands.unavailable'))
          forgo()
        })
      ),
  }
}
