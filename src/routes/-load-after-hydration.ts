import type { RegisteredRouter } from '@tanstack/react-router'

let company: Promise<void> | undefined

// Calling `then` on `import()` directly would make the build skip the handler when the fetch fails.
const fetchCompany = () => import('./-companions.ts')

/** Loads the optional work of `-companions.ts`; the page also works when the fetch fails. */
export function loadAfterHydration(router: RegisteredRouter) {
  company ??= fetchCompany().then(
    ({ accompany }) => accompany(router),
    () => undefined,
  )
}
