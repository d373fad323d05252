export { card as default } from './organization-card.ts'
