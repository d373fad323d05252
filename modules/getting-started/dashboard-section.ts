import { type PageContext, preparePage } from '#kit/page/index.ts'
import { readCookie, type Setup } from '#kit/setup/index.ts'
import { includesAll } from '#rules/includes-all.ts'
import { gettingStartedQuery } from './getting-started.queries.ts'
import { gettingStartedNeeds, HIDDEN_COOKIE } from './offer.ts'

export { GettingStarted as DashboardSection } from './getting-started.tsx'

export async function prepareSection(context: PageContext & { setup: Setup }) {
  const permissions = context.setup.session?.permissions ?? {}
  if (readCookie(HIDDEN_COOKIE) !== undefined || !includesAll(permissions, gettingStartedNeeds)) {
    return
  }
  await preparePage({ context, texts: ['dashboard'], queries: [gettingStartedQuery] })
}
