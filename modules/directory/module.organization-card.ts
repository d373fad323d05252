export { card as default } from './directory-card.tsx'
