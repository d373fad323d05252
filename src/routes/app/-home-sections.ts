import type { ComponentType } from 'react'

/** Found by their place, so that they belong to the page's own code: fetched later, they'd be missing without network. */
const found = import.meta.glob<ComponentType>('../../domains/*/*/home-section.tsx', {
  import: 'HomeSection',
  eager: true,
})

export const homeSections = Object.entries(found)
