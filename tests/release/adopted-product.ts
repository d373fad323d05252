import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { product as template } from '#rules/product.ts'
import { addPackage, route } from './next-release.ts'
import { Repository } from './repository.ts'

const genres = 'modules/genres'

export const name = ['Pawline', 'Quillmark'].find((other) => other !== template.name) ?? ''

/** Ten files of the template, each with what stands there and what takes its place. */
export const edits = [
  ['src/rules/product.ts', "makers: 'https://", "makers: 'https://www."],
  ['src/ui/theme/tokens.css', '--veil: light-dark(oklch(0.24', '--veil: light-dark(oklch(0.23'],
  [`${genres}/hues.ts`, 'rose: 0,', 'rose: 5,'],
  [
    `${genres}/screens/no-genres.tsx`,
    '<Button onClick={onClear}>',
    '<Button variant="primary" onClick={onClear}>',
  ],
  [`${genres}/locales/en.json`, '"Search genres"', '"Find genres"'],
  [`${genres}/locales/fr.json`, '"merge": "', '"merge": "» '],
  ['README.md', '## Configuration\n', '## Configuration\n\nOur servers set them in a vault.\n'],
  ['CONTRIBUTING.md', '- There is one way', '- Pets come first.\n- There is one way'],
  ['compose.yaml', 'interval: 2s', 'interval: 3s'],
  ['package.json', '    "format":', '    "paws": "node --version",\n    "format":'],
] as const

export async function adoptedProduct(product = new Repository()) {
  await product.run(`npm run rename -- "${name}"`)
  product.commit()
  await product.run(
    'npm run new -- resource pets name:text:required "species:enum(dog,cat)" owner:user',
  )
  for (const [path, former, text] of edits) product.replace(path, former, text)
  product.replace(
    'package.json',
    /"version": "[^"]+"/.exec(product.read('package.json'))?.[0] ?? '',
    '"version": "7.4.0"',
  )
  addPackage(product, 'dependencies', 'magic-string')
  product.write('src/routes/dev/paws.tsx', route('/dev/paws'))
  rmSync(join(product.folder, '.devcontainer'), { recursive: true })
  await product.run('npm install --package-lock-only --offline')
  await product.run('node scripts/edits/generated.mjs')
  await product.run('oxfmt')
  await product.run('npm run docs')
  product.commit()
  return product
}
