import type { ComponentType } from 'react'

/** Found by its place, since other pages don't need it. */
const [Picture] = Object.values(
  import.meta.glob<ComponentType>('../../modules/*/module.sign-in-picture.ts', {
    import: 'default',
    eager: true,
  }),
)

/** Stands beside the form, where a module has one. */
export const signInPicture = Picture && <Picture />
