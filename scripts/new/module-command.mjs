import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { lists } from '../modules/lists.mjs'
import { addFolder, filesIn, removeFolder } from './added-folder.mjs'
import { dashed } from './words.mjs'

export function newModule(root, { name }) {
  const module = dashed(name, 'module')
  const folder = `modules/${module}`
  addFolder(root, { folder, files: filesOf(module), places: placesOf(module) })
  say(
    [
      `${folder} is a module: ${folder}/module.json says what it is for, and which others it needs.`,
      `Its first resource: npm run new -- resource <plural> <field> … --in ${module}`,
      `Undo it: npm run new -- module ${module} --undo`,
    ].join('\n'),
  )
}

export function undoModule(root, { name }) {
  const module = dashed(name, 'module')
  const folder = `modules/${module}`
  const files = filesIn(root, folder)
  const own = files.filter((file) => !(file.slice(folder.length + 1) in filesOf(module)))
  if (files.length === 0) {
    throw new Trouble(`There is no module ${module}: modules/ has all of them.`)
  }
  if (own.length > 0) {
    throw new Trouble(
      `${folder} has files of its own, as ${own[0]}. Take it out whole: npm run modules -- remove ${module}`,
    )
  }
  removeFolder(root, { folder, places: placesOf(module) })
  say(`${folder} is gone.`)
}

const placesOf = (module) =>
  lists
    .filter(({ faceOf }) => faceOf(module).replace(`modules/${module}/`, '') in filesOf(module))
    .map(({ path, withModule, withoutModule }) => [
      path,
      [
        {
          apply: (text) => withModule(text, module),
          revert: (text) => withoutModule(text, module),
        },
      ],
    ])

const filesOf = (module) => ({
  'module.json': `${JSON.stringify({ purpose: `What ${module} is for, in one line.`, needs: [] }, null, 2)}\n`,
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
  'module.activity.ts': `import type { ActivityParts } from '#kit/parts/index.ts'
import { activity as recorded } from './activity.ts'
import { resources } from './resources.ts'

export default { ...recorded, resources } satisfies ActivityParts
`,
  'module.server.ts': `import { defineServerModule } from '#kit/features/index.server.ts'
import { activity } from './activity.ts'

export default defineServerModule({
  api: () => ({}),
  activity,
  resources: [],
})
`,
  'module.ts': `import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  /** The screens of resources without route files, by path. */
  resources: {},
})
`,
  'navigation.tsx': `import type { Navigation } from '#layouts/commands/navigation.ts'

export const navigation: Partial<Navigation> = {
  application: [],
}
`,
})
