import { Suspense, useRef } from 'react'
import { useParts } from '#kit/parts/index.ts'
import { useSetup } from '#kit/setup/index.ts'

interface Check {
  take: () => Record<string, string>
}

/** The checks that a visitor must pass before a code is sent. */
export function useCodeChecks() {
  const { codeChecks } = useParts()
  const asked = Object.entries(useSetup()?.configuration.codeChecks ?? {})
  const shown = useRef(new Map<string, Check | null>())
  return {
    fields: asked.map(([name, settings]) => {
      const Field = codeChecks[name]
      return (
        Field && (
          <Suspense key={name} fallback={<div className="min-h-20" />}>
            <Field settings={settings} ref={(check) => void shown.current.set(name, check)} />
          </Suspense>
        )
      )
    }),
    takeHeaders: (): Record<string, string> =>
      Object.fromEntries(
        [...shown.current.values()].flatMap((check) => Object.entries(check?.take() ?? {})),
      ),
  }
}
