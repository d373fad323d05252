export { CurrentBooks as HomeSection } from './screens/home/current-books.tsx'
export { prepareCurrentBooks as prepareSection } from './screens/home/prepare-current-books.ts'
export const order = 1
