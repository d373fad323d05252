import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { knownModules, words } from '../../modules/known-modules.mjs'

const ways = ['with', 'without', 'only']

/** The names of the modules that stay: those of the options, or of an answer where none is given. */
export async function chosenModules(root, options) {
  const all = knownModules(root)
  const given = ways.filter((way) => options[way] !== undefined)
  if (given.length > 1) {
    throw new Trouble(`${given.map((way) => `--${way}`).join(' and ')} exclude each other.`)
  }
  const [way] = given
  if (way === undefined) return kept(all, await asked(all))
  const names = namesIn(options[way])
  if (way === 'only' && `${names}` !== 'base') {
    throw new Trouble('--only takes base. Name modules by --with.')
  }
  return way === 'without' ? left(all, names) : kept(all, names)
}

const namesIn = (text) => text.split(/[\s,]+/).filter(Boolean)

/** These and those that they need. */
function kept(all, names) {
  const wanted = names.filter((name) => name !== 'base')
  refuseUnknown(all, wanted)
  const found = new Set(wanted)
  for (const name of found) for (const need of find(all, name).needs) found.add(need)
  return namesOf(all).filter((name) => found.has(name))
}

/** All but these and those that need them. */
function left(all, names) {
  refuseUnknown(all, names)
  const gone = new Set(names)
  for (const name of gone) {
    for (const one of all) if (one.needs.includes(name)) gone.add(one.name)
  }
  return namesOf(all).filter((name) => !gone.has(name))
}

const namesOf = (all) => all.map(({ name }) => name)
const find = (all, wanted) => all.find(({ name }) => name === wanted)

function refuseUnknown(all, names) {
  const unknown = names.find((name) => !find(all, name))
  if (unknown) {
    throw new Trouble(`There is no module ${unknown}. There are: ${words(namesOf(all))}.`)
  }
}

async function asked(all) {
  const list = all
    .map(
      ({ name, lines, purpose }, at) =>
        `${`${at + 1}`.padStart(3)}  ${name}, ${lines} lines: ${purpose}`,
    )
    .join('\n')
  if (!stdin.isTTY) {
    throw new Trouble(
      `${list}\nSay which modules stay: --with <a,b>, --without <a,b> or --only base.`,
    )
  }
  const terminal = createInterface({ input: stdin, output: stdout })
  try {
    const answer = await terminal.question(
      `${list}\nWhich stay, with those that they need? Numbers or names, “all”, or “base” for none: `,
    )
    const typed = namesIn(answer)
    if (typed.length === 0) throw new Trouble('Nothing was chosen, and nothing is changed.')
    if (`${typed}` === 'all') return namesOf(all)
    return typed.map((word) => all[Number(word) - 1]?.name ?? word)
  } finally {
    terminal.close()
  }
}
