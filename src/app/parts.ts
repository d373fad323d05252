import { lazy } from 'react'
import { catalogue } from '#domains/catalogue/parts.ts'
import { identity } from '#domains/identity/parts.ts'
import type { DomainParts, Parts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'

const domains: DomainParts[] = [catalogue, identity]

/** The kit can't import domains, so the app passes it their components. */
export const parts: Parts = {
  SignInAgainDialog: lazy(() => import('#domains/identity/login/sign-in-again-dialog.tsx')),
  loadOverlays: () => import('./overlays.tsx'),
  loadActivity: () => import('./activity.ts'),
  references: Object.fromEntries(
    domains.flatMap(({ references = {} }) => Object.entries(references)),
  ),
  prepareReferences: (queryClient) =>
    domains.flatMap(({ prepareReferences }) => prepareReferences?.(queryClient) ?? []),
  dashboard: domains.flatMap(({ dashboard }) => dashboard ?? []),
}

/** A domain registers here the resources whose pages need no route files: `pets: () => import('#domains/…')`. */
export const resources: Resources = {}
