export { DevPages } from './dev-pages.tsx'
export { getGuides } from './guides/guides.ts'
