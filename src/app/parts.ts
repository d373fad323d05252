import { lazy } from 'react'
import { identity } from '#domains/identity/parts.ts'
import type { Module } from '#kit/features/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import { modules } from './modules.ts'

const features: readonly Module[] = [...modules, identity]

const listOf = <Item>(pick: (feature: Module) => Item | readonly Item[] | undefined) =>
  features.flatMap((feature) => pick(feature) ?? [])
const entriesOf = <Item>(pick: (feature: Module) => Record<string, Item> | undefined) =>
  Object.fromEntries(features.flatMap((feature) => Object.entries(pick(feature) ?? {})))

export const parts: Parts = {
  SignInAgainDialog: lazy(() => import('#domains/identity/login/sign-in-again-dialog.tsx')),
  signIn: listOf(({ signIn }) => signIn),
  headLinks: (language) => listOf(({ headLinks }) => headLinks?.(language)),
  loadAfterHydration: () => import('./after-hydration.ts'),
  loadActivity: () => import('./activity.ts'),
  references: entriesOf(({ references }) => references),
  prepareReferences: (queryClient) =>
    features.flatMap(({ prepareReferences }) => prepareReferences?.(queryClient) ?? []),
  loadNotices: () => import('./notices.ts'),
  loadOrganizationCards: () => import('./organization-cards.ts'),
  codeChecks: entriesOf(({ codeChecks }) => codeChecks),
  mailboxPages: listOf(({ mailboxPages }) => mailboxPages),
  adminNeedTexts: listOf(({ adminNeedTexts }) => adminNeedTexts),
  dashboardTexts: listOf(({ dashboardTexts }) => dashboardTexts),
}

export const resources: Resources = entriesOf((feature) => feature.resources)
