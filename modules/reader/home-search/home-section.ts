export { SearchSection as HomeSection } from './search-section.tsx'
export const prepareSection = async () => {}
export const order = 0
