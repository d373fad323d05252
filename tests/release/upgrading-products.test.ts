import { expect, test } from 'vitest'
import { product as template } from '#rules/product.ts'
import { hints, templateOfThreeReleases } from './next-release.ts'
import { Repository } from './repository.ts'

const name = ['Pawline', 'Quillmark'].find((other) => other !== template.name) ?? ''
const genres = 'modules/genres'

type Product = {
  title: string
  alter: (product: Repository) => Promise<unknown>
  /** Texts of its own by the file that has them after the upgrades. */
  keeps: Record<string, string>
}

const replacing =
  (...edits: [path: string, former: string, text: string][]) =>
  (product: Repository) => {
    for (const [path, former, text] of edits) product.replace(path, former, text)
    return Promise.resolve()
  }

const products: Product[] = [
  {
    title: 'own modules',
    alter: async (product) => {
      await product.run('npm run new -- module clinic')
      product.commit()
      await product.run('npm run new -- resource pets name:text:required --in clinic')
    },
    keeps: { 'src/app/modules.server.ts': 'clinic', 'modules/clinic/module.json': 'clinic' },
  },
  {
    title: 'a choice of modules',
    alter: (product) =>
      product.run(`npm run new -- product "${name}" --with organizations,imports`),
    keeps: { 'src/rules/product.ts': name },
  },
  {
    title: 'another name',
    alter: (product) => product.run(`npm run rename -- "${name}"`),
    keeps: { 'src/rules/product.ts': name },
  },
  {
    title: 'a changed file of the base',
    alter: replacing([
      'src/ui/theme/tokens.css',
      '--veil: light-dark(oklch(0.24',
      '--veil: light-dark(oklch(0.23',
    ]),
    keeps: { 'src/ui/theme/tokens.css': '--veil: light-dark(oklch(0.23' },
  },
  {
    title: 'a changed module',
    alter: replacing(
      [`${genres}/hues.ts`, 'rose: 0,', 'rose: 5,'],
      [
        `${genres}/screens/no-genres.tsx`,
        '<Button onClick={onClear}>',
        '<Button variant="primary" onClick={onClear}>',
      ],
    ),
    keeps: {
      [`${genres}/genre-hues.ts`]: 'rose: 5,',
      [`${genres}/screens/no-genres.tsx`]: 'variant="primary" onClick={onClear}',
    },
  },
  {
    title: 'other texts',
    alter: replacing(
      [`${genres}/locales/en.json`, '"Search genres"', '"Find genres"'],
      ['src/domains/identity/login/locales/en.json', '"Send me a code"', '"Mail me a code"'],
    ),
    keeps: {
      [`${genres}/locales/en.json`]: '"Find genres"',
      'src/domains/identity/login/locales/en.json': '"Mail me a code"',
    },
  },
]

/** Types, form, dead text and the rules of the project; the migrations are those of the tables. */
const checks = [
  'tsc --noEmit --incremental false',
  'oxfmt --check .',
  'vitest run --project unit tests/conventions tests/guides scripts/modules src/app',
]

test.each(products)(
  'a product with $title takes over two releases, one after the other',
  async ({ alter, keeps }) => {
    const { template: source, releases, news } = await templateOfThreeReleases()
    const product = new Repository()
    await alter(product)
    await product.run('oxfmt')
    product.commit()
    for (const release of releases.slice(1)) {
      const said = await product.run(`npm run upgrade -- ${source.folder} --to ${release}`)
      expect(said).toMatch(/You changed \d+ of \d+ files of that release/)
      expect(said).not.toMatch(/[Cc]onflict/)
      product.commit()
    }
    for (const [path, text] of Object.entries(keeps)) expect(product.read(path)).toContain(text)
    expect(product.read(news.path)).toContain(news.text)
    await product.run('npm install --package-lock-only --offline')
    expect(product.changes()).toBe('')
    await product.run('npm run client')
    for (const check of checks) await product.run(check)
  },
)

test('a release says how many files of a product it merges, and brings no module that was left out', async () => {
  const { template: source, releases } = await templateOfThreeReleases()
  const product = new Repository()
  await product.run('npm run modules -- remove webhooks --with-dependents --no-database')
  product.commit()
  product.replace(`${genres}/locales/en.json`, '"Search genres"', '"Find genres"')
  product.commit()
  const said = await product.run(`npm run upgrade -- ${source.folder} --to ${releases[1]}`)
  expect(said).toMatch(
    /You changed 1 of \d+ files of that release. The newer one changes 1 of them/,
  )
  expect(product.read('src/app/modules.ts')).not.toContain('webhooks')
  expect(product.read(`${genres}/locales/en.json`)).toContain(hints.en)
})
