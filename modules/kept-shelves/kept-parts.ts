export { KeepShelves } from './keep-shelves.tsx'
export { KeptShelf } from './kept-shelf.tsx'
export { KeptShelves } from './kept-shelves.tsx'
