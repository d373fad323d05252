import { enter } from './bootstrap/enter.mjs'

enter(() => import('./commands/release.mjs'))
