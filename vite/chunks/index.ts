import type { Chunk } from './chunk.ts'
import * as libraries from './libraries.ts'
import * as onDemand from './on-demand.ts'
import * as screens from './screens.ts'
import * as shared from './shared.ts'
import * as signIn from './sign-in.ts'

/** A module goes into the first chunk whose test it passes. */
export const chunks: Chunk[] = [
  libraries.framework,
  signIn.shared,
  signIn.address,
  libraries.schemas,
  screens.mutations,
  libraries.icon,
  screens.areas,
  screens.mutationsOfCalls,
  screens.titles,
  libraries.controls,
  libraries.floating,
  libraries.icons,
  screens.states,
  onDemand.filters,
  onDemand.confirmations,
  shared.shapes,
  screens.lists,
  shared.organizationQueries,
  // Before what the back office shares with modules, which would take it and so come to the users' area.
  screens.frames,
  screens.resources,
  shared.progress,
  shared.goals,
  screens.bulk,
  screens.forms,
  screens.rows,
  screens.putting,
  screens.shelves,
  shared.organizationParts,
  shared.organizations,
  shared.activity,
  shared.listedPeople,
  shared.sessions,
  screens.people,
  shared.copying,
  shared.appFrame,
  shared.about,
  shared.chips,
  shared.webhooks,
  onDemand.residents,
  onDemand.grid,
  onDemand.menus,
  onDemand.sheets,
  onDemand.choosers,
]
