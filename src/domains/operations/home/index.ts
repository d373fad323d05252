export { HomePage } from './home-page.tsx'
export { prepareHome } from './prepare-home.ts'
