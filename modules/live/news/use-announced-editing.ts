import { useEffect } from 'react'
import { api } from '#kit/api/index.ts'
import { useSetup } from '#kit/setup/index.ts'

const renewMs = 15_000

/** Tells other editors of the record that its form has unsaved changes here. */
export function useAnnouncedEditing(resource: string, id: string, isEditing: boolean) {
  const setup = useSetup()
  const isRefused = !setup || setup.configuration.demoMode || setup.session?.impersonatedBy !== null
  useEffect(() => {
    if (!isEditing || isRefused) return undefined
    const announce = async (isStill: boolean) =>
      (await api()).live.edit({ resource, id, isEditing: isStill })
    // It is a courtesy: a failure must not disturb the user.
    const tell = (isStill: boolean) => void announce(isStill).catch(() => undefined)
    tell(true)
    const timer = setInterval(() => tell(true), renewMs)
    return () => {
      clearInterval(timer)
      tell(false)
    }
  }, [resource, id, isEditing, isRefused])
}
