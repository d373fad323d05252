export { Demo } from './demo.tsx'
