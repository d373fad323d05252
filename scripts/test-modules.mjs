import { enter } from './bootstrap/enter.mjs'

enter(() => import('./commands/test-modules.mjs'))
