import { enter } from '../bootstrap/enter.mjs'

enter(() => import('./command.mjs'))
