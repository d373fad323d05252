import { lazy } from 'react'
import type { DomainParts, Parts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'
import * as all from './domains.ts'
import { modules } from './modules.ts'

interface BrowserParts extends DomainParts {
  resources?: Resources
}

const domains: BrowserParts[] = [...Object.values(all), ...modules]

export const parts: Parts = {
  SignInAgainDialog: lazy(() => import('#domains/identity/login/sign-in-again-dialog.tsx')),
  loadOverlays: async () => (await import('./overlays.tsx')).loadOverlays(domains, resources),
  async loadActivity() {
    const [ofDomains, ofModules] = await Promise.all([
      import('./activity.ts'),
      Promise.all(modules.flatMap(({ loadActivity }) => loadActivity?.() ?? [])),
    ])
    return { domains: [...Object.values(ofDomains), ...ofModules] }
  },
  references: Object.fromEntries(
    domains.flatMap(({ references = {} }) => Object.entries(references)),
  ),
  prepareReferences: (queryClient) =>
    domains.flatMap(({ prepareReferences }) => prepareReferences?.(queryClient) ?? []),
  loadNotifications: () =>
    Promise.all(domains.flatMap(({ loadNotifications }) => loadNotifications?.() ?? [])),
  organizationCards: domains.flatMap(({ organizationCards = [] }) => organizationCards),
  devDocuments: domains.flatMap(({ devDocuments = [] }) => devDocuments),
  devPages: domains.flatMap(({ devPages = [] }) => devPages),
  dashboardTexts: domains.flatMap(({ dashboardTexts = [] }) => dashboardTexts),
}

export const resources: Resources = Object.fromEntries(
  domains.flatMap((domain) => Object.entries(domain.resources ?? {})),
)
