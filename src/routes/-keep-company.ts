import type { RegisteredRouter } from '@tanstack/react-router'

let company: Promise<void> | undefined

/** Once a page is awake, it fetches what goes along with it; out of reach, it does without, as it did until then. */
export function keepCompany(router: RegisteredRouter) {
  company ??= import('./-companions.ts').then(
    ({ accompany }) => accompany(router),
    () => undefined,
  )
}
