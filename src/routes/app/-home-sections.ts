import type { ComponentType } from 'react'
import type { PageContext } from '#kit/page/index.ts'

interface Section {
  HomeSection: ComponentType
  prepareSection: (context: PageContext) => Promise<unknown>
  order: number
}

/** Found by their place, so that they belong to the code of the page: fetched later, they would be missing without network. */
const found = import.meta.glob<Section>('../../../modules/*/**/home-section.ts', { eager: true })

export const homeSections = Object.entries(found).toSorted(
  ([, one], [, other]) => one.order - other.order,
)

export const prepareHome = (context: PageContext) =>
  Promise.all([
    context.i18n.loadNamespaces(['home', 'about']),
    ...homeSections.map(([, { prepareSection }]) => prepareSection(context)),
  ])
