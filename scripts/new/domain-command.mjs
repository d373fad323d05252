import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { addFolder, filesIn, removeFolder } from './added-folder.mjs'
import { lineEdit } from './text-edits.mjs'
import { nameOf } from './words.mjs'

export function newDomain(root, { name }) {
  const domain = nameOf(name, 'domain')
  const folder = `src/domains/${domain}`
  addFolder(root, { folder, files: filesOf(domain), places: placesOf(domain) })
  say(
    `${folder} may use every other domain, and none may use it. Its first resource: npm run new -- resource <plural> <field> … --in ${domain}`,
  )
}

export function undoDomain(root, { name }) {
  const domain = nameOf(name, 'domain')
  const folder = `src/domains/${domain}`
  const files = filesIn(root, folder)
  const own = files.filter((file) => !(file.slice(folder.length + 1) in filesOf(domain)))
  if (files.length === 0) {
    throw new Trouble(`There is no domain ${domain}: src/domains has all of them.`)
  }
  if (own.length > 0) {
    throw new Trouble(`${folder} has files of its own, as ${own[0]}: undo them first.`)
  }
  removeFolder(root, { folder, places: placesOf(domain) })
  say(`${folder} is gone.`)
}

const placesOf = (domain) => [
  ['src/app/domains.ts', [lineEdit(`export { ${domain} } from '#domains/${domain}/parts.ts'`)]],
  [
    'src/app/domains.server.ts',
    [lineEdit(`export { ${domain} } from '#domains/${domain}/parts.server.ts'`)],
  ],
  [
    'src/app/activity.ts',
    [lineEdit(`export { activity as ${domain} } from '#domains/${domain}/activity-parts.ts'`)],
  ],
]

const filesOf = (domain) => ({
  'resources.ts': `import type { Resource } from '#kit/resource/index.ts'

export const resources: Resource[] = []
`,
  'activity.ts': `import { recordedActions } from '#kit/resource/index.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'
import { resources } from './resources.ts'

export const activity: DomainActivity = {
  actions: resources.flatMap(recordedActions),
  targetTypes: resources.map(({ name }) => name),
}
`,
  'activity-parts.ts': `import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'
import { resources } from './resources.ts'

export const activity: ActivityParts = { ...recorded, resources }
`,
  'parts.server.ts': `import { activity } from './activity.ts'

export const ${domain} = {
  api: {},
  activity,
  resources: [],
}
`,
  'parts.ts': `import type { DomainParts } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'

export const ${domain}: DomainParts & { resources: Resources } = {
  /** By path: the screens of resources without route files. */
  resources: {},
}
`,
  'navigation.tsx': `import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  application: [],
}
`,
})
