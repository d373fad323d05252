import { lazy } from 'react'
import { identity } from '#domains/identity/parts.ts'
import type { Module } from '#kit/features/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import { modules } from './modules.ts'

const features: readonly Module[] = [...modules, identity]

export const parts: Parts = {
  SignInAgainDialog: lazy(() => import('#domains/identity/login/sign-in-again-dialog.tsx')),
  signIn: features.flatMap(({ signIn = [] }) => signIn),
  loadOverlays: async () => (await import('./overlays.tsx')).loadOverlays(resources),
  loadActivity: () => import('./activity.ts'),
  references: Object.fromEntries(
    features.flatMap(({ references = {} }) => Object.entries(references)),
  ),
  prepareReferences: (queryClient) =>
    features.flatMap(({ prepareReferences }) => prepareReferences?.(queryClient) ?? []),
  loadNotices: () => import('./notices.ts'),
  loadOrganizationCards: () => import('./organization-cards.ts'),
  codeChecks: Object.fromEntries(
    features.flatMap(({ codeChecks = {} }) => Object.entries(codeChecks)),
  ),
  devDocuments: features.flatMap(({ devDocuments = [] }) => devDocuments),
  devPages: features.flatMap(({ devPages = [] }) => devPages),
  adminNeedTexts: features.flatMap(({ adminNeedTexts = [] }) => adminNeedTexts),
  dashboardTexts: features.flatMap(({ dashboardTexts = [] }) => dashboardTexts),
}

export const resources: Resources = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.resources ?? {})),
)
