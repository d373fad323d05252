import { enter } from '../scripts/bootstrap/enter.mjs'

enter(() => import('./command.mjs'))
