import { parseArgs } from 'node:util'
import { root } from '../bootstrap/project.mjs'
import { describe, Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { help } from './fields.mjs'
import { refuseUncommitted } from './git.mjs'
import { newResource, undoResource } from './resource-command.mjs'

const usage = `npm run new -- resource <plural> <field> …   [--in <domain>] [--singular <name>] [--icon <name>]
npm run new -- resource <plural> --undo

As in: npm run new -- resource pets name:text:required species:enum(dog,cat) born:date owner:user photo:picture`

const options = {
  in: { type: 'string' },
  singular: { type: 'string' },
  icon: { type: 'string' },
  undo: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
}

async function main() {
  const { values, positionals } = read()
  const [what, name, ...typed] = positionals
  if (values.help) return say(`${usage}\n\n${help}`)
  if (what !== 'resource' || !name) throw new Trouble(usage)
  if (values.undo) return undoResource(root, { path: name, ...values })
  refuseUncommitted(root)
  return newResource(root, { path: name, domain: values.in, ...values, typed })
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new Trouble(`${error.message}\n\n${usage}`)
  }
}

try {
  await main()
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
