import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import type { ComponentType } from 'react'

interface Context {
  i18n: I18n
  queryClient: QueryClient
}

interface Section {
  HomeSection: ComponentType
  prepareSection: (context: Context) => Promise<unknown>
  order: number
}

/** Found by their place, so that they belong to the code of the page: fetched later, they would be missing without network. */
const found = import.meta.glob<Section>('../../../modules/*/**/home-section.ts', { eager: true })

export const homeSections = Object.entries(found).toSorted(
  ([, one], [, other]) => one.order - other.order,
)

export const prepareHome = (context: Context) =>
  Promise.all([
    context.i18n.loadNamespaces(['home', 'about']),
    ...homeSections.map(([, { prepareSection }]) => prepareSection(context)),
  ])
