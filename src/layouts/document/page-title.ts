import type { AnyRouteMatch } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { product } from '#rules/product.ts'
import type layouts from '../locales/en.json'
import type { PageFacts } from './page-facts.ts'

export type PageName = keyof (typeof layouts)['pages']

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: PageName
  }
}

function pageNameOf(matches: Pick<AnyRouteMatch, 'staticData'>[]): PageName | undefined {
  return matches.findLast((match) => match.staticData.title)?.staticData.title
}

interface Surroundings {
  i18n: I18n
  facts?: PageFacts
}

export function pageMeta(matches: AnyRouteMatch[], surroundings: Surroundings) {
  const isMissing = matches.some((match) => match.status === 'notFound' || match._notFound)
  const subject = isMissing ? undefined : matches.map(subjectOf).at(-1)
  return metaOf(isMissing ? 'notFound' : pageNameOf(matches), surroundings, subject)
}

export function metaOf(name: PageName | undefined, surroundings: Surroundings, subject?: string) {
  const { i18n, facts } = surroundings
  const title = titleWith(subject ?? (name && i18n.t(`layouts:pages.${name}`)), facts)
  // Pages of described resources have no name, only a subject.
  const described = name ?? (subject && ('records' as const))
  if (!described) return [{ title }]
  const content = [subject, i18n.t(`layouts:descriptions.${described}`)].filter(Boolean).join(' – ')
  return [{ title }, { name: 'description', content }]
}

const subjectOf = ({ loaderData }: { loaderData?: { name?: string } }) => loaderData?.name

export function titleWith(words: string | undefined, facts?: PageFacts) {
  const title = [words, product.name].filter(Boolean).join(' · ')
  return [facts?.configuration.environmentMark, title].filter(Boolean).join(' ')
}
