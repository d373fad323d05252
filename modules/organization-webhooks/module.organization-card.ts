export { card as default } from './organization-webhooks-card.tsx'
