import type { AnyRouteMatch } from '@tanstack/react-router'
import type { i18n as I18n, ResourceNamespaceMap } from 'i18next'
import { product } from '#rules/product.ts'
import type { PageFacts } from './page-facts.ts'

export type PageName = keyof ResourceNamespaceMap['layouts']['pages']

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: PageName
    /** The page of a record: the record's name takes the place of the title once it is known. */
    isRecord?: boolean
    /** The skeleton of a page that loads slowly: by default a list, or the details of a record. */
    shape?: PageShape
  }
}

export type PageShape = 'covers' | 'dashboard' | 'detail' | 'form' | 'list' | 'settings'

/** A step of the trail that leads to a page; the last one is the page itself. */
export interface Crumb {
  pathname: string
  label: string
  isRecord?: boolean | undefined
}

type Match = Pick<AnyRouteMatch, 'pathname' | 'staticData' | 'loaderData'>

/** The loader of a page returns the name of its record; that of a described resource also the steps. */
interface Loaded {
  loaderData?: { name?: string; crumbs?: Crumb[] }
}

export function trailOf(
  matches: readonly Match[],
  { t }: Pick<I18n, 't'>,
  name: string | undefined = nameIn(matches),
): Crumb[] {
  const crumbOf = ({ label, ...crumb }: Crumb): Crumb =>
    Object.assign(crumb, { label: (crumb.isRecord && name) || label })
  return matches.flatMap((match) => {
    const { title, isRecord } = match.staticData
    if (!title) return crumbsOf(match).map(crumbOf)
    return [crumbOf({ pathname: match.pathname, isRecord, label: t(`layouts:pages.${title}`) })]
  })
}

const crumbsOf = ({ loaderData }: Loaded) => loaderData?.crumbs ?? []

const nameOf = ({ loaderData }: Loaded) => loaderData?.name

const nameIn = (matches: readonly Match[]) => matches.map(nameOf).at(-1)

/** The action comes before the record's name, so that it is read in a narrow tab. */
export function titleOf(trail: readonly Crumb[], name: string | undefined): string | undefined {
  const last = trail.at(-1)
  const isBelowRecord = !last?.isRecord && trail.some(({ isRecord }) => isRecord)
  return isBelowRecord ? [last?.label, name].filter(Boolean).join(' · ') : (name ?? last?.label)
}

interface Surroundings {
  i18n: I18n
  facts?: PageFacts
}

export function pageMeta(matches: AnyRouteMatch[], surroundings: Surroundings) {
  const isMissing = matches.some((match) => match.status === 'notFound' || match._notFound)
  if (isMissing) return metaOf('notFound', surroundings)
  const name = nameIn(matches)
  const page = matches.findLast(({ staticData }) => staticData.title)?.staticData.title
  return metaOf(page, surroundings, {
    title: titleOf(trailOf(matches, surroundings.i18n), name),
    name,
  })
}

export function metaOf(
  page: PageName | undefined,
  { i18n, facts }: Surroundings,
  shown: { title?: string | undefined; name?: string | undefined } = {},
) {
  const title = titleWith(shown.title ?? (page && i18n.t(`layouts:pages.${page}`)), facts)
  // Pages of described resources are named by their steps only.
  const described = page ?? (shown.title && ('records' as const))
  if (!described) return [{ title }]
  const about = i18n.t(`layouts:descriptions.${described}`)
  const content = [page ? shown.name : shown.title, about].filter(Boolean).join(' – ')
  return [{ title }, { name: 'description', content }]
}

export function titleWith(words: string | undefined, facts?: PageFacts) {
  const title = [words, product.name].filter(Boolean).join(' · ')
  return [facts?.configuration.environmentMark, title].filter(Boolean).join(' ')
}
