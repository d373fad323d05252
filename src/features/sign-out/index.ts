export { PersonMenu } from './person-menu.tsx'
