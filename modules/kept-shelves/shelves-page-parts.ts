export { KeepShelves as ShelvesSection } from './keep-shelves.tsx'
export { KeptShelves } from './kept-shelves.tsx'

export const order = 3
