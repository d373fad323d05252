import type { ComponentType } from 'react'

/** Found by their place, so that they belong to the code of the page: fetched later, they would be missing without network. */
const found = import.meta.glob<ComponentType>('../../domains/*/*/home-section.ts', {
  import: 'HomeSection',
  eager: true,
})

export const homeSections = Object.entries(found)
