import { languages, untranslated } from './resource-files.mjs'
import { elementEdit, entryEdit, importEdit, lineEdit, nameEdit } from './text-edits.mjs'

/** The places that list the resources of a domain, and the one of all permissions. */
export function registration({ domain, words, icon, fields = [] }) {
  const { one, many, path, singular, titles } = words
  const of = (file) => `src/domains/${domain}/${file}`
  const labels = languages.map(
    (language) => `        ${language}: '${untranslated(language, titles.many)}',`,
  )
  return [
    [
      'src/rules/permissions.ts',
      [
        entryEdit(
          `  ${one}: ['read', 'create', 'update', 'delete'],`,
          'export const permissionTable = {',
        ),
      ],
    ],
    [
      of('resources.ts'),
      [
        importEdit(one, `./${path}/${singular}.resource.ts`),
        elementEdit(one, 'export const resources: Resource[] = ['),
      ],
    ],
    [
      of('parts.server.ts'),
      [
        importEdit(`${many}Api, ${many}OnServer`, `./${path}/${path}.server.ts`),
        entryEdit(`    ${many}: ${many}Api,`, 'api: {'),
        elementEdit(`${many}OnServer`, 'resources: ['),
      ],
    ],
    [
      of('parts.ts'),
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
            `      to: '/manager/${path}',`,
            '      name: {',
            ...labels,
            '      },',
            `      icon: <${icon} />,`,
            `      needs: { ${one}: ['read'] },`,
            '    },',
          ].join('\n'),
          'application: [',
          new RegExp(`^ {4}\\{\\s+to: '/manager/${path}',[^]*?\\n {4}\\},\\n`, 'm'),
        ),
      ],
    ],
    ...faces(fields),
  ]
}

/** What other features need of a resource to refer to it passes through the face of its folder. */
function faces(fields) {
  const targets = new Map(fields.flatMap(({ target }) => (target ? [[target.name, target]] : [])))
  return [...targets.values()].flatMap(({ folder, missing }) =>
    missing.length > 0
      ? [[`${folder}/index.server.ts`, missing.map(({ line }) => lineEdit(line))]]
      : [],
  )
}

const keyOf = (path) => (path.includes('-') ? `'${path}'` : path)
