import type { Chunk } from './chunk.ts'
import { framework, schemas, controls, floating, icons } from './libraries.ts'
import {
  signIn,
  areas,
  lists,
  bulk,
  forms,
  frames,
  putting,
  shelves,
  organizations,
  people,
  activity,
} from './screens.ts'

/** What shares a file in the browser. The first whose test it passes has a module. */
export const chunks: Chunk[] = [
  framework,
  signIn,
  schemas,
  areas,
  controls,
  floating,
  icons,
  lists,
  bulk,
  forms,
  frames,
  putting,
  shelves,
  organizations,
  activity,
  people,
]
