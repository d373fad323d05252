import { enter } from '../scripts/bootstrap/enter.mjs'

enter(() => import('./lib/command.mjs'))
