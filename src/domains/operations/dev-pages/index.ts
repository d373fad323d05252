export { DevPages } from './dev-pages.tsx'
