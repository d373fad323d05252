export { KeptShelf } from './kept-shelf.tsx'
