export { activity as default } from './activity.ts'
