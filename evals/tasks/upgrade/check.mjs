import { require, shared } from '../../lib/points.mjs'

const has = (copy, path, text) => {
  require(copy.exists(path), `There is no ${path}`)
  require(copy.read(path).includes(text), `${path} does not say: ${text}`)
}
const productOf = (copy) => /name: '(.+?)'/.exec(copy.read('src/rules/product.ts'))[1]

export const points = {
  'the changes of the release are in': (copy) => {
    has(copy, 'src/rules/days-between.ts', 'daysBetween')
    has(copy, 'src/i18n/languages.ts', 'sw-TZ-u-nu-latn')
    has(copy, 'docs/tour.md', '## Count days')
    has(copy, 'CHANGELOG.md', 'Days between two dates.')
    has(copy, 'template.json', '"release": "0.2.0"')
  },
  'the product keeps its name': (copy) => {
    const former = copy.git('show', `${copy.start}:src/rules/product.ts`)
    require(former === copy.read('src/rules/product.ts'), 'src/rules/product.ts has changed')
  },
  'what the release brings is called as the product is': (copy) =>
    has(copy, 'docs/tour.md', `${productOf(copy)} counts the days between two dates.`),
  'own changes are kept': (copy) => {
    has(copy, 'src/rules/roles.ts', "en: 'Member',")
    has(copy, 'src/i18n/languages.ts', "name: 'English (UK)'")
    has(copy, 'docs/tour.md', '# Our tour')
    has(copy, 'src/rules/greeting.ts', 'Good to see you')
  },
  'no conflict is left': (copy) => {
    const paths = copy.git('ls-files').trim().split('\n').filter(copy.exists)
    const marked = paths.filter((path) => /^(<{7}|>{7}) /m.test(copy.read(path)))
    require(marked.length === 0, `${marked.join(', ')} have conflicts`)
  },
  'the types agree': shared['the types agree'],
}
