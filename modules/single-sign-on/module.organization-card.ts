export { card as default } from './screens/sign-in-cards.tsx'
