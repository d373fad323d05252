import type { Labels } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'
import { Repository } from './repository.ts'

const genres = 'modules/genres'

export const hints: Labels = {
  en: 'Add a note to each.',
  fr: 'Ajoutez une note à chacun.',
  ar: 'أضف ملاحظة إلى كل منها.',
  sw: 'Ongeza maelezo kwa kila moja.',
}

export const route = (path: string) => `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('${path}')({ component: () => null })
`

/** The template with the release that this project has, and with the next one. */
export async function templateOfTwoReleases() {
  const template = new Repository()
  const { release } = JSON.parse(template.read('template.json')) as { release: string }
  template.git('tag', `v${release}`)
  const [major = '', minor = ''] = release.split('.')
  const next = `${major}.${Number(minor) + 1}.0`
  await changeTemplate(template)
  template.commit()
  await template.run(`npm run release -- ${next}`)
  return { template, release, next }
}

/** The third one has a module more, a column more in the base, and changes what most products have as it is. */
export async function templateOfThreeReleases() {
  const { template, release, next } = await templateOfTwoReleases()
  const [major = '', minor = ''] = next.split('.')
  const last = `${major}.${Number(minor) + 1}.0`
  await template.run('npm run new -- module kennel')
  template.replace(
    'src/kit/dashboard/server/figure.table.server.ts',
    '    name: text().notNull(),\n',
    '    name: text().notNull(),\n    note: text(),\n',
  )
  await template.run('npm run migration -- figure_notes')
  const news = {
    path: 'src/domains/operations/home/locales/en.json',
    text: 'The command is copied',
  }
  template.replace(news.path, 'Command copied', news.text)
  template.replace(
    'CHANGELOG.md',
    '## Unreleased\n',
    '## Unreleased\n\n### What you need to do\n\nNothing.\n',
  )
  await template.run('oxfmt')
  await template.run('npm run docs')
  template.commit()
  await template.run(`npm run release -- ${last}`)
  return { template, releases: [release, next, last] as const, news }
}

async function changeTemplate(template: Repository) {
  template.replace(
    `${genres}/genre.table.server.ts`,
    '    ...times,\n',
    '    note: text(),\n    ...times,\n',
  )
  await template.run('npm run migration -- genre_notes')

  for (const [language, hint] of Object.entries(hints)) {
    const added = `    "empty": {\n      "hint": "${hint}",\n`
    template.replace(`${genres}/locales/${language}.json`, '    "empty": {\n', added)
  }
  template.replace(
    `${genres}/screens/no-genres.tsx`,
    "text={t('list.empty.text')}",
    "text={t('list.empty.text') + t('list.empty.hint')}",
  )

  template.git('mv', `${genres}/hues.ts`, `${genres}/genre-hues.ts`)
  for (const user of [
    'index.ts',
    'hues.test.ts',
    'screens/genre-dialog.tsx',
    'screens/new-genre-dialog.tsx',
  ]) {
    template.replace(`${genres}/${user}`, '/hues.ts', '/genre-hues.ts')
  }

  template.replace(
    'README.md',
    '## Two minutes\n',
    `${product.name} keeps notes on genres.\n\n## Two minutes\n`,
  )
  template.replace('CONTRIBUTING.md', '- Targets are', '- A note is short.\n- Targets are')
  template.replace('package.json', '    "format":', '    "notes": "node --version",\n    "format":')
  addPackage(template, 'devDependencies', 'picomatch')
  template.replace(
    'CHANGELOG.md',
    '## Unreleased\n',
    '## Unreleased\n\n### What you need to do\n\n- Write a note on each genre.\n',
  )
  template.replace('.devcontainer/devcontainer.json', '[3000]', '[3000, 3001]')
  template.write('.devcontainer/notes.json', '{}\n')
  template.write('src/routes/dev/notes.tsx', route('/dev/notes'))
  await template.run('npm install --package-lock-only --offline')
  await template.run('node scripts/edits/generated.mjs')
  await template.run('oxfmt')
  await template.run('npm run docs')
}

/** A package that others need already, so that no registry is asked. */
export function addPackage(project: Repository, kind: string, name: string) {
  const { packages } = JSON.parse(project.read('package-lock.json')) as {
    packages: Record<string, { version: string }>
  }
  const version = packages[`node_modules/${name}`]?.version
  project.replace('package.json', `"${kind}": {`, `"${kind}": {\n    "${name}": "${version}",`)
}
