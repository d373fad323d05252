import { enter } from './bootstrap/enter.mjs'

enter(() => import('./commands/client.mjs'))
