const names = ['Pawline', 'Quillmark']

/** A product that was renamed and changed, and a newer release of its template, as tags of one repository. */
export async function prepare(copy) {
  const template = /name: '(.+?)'/.exec(copy.read('src/rules/product.ts'))[1]
  const product = names.find((name) => name !== template)
  setVersion(copy, '0.1.0')
  copy.begin()
  copy.git('tag', 'v0.1.0')
  copy.git('switch', '--quiet', '--create', 'template')
  release(copy, template)
  copy.commit('release 0.2.0')
  copy.git('tag', 'v0.2.0')
  copy.git('switch', '--quiet', 'main')
  copy.git('branch', '--quiet', '--delete', '--force', 'template')
  await copy.run(`node scripts/rename.mjs ${product}`)
  copy.commit(`rename the product to ${product}`)
  ownChanges(copy)
  copy.commit('choose roles and a greeting of our own')
}

function setVersion(copy, version) {
  for (const [path, key] of Object.entries({
    'package.json': 'version',
    'template.json': 'release',
  })) {
    const text = copy.read(path)
    copy.write(path, text.replace(new RegExp(`"${key}": ".*?"`), `"${key}": "${version}"`))
  }
}

function release(copy, template) {
  setVersion(copy, '0.2.0')
  copy.edit('CHANGELOG.md', [
    '## Unreleased\n',
    '## Unreleased\n\n## 0.2.0\n\n- Days between two dates.\n\n### What you need to do\n\nNothing.\n',
  ])
  copy.edit('docs/tour.md', [
    '## Next\n',
    `## Count days\n\n${template} counts the days between two dates.\n\n## Next\n`,
  ])
  copy.edit('src/i18n/languages.ts', ["'sw-KE-u-nu-latn'", "'sw-TZ-u-nu-latn'"])
  copy.write('src/rules/days-between.ts', daysBetween)
}

function ownChanges(copy) {
  copy.edit('src/rules/roles.ts', ["en: 'Reader',", "en: 'Member',"])
  copy.edit('src/i18n/languages.ts', ["name: 'English'", "name: 'English (UK)'"])
  copy.edit('docs/tour.md', ['# Tour\n', '# Our tour\n'])
  copy.write('src/rules/greeting.ts', "export const greeting = 'Good to see you'\n")
}

const daysBetween = `const day = 24 * 3600_000

export const daysBetween = (from: Date, until: Date) =>
  Math.round((until.getTime() - from.getTime()) / day)
`
