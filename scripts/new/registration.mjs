import { languages, untranslated } from './resource-files.mjs'
import {
  elementEdit,
  entryEdit,
  importEdit,
  jsonEdit,
  jsonListEdit,
  lineEdit,
  nameEdit,
} from './text-edits.mjs'

/** The places that list the resources of a module; `needs` are the other modules that only this one needs. */
export function registration({ module, words, icon, needs, fields = [] }) {
  const { one, many, path, singular, titles } = words
  const of = (file) => `modules/${module}/${file}`
  const labels = languages.map(
    (language) => `        ${language}: '${untranslated(language, titles.many)}',`,
  )
  return [
    [of('permissions.json'), [jsonEdit(['roles', one], ['read', 'create', 'update', 'delete'])]],
    [of('module.json'), needs.map((needed) => jsonListEdit('needs', needed))],
    [
      of('resources.ts'),
      [
        importEdit(one, `./${path}/${singular}.resource.ts`),
        elementEdit(one, 'export const resources: Resource[] = ['),
      ],
    ],
    [
      of('module.server.ts'),
      [
        importEdit(`${many}Api, ${many}OnServer`, `./${path}/${path}.server.ts`),
        entryEdit(`    ${many}: ${many}Api,`, 'api: () => ({'),
        elementEdit(`${many}OnServer`, 'resources: ['),
      ],
    ],
    [
      of('module.ts'),
      [
        entryEdit(
          `    ${keyOf(path)}: () => import('./${path}/${singular}.screens.tsx'),`,
          'resources: {',
        ),
      ],
    ],
    [
      of('navigation.tsx'),
      [
        nameEdit(icon, 'lucide-react'),
        entryEdit(
          [
            '    {',
            '      order: 100,',
            `      to: '/manager/${path}',`,
            '      name: {',
            ...labels,
            '      },',
            `      icon: <${icon} />,`,
            `      needs: { ${one}: ['read'] },`,
            '    },',
          ].join('\n'),
          'application: [',
          new RegExp(`^ {4}\\{\\s+order: \\d+,\\s+to: '/manager/${path}',[^]*?\\n {4}\\},\\n`, 'm'),
        ),
      ],
    ],
    ...faces(fields),
  ]
}

/** A module names those whose resources it refers to. */
export const neededBy = ({ module, fields, isImported }) => [
  ...new Set([
    ...(isImported ? ['import-files', 'imports'] : []),
    ...fields.flatMap(({ target }) =>
      target?.module && target.module !== module ? [target.module] : [],
    ),
  ]),
]

/** Other features refer to a resource through the face of its folder. */
function faces(fields) {
  const targets = new Map(fields.flatMap(({ target }) => (target ? [[target.name, target]] : [])))
  return [...targets.values()].flatMap(({ folder, missing }) =>
    missing.length > 0
      ? [[`${folder}/index.server.ts`, missing.map(({ line }) => lineEdit(line))]]
      : [],
  )
}

const keyOf = (path) => (path.includes('-') ? `'${path}'` : path)
