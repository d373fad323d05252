import type { RegisteredRouter } from '@tanstack/react-router'

let company: Promise<void> | undefined

// With `then` after `import()` itself, the build would let a failed fetch pass by the handler.
const fetchCompany = () => import('./-companions.ts')

/** Once a page is awake, it fetches what goes along with it; out of reach, it does without, as it did until then. */
export function loadAfterHydration(router: RegisteredRouter) {
  company ??= fetchCompany().then(
    ({ accompany }) => accompany(router),
    () => undefined,
  )
}
