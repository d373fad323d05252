import { enter } from './bootstrap/enter.mjs'

enter(() => import('./commands/delete-unused-texts.mjs'))
