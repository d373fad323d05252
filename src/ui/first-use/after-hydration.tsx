import { type ComponentType, useEffect, useState } from 'react'

export function afterHydration(load: () => Promise<ComponentType>) {
  return function AfterHydration() {
    const [Real, setReal] = useState<ComponentType>()

    useEffect(() => {
      if (Real) return undefined
      const gone = new AbortController()
      const come = () =>
        load().then(
          (component) => setReal(() => component),
          () => addEventListener('online', () => void come(), { once: true, signal: gone.signal }),
        )
      void come()
      return () => gone.abort()
    }, [Real])

    return Real && <Real />
  }
}
