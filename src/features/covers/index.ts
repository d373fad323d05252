export { Cover } from './cover.tsx'
export { Shelf } from './shelf.tsx'
