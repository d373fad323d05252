import { useEffect, useEffectEvent } from 'react'
import { useSetup } from '#kit/setup/index.ts'
import { useAct } from '#ui/actions/use-act.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const ceremony = createOnDemand(() => import('./ceremony.ts'))

export const useHasPasskeys = () => useSetup()?.configuration.ways.includes('passkey') ?? false

export function useAddPasskey(onAdded: () => Promise<void>) {
  return useAct(async () => {
    const { addPasskey } = await ceremony.fetch()
    if (await addPasskey()) await onAdded()
  })
}

/** False when the user closed the browser's dialog, or no passkey was chosen. */
export async function signInByPasskey(): Promise<boolean> {
  const module = await ceremony.fetch()
  return module.signInByPasskey()
}

export function useSignInByPasskey(onSignedIn: () => Promise<void>) {
  return useAct(async () => {
    if (await signInByPasskey()) await onSignedIn()
  })
}

/** With passkeys in the suggestions of the field for the email, while the user is there. */
export function useOfferedPasskey(onSignedIn: () => Promise<void>) {
  const act = useSignInByPasskey(onSignedIn)
  const offered = useAct(async (signal: AbortSignal) => {
    const { offerPasskeys } = await ceremony.fetch()
    if (await offerPasskeys(signal)) await onSignedIn()
  })
  const offer = useEffectEvent((signal: AbortSignal) => offered.start(signal))
  useEffect(() => {
    if (act.isPending) return undefined
    const stop = new AbortController()
    offer(stop.signal)
    return () => stop.abort()
  }, [act.isPending])
  return { ...act, error: act.error ?? offered.error }
}
