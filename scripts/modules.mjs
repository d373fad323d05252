import { enter } from './bootstrap/enter.mjs'

enter(() => import('./commands/modules.mjs'))
