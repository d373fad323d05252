import type { Chunk } from './chunk.ts'
import * as libraries from './libraries.ts'
import * as screens from './screens.ts'

/** A module goes into the first chunk whose test it passes. */
export const chunks: Chunk[] = [
  libraries.framework,
  screens.signIn,
  screens.signInCode,
  libraries.schemas,
  screens.mutations,
  libraries.icon,
  screens.areas,
  libraries.controls,
  libraries.floating,
  libraries.icons,
  screens.lists,
  screens.resources,
  screens.bulk,
  screens.forms,
  screens.rows,
  screens.frames,
  screens.putting,
  screens.shelves,
  screens.organizations,
  screens.activity,
  screens.people,
]
