import { globSync } from 'node:fs'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { say } from '../../bootstrap/words.mjs'
import { addFolder, folderOf, removeFolder } from '../added-folder.mjs'
import { moduleFor } from '../modules.mjs'
import { languages, untranslated } from '../resource-files.mjs'
import { elementEdit, jsonEdit } from '../text-edits.mjs'
import { camel, dashed, sentence } from '../words.mjs'
import { pageFiles, routeOf } from './page-files.mjs'

const reserved = ['api', 'app', 'dev', 'login', 'manager']

export function newPage(root, { name: address, module: asked }) {
  const module = moduleFor(root, asked)
  const page = pageAt(address)
  const route = `modules/${module}/${page.route}`
  refuseTaken(root, page)
  addFolder(root, {
    folder: `modules/${module}/${page.name}`,
    files: pageFiles(page),
    others: { [route]: routeOf(page) },
    places: placesOf(page),
  })
  say(
    [
      `${address} is a page for all visitors, in the sitemap: modules/${module}/${page.name}`,
      'Next:',
      `  1. Write its texts, in four languages: modules/${module}/${page.name}/locales; its title and description: src/layouts/locales`,
      `  2. npm start, and open ${address}`,
      `Undo it: npm run new -- page ${address} --undo`,
    ].join('\n'),
  )
}

export function undoPage(root, { name: address }) {
  const page = pageAt(address)
  const folder = folderOf(root, page.name, { called: 'page', ending: '.tsx' })
  const route = `modules/${folder.split('/')[1]}/${page.route}`
  removeFolder(root, { folder, others: { [route]: undefined }, places: placesOf(page) })
  say(`The page ${address} is gone.`)
}

/** "/about/team" is the route file about/team.tsx and the folder about-team-page. */
function pageAt(address) {
  const segments = address.split('/').slice(1)
  if (!address.startsWith('/') || segments.some((segment) => !/^[a-z][a-z\d-]*$/.test(segment))) {
    throw new Trouble(
      `“${address}” is no address of a page: begin with a slash, as in /about or /about/team.`,
    )
  }
  if (reserved.includes(segments[0])) {
    throw new Trouble(`/${segments[0]} is an area with rules of its own: choose another address.`)
  }
  const name = `${dashed(segments.join('-'), 'page')}-page`
  return {
    address,
    name,
    key: camel(name),
    title: sentence(segments.at(-1)),
    route: `routes/${segments.join('/')}.tsx`,
  }
}

function refuseTaken(root, { address, name, route }) {
  const taken = globSync(
    [route, route.replace(/\.tsx$/, '/{index,route}.tsx')].map((one) => `{src,modules/*}/${one}`),
    { cwd: root },
  )[0]
  if (taken) throw new Trouble(`${taken} serves ${address} already.`)
  const namespace = globSync(`{src,modules}/**/${name}/locales/en.json`, { cwd: root })[0]
  if (namespace) {
    throw new Trouble(`The texts of ${namespace} have this name: choose another address.`)
  }
}

const placesOf = ({ address, key, title }) => [
  ['src/app/public-pages.ts', [elementEdit(`'${address}'`, 'export const publicPages = [')]],
  ...languages.map((language) => [
    `src/layouts/locales/${language}.json`,
    [
      jsonEdit(['pages', key], untranslated(language, title)),
      jsonEdit(
        ['descriptions', key],
        untranslated(language, `${title}: what search engines show.`),
      ),
    ],
  ]),
]
