import type { AccountSections } from '#domains/identity/account/index.server.ts'
import type { TodaysNames } from '#kit/activity/index.server.ts'
import { emptyTrash, type RegisteredResource } from '#kit/resource/index.server.ts'
import { type DomainActivity, registerActivity } from '#platform/activity/actions.ts'
import type { Services } from '#platform/services.ts'
import * as domains from './domains.server.ts'

/** What a domain adds to the server besides its calls. */
interface ServerParts {
  /** Its described resources. One may refer only to those before it. */
  resources?: RegisteredResource[]
  /** What it stores about a user. */
  accountSections?: AccountSections
  /** What it puts on record. */
  activity?: DomainActivity
  /** How it finds the current names of its records. */
  todaysNames?: TodaysNames
  /** Registers its jobs, and adds its samples. */
  start?: (services: Services) => Promise<void> | void
}

const all: ServerParts[] = Object.values(domains)

const resources = all.flatMap((parts) => parts.resources ?? [])
registerActivity(...all.flatMap(({ activity = [] }) => activity))

export const serverParts = {
  accountSections: Object.fromEntries(
    all.flatMap(({ accountSections = {} }) => Object.entries(accountSections)),
  ),
  todaysNames: {
    ...Object.fromEntries(resources.map(({ resource, names }) => [resource.name, names])),
    ...Object.fromEntries(all.flatMap(({ todaysNames = {} }) => Object.entries(todaysNames))),
  },
  resources,
  async start(services: Services) {
    const trashes = resources.flatMap(({ resource, trash }) => (resource.trash ? [trash] : []))
    services.jobs.register(emptyTrash, { ...services, trashes })
    for (const { start } of all) await start?.(services)
  },
}
