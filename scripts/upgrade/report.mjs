import { adviceFor } from './advice.mjs'

const part = (title, lines) => (lines.length > 0 ? [[title, ...lines].join('\n')] : [])

/** Reports what the upgrade did, and what is left to do. */
export function report({ name, from, to, changed, deleted, migrations, toDo, conflicts, later }) {
  const moved = migrations.filter(({ name: former, title }) => former !== title)
  const missing = migrations.flatMap(({ folder, title, tables }) =>
    tables.map((table) => `  ${folder}/${title}: delete what it does to ${table}`),
  )
  return [
    `Release ${to} is merged into ${name}, which had ${from}: ${changed} files are staged for your review.`,
    ...toDo.map(
      ({ version, toDo: text }) => `What you need to do for ${version}:\n${indented(text)}`,
    ),
    ...part(
      'Migrations that got a later time, because your databases have your own already:',
      moved.map(({ name: former, title }) => `  ${former} → ${title}`),
    ),
    ...part('Migrations that change a table you no longer have:', missing),
    ...part(
      `Files that you deleted stay away, though the release has them. To get one: git checkout refs/template/${to} -- <file>`,
      deleted.map((path) => `  ${path}`),
    ),
    ...part(
      `Conflicts in ${conflicts.size === 1 ? 'one file' : `${conflicts.size} files`}:`,
      [...conflicts].map(([path, stages]) => `  ${path}\n    ${adviceFor(path, stages)}`),
    ),
    part('Next:', numbered(nextSteps({ to, conflicts, later })))[0],
    'Take it back: npm run upgrade -- --undo',
  ].join('\n\n')
}

function nextSteps({ to, conflicts, later }) {
  return [
    ...(conflicts.size > 0 ? ['Edit each file in conflict, then: git add <file>'] : []),
    ...later,
    'npm run client',
    'npm test',
    `git add -A && git commit -m "template: take over release ${to}"`,
  ]
}

const numbered = (steps) => steps.map((step, index) => `  ${index + 1}. ${step}`)
const indented = (text) => text.replaceAll(/^(?=.)/gm, '  ')
