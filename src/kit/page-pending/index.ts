export { PagePending } from './page-pending.tsx'
