import { type PageContext, preparePage, readQuery } from '#kit/page/index.ts'
import type { AccountSection } from '#kit/parts/index.ts'
import { sessionsQuery } from './sessions/sessions.queries.ts'
import { signInsQuery } from './sign-ins/sign-ins-card.tsx'

export async function prepareAccount(context: PageContext, sections: readonly AccountSection[]) {
  const { queryClient } = context
  const texts = sections.map((section) => section.texts)
  // The page shows the error if one of them fails.
  const lists = Promise.allSettled([
    readQuery(queryClient, sessionsQuery),
    ...sections.map(async ({ part }) => (await part.fetch()).fetch(queryClient)),
    readQuery(queryClient, signInsQuery),
  ])
  await Promise.all([
    preparePage({
      context,
      texts: ['about', 'account', 'login', 'devices', 'session-list', ...texts],
      reading: () => [lists],
    }),
    Promise.allSettled(sections.map(({ part }) => part.fetch())),
  ])
}
