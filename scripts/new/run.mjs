import { readArguments } from '../bootstrap/arguments.mjs'
import { root } from '../bootstrap/project.mjs'
import { describe, Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { refuseHalfDone, undo } from '../edits/write-all.mjs'
import { newJob, undoJob } from './features/job-command.mjs'
import { newMail, undoMail } from './features/mail-command.mjs'
import { newPage, undoPage } from './features/page-command.mjs'
import { help } from './fields.mjs'
import { newLanguage, undoLanguage } from './language-command.mjs'
import { newModule, undoModule } from './module-command.mjs'
import { newProduct } from './product/product-command.mjs'
import { newResource, undoResource } from './resource-command.mjs'
import { newRole, undoRole } from './role-command.mjs'

const usage = `npm run new -- resource <plural> <field> …   [--in <module>] [--belongs-to <resource>] [--singular <name>] [--icon <name>]
npm run new -- role <name> <permission> …
npm run new -- module <name>
npm run new -- page /<address>   [--in <module>]
npm run new -- job <name> [--in <module>]   [--every <minutes>]
npm run new -- mail <name> [--in <module>]
npm run new -- language <code> [<name>]
npm run new -- product "<name>" [--with <module>,… | --without <module>,… | --only base] [--dry-run]

Each but product takes --undo instead of what follows the name; --undo alone puts back what an interrupted run wrote. As in:
npm run new -- resource pets name:text:required "species:enum(dog,cat)" born:date owner:user photo:picture
npm run new -- role support user:get,update job:read`

const commands = {
  resource: { write: newResource, undo: undoResource },
  role: { write: newRole, undo: undoRole },
  module: { write: newModule, undo: undoModule },
  job: { write: newJob, undo: undoJob },
  mail: { write: newMail, undo: undoMail },
  page: { write: newPage, undo: undoPage },
  language: { write: newLanguage, undo: undoLanguage },
}

const options = {
  in: { type: 'string' },
  'belongs-to': { type: 'string' },
  singular: { type: 'string' },
  icon: { type: 'string' },
  every: { type: 'string' },
  with: { type: 'string' },
  without: { type: 'string' },
  only: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
}

function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  const [what, name, ...typed] = positionals
  if (values.help) return say(`${usage}\n\n${help}`)
  if (values.undo && !what) {
    undo()
    return say('The interrupted run is undone.')
  }
  refuseHalfDone('npm run new -- --undo')
  if (what === 'product' && positionals.length === 2 && !values.undo) {
    return newProduct(root, { ...values, name })
  }
  const command = Object.hasOwn(commands, what ?? '') ? commands[what] : undefined
  if (!command || !name) throw new Trouble(usage)
  const wanted = {
    path: name,
    name,
    typed,
    module: values.in,
    belongsTo: values['belongs-to'],
    ...values,
  }
  if (values.undo) return command.undo(root, wanted)
  refuseUncommitted()
  return command.write(root, wanted)
}

try {
  await main()
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
