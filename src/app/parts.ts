import { lazy } from 'react'
import type { Parts } from '#kit/parts/index.ts'

/** What the kit gets from the domains; each part is fetched when it is first shown. */
export const parts: Parts = {
  SignInAgainDialog: lazy(() => import('#domains/identity/login/sign-in-again-dialog.tsx')),
  loadOverlays: () => import('./overlays.tsx'),
  references: {
    genreId: lazy(async () => ({
      default: (await import('#domains/catalogue/genres/genre-reference.tsx')).GenreReference,
    })),
  },
}
