import type { AnyRouteMatch } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import type layouts from './locales/en.json'
import type { PageFacts } from './page-facts.ts'

export type PageName = keyof (typeof layouts)['pages']

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name: its title, and its crumb. */
    title?: PageName
  }
}

/** The deepest route with a name lends it to the page. */
export function pageNameOf(matches: Pick<AnyRouteMatch, 'staticData'>[]): PageName | undefined {
  return matches.findLast((match) => match.staticData.title)?.staticData.title
}

/** "Books · Incipit", after the mark of the environment where one is configured (specification 2). */
export function pageTitle(
  matches: AnyRouteMatch[],
  { i18n, facts }: { i18n: I18n; facts?: PageFacts },
) {
  const name = matches.some((match) => match.status === 'notFound' || match._notFound)
    ? 'notFound'
    : pageNameOf(matches)
  const environment = facts?.configuration.environment
  const title = [name && i18n.t(`layouts:pages.${name}`), i18n.t('productName')]
    .filter(Boolean)
    .join(' · ')
  return environment ? `${environment.emoji ?? `[${environment.name}]`} ${title}` : title
}
