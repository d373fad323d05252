export { ReadingSection as HomeSection } from './screens/home/reading-section.tsx'
export { prepareReading as prepareSection } from './screens/home/prepare-reading.ts'
export const order = 1
