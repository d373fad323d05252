export { CopiedText } from './screens/copied-text.tsx'
